-- A packed game is read slice by slice: that of the revision before stays while a call may still be reading it.
truncate packed_games;
alter table packed_games drop constraint packed_games_pkey;
alter table packed_games add primary key (world_id, copy, revision);
