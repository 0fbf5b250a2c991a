// @ts-check

export const account = {
  account_title: 'Account',
  account_lead: 'A name keeps your games and points, and puts you on the leaderboard.',
  account_guest: 'You are playing as a guest. Sign up and everything you have played stays yours.',
  account_signed_in: 'Signed in as {name}',
  account_rank: 'Rank',
  account_points: 'Points',
  account_unranked: 'none yet',
  signup: 'Sign up',
  login: 'Log in',
  logout: 'Log out',
  name: 'Name',
  password: 'Password',
  password_hint: '8 to 128 characters.',
  name_hint: 'As others will see it.',
  working: 'One moment…',
};
