/** The recorded plays of tests/vectors, replayed tick for tick. Their format is described in tests/vectors/README.md. */
import { describe, expect, it } from "vitest";
import { replay } from "../../server/simulate/replay.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { type RecordedPlay, recordedPlays } from "../support/recordedPlays.ts";

describe("a recorded play", () => {
  it.each(recordedPlays())("$name is played tick for tick, as it is and migrated", expectAsRecorded);
});

describe("a recorded play of rules that say more", () => {
  it.each(recordedPlays("sayMore"))("$name is played tick for tick, as it is and migrated", expectAsRecorded);
});

function expectAsRecorded(play: RecordedPlay): void {
  expect(replay(play)).toEqual(play.expect);
  expect(replay({ ...play, document: migrate(play.document).document })).toEqual(play.expect);
}
