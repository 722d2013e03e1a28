-- How a game is played, in the words of its maker.
alter table worlds add column description text not null default '';
-- For the list of new games.
create index worlds_by_time on worlds (updated_at desc, id) where published;
