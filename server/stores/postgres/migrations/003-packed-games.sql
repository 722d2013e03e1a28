-- Present games packed for sending: made again if they are missing, so not logged.

create unlogged table packed_games (
  world_id text collate "C" primary key,
  revision integer not null,
  crc bigint not null,
  length integer not null,
  bytes bytea not null,
  packed_at timestamptz not null default clock_timestamp(),
  foreign key (world_id, revision) references versions on delete cascade
);
alter table packed_games alter column bytes set storage external;
