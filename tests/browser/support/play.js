// Playing as a person does: by clicking pits that the page shows as ones that can be sown.

/** From the first position this line makes 54 of 98 seeds before the other side sows. */
export const WINNING_LINE = 'abggacadg';

/** Pits that can be sown or chosen now. */
export const READY = '.pit[aria-disabled="false"]';

/** Until so many moves were made. @param {import('playwright-core').Page} page @param {number} count */
export const atPly = (page, count) =>
  page.waitForSelector(`.table-game[data-ply="${count}"]`, { timeout: 30000 });

/** @param {import('playwright-core').Page} page */
export const ply = (page) => page.locator('.table-game').getAttribute('data-ply').then(Number);

/** Seeds as they are printed, hole by hole. @param {import('playwright-core').Page} page */
export const counts = (page) => page.locator('.count text').allTextContents();

/**
 * The letters of all pits that can be sown or chosen, as soon as there are some.
 * @param {import('playwright-core').Page} page @returns {Promise<string[]>}
 */
export async function readyPits(page) {
  await page.waitForSelector(READY);
  return page.locator(READY).evaluateAll((pits) => pits.map((pit) => pit.dataset.pit ?? ''));
}

/**
 * Opens what is beside the big button and picks a pack.
 * @param {import('playwright-core').Page} page @param {string} id
 */
export async function choosePack(page, id) {
  await page.getByText('Rules and ranking').click();
  await page.locator('select[name="pack"]').selectOption(id);
}

/** @param {import('playwright-core').Page} page */
export async function startGame(page) {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/game\//);
  await page.waitForSelector('.table-game');
}

/** From the front page, a game that doesn't count. @param {import('playwright-core').Page} page */
export async function startPractice(page) {
  await page.getByText('Rules and ranking').click();
  await page.getByRole('switch', { name: 'Ranked game' }).uncheck();
  await startGame(page);
}

/** @param {import('playwright-core').Page} page */
export async function resign(page) {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
}

/**
 * Until it is the person's turn or the game is over.
 * @param {import('playwright-core').Page} page @returns {Promise<boolean>} whether it goes on
 */
export async function myTurn(page) {
  await page.waitForSelector(`${READY}, .result`);
  return !(await page.isVisible('.result'));
}

/**
 * Clicks a pit and waits until the server's answer shows.
 * @param {import('playwright-core').Page} page
 * @param {string|null} letter none: the last that can be sown
 */
export async function sow(page, letter) {
  const before = await ply(page);
  const pit = letter ? page.locator(`${READY}[data-pit="${letter}"]`) : page.locator(READY).last();
  await pit.click();
  await page.waitForFunction(
    (last) => Number(document.querySelector('.table-game')?.getAttribute('data-ply')) > last,
    before,
  );
}

/**
 * Clicks a pit and waits until the page tells something new: a choice that is in reveals nothing.
 * @param {import('playwright-core').Page} page
 * @param {string|null} [letter] none: the last that can be chosen
 */
export async function choose(page, letter = null) {
  const before = await page.locator('.status').getAttribute('data-told');
  const pit = letter ? page.locator(`${READY}[data-pit="${letter}"]`) : page.locator(READY).last();
  await pit.click();
  await page.waitForFunction(
    (last) => document.querySelector('.status')?.getAttribute('data-told') !== last,
    before,
  );
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} line letters to begin with
 * @param {number} [most] sowings of the person, after which the game is left as it stands
 */
export async function playOn(page, line = '', most = 300) {
  for (let count = 0; count < most && (await myTurn(page)); ++count)
    await sow(page, line[count] ?? null);
}

/** @param {import('playwright-core').Page} page @param {string} name @param {string} password */
export async function signUp(page, name, password) {
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('link', { name }).waitFor();
}
