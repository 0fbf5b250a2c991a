-- Times are UTC milliseconds since the epoch, booleans 0 or 1, documents text.
-- A statement ends with a semicolon at the end of a line.

create table schema_migrations (
    version bigint primary key,
    name text not null,
    applied_ms bigint not null
);

-- Written to find out whether a disk that failed works again.
create table probe (
    id bigint primary key,
    at_ms bigint not null
);

-- Ids are never used again (autoincrement), also after an account was deleted.
create table accounts (
    id integer primary key autoincrement,
    name text not null,
    name_key text not null unique,
    password_hash text not null,
    guest integer not null,
    created_ms bigint not null
);

create table sessions (
    token_hash text not null primary key,
    account bigint not null references accounts (id) on delete cascade,
    created_ms bigint not null,
    seen_ms bigint not null,
    expires_ms bigint not null
) without rowid;
create index sessions_account on sessions (account);
create index sessions_expires on sessions (expires_ms);

create table http_replies (
    scope text not null,
    key text not null,
    reply text not null,
    expires_ms bigint not null,
    primary key (scope, key)
) without rowid;
create index http_replies_expires on http_replies (expires_ms);

-- events: one line of JSON an event, versions 1 to folded_version; later ones are in the journal.
-- replies_state: 0 kept, 1 blanked to tombstones, 2 removed.
create table games (
    id text not null primary key,
    account bigint not null references accounts (id),
    created_ms bigint not null,
    ended_ms bigint not null default 0,
    ranked integer not null,
    folded_version bigint not null default 0,
    replies_state integer not null default 0,
    create_command text not null,
    awarded bigint not null default 0,
    award_reason text not null default '',
    setup text not null,
    result text not null default '',
    record text not null default '',
    events text not null default ''
);
create index games_account on games (account);
create index games_running on games (id) where ended_ms = 0;
create index games_ended on games (ended_ms) where ended_ms > 0;
create index games_replies on games (replies_state, ended_ms) where ended_ms > 0 and replies_state < 2;

-- Append-only in commit order; deliberately without a second index.
create table journal (
    seq integer primary key,
    game text not null,
    version bigint not null,
    at_ms bigint not null,
    kind text not null,
    payload text not null,
    account bigint not null,
    command_id text not null,
    reply text not null
);

-- Commands that created a game, and all commands whose events were folded. An empty reply is the
-- tombstone of an expired one.
create table command_replies (
    account bigint not null,
    command_id text not null,
    game text not null,
    reply text not null,
    primary key (account, command_id)
) without rowid;
create index command_replies_game on command_replies (game);

-- The ledger: ranked wins against the computer, each game once, whether it earned points or not.
create table wins (
    game text not null primary key references games (id),
    account bigint not null references accounts (id),
    level text not null,
    points bigint not null,
    reason text not null,
    margin bigint not null,
    no_reply integer not null,
    sowings text not null,
    ended_ms bigint not null
);
create index wins_sowings on wins (account, sowings);
create unique index wins_no_reply on wins (account, level) where no_reply = 1 and points > 0;

-- Sums over the ledger, kept in the transaction of the result.
create table account_points (
    account bigint not null primary key references accounts (id),
    points bigint not null,
    reached_ms bigint not null
) without rowid;

create table account_level_wins (
    account bigint not null references accounts (id),
    level text not null,
    level_points bigint not null,
    wins bigint not null,
    best_margin bigint not null,
    primary key (account, level)
) without rowid;
