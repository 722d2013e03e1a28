-- Whether the notes beside the rules of a game go along with the copies that others get.
alter table worlds add column shares_notes boolean not null default false;

-- Each copy of a game is packed by itself: all of it for its owner, and what others may have. A later change of what others may have
-- (src/migrate/shareable.ts) empties this table.
truncate packed_games;
alter table packed_games add column copy text collate "C" not null;
alter table packed_games drop constraint packed_games_pkey;
alter table packed_games add primary key (world_id, copy);
