/** One set of facts for both implementations of the stores: all that the services rely on holds in files and in PostgreSQL. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stores } from "../../../server/stores/Stores.ts";
import { Postgres } from "../../support/Postgres.ts";
import { classFacts } from "./facts/classes.ts";
import { packedFacts } from "./facts/packed.ts";
import { peopleFacts } from "./facts/people.ts";
import { pictureFacts } from "./facts/pictures.ts";
import { versionFacts } from "./facts/versions.ts";
import { visitFacts } from "./facts/visits.ts";
import { worldFacts } from "./facts/worlds.ts";
import { database, type Form, files, type OpenStores } from "./forms.ts";

const SUBJECTS: Readonly<Record<string, (opened: OpenStores) => void>> = {
  people: peopleFacts,
  worlds: worldFacts,
  versions: versionFacts,
  "packed games": packedFacts,
  pictures: pictureFacts,
  visits: visitFacts,
  classes: classFacts,
  themselves: (opened) => {
    it("are healthy", async () => {
      await expect(opened().check()).resolves.toBeUndefined();
    });
  },
};

const postgres = await Postgres.start();
const forms: readonly Form[] = typeof postgres === "string" ? [files] : [files, database(postgres)];
afterAll(async () => {
  if (typeof postgres !== "string") await postgres.stop();
});

describe.each(forms)("the stores in $name", (form) => {
  describe.each(Object.entries(SUBJECTS))("%s", (_subject, facts) => {
    let stores: Stores;
    let discard: () => Promise<void>;
    beforeAll(async () => {
      ({ stores, discard } = await form.open());
    });
    afterAll(() => discard());

    facts(() => stores);
  });
});

it("PostgreSQL is among the forms", (context) => {
  if (typeof postgres === "string") context.skip(postgres);
});
