-- The second account at a table of two people; null while that seat is open, and in games of one
-- account.
alter table games add column opponent bigint references accounts (id);
create index games_opponent on games (opponent) where opponent is not null;
