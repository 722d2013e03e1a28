-- Who looked at which world lately, as digests: counted once in half an hour, whichever server was asked.
-- Not logged: after a crash a look may be counted twice, and nobody waits for the disk.

create unlogged table visits (
  visit text collate "C" primary key,
  seen_at timestamptz not null
);
create index visits_by_time on visits (seen_at);
