/** A window without a database keeps as much as one with it, for as long as it is open. */
import { expect, it } from "vitest";
import { newMemoryDatabase } from "../../src/api/local/LocalDatabase.ts";

it("forgets nothing of two works that are done at once", async () => {
  const shelf = newMemoryDatabase();
  const put = (key: string, moments: number) =>
    shelf.transact("readwrite", async (tables) => {
      for (let moment = 0; moment < moments; moment += 1) await null;
      await tables.put("localGames", key, key);
    });
  const look = () => shelf.transact("readonly", (tables) => tables.keys("localGames", ""));
  await Promise.all([put("quick", 1), put("slow", 20), look()]);
  expect(await look()).toEqual(["quick", "slow"]);
});

it("undoes a work that fails in the middle, and does the next", async () => {
  const shelf = newMemoryDatabase();
  const half = shelf.transact("readwrite", async (tables) => {
    await tables.put("localGames", "half", 1);
    throw new Error("no");
  });
  await expect(half).rejects.toThrow("no");
  await shelf.transact("readwrite", (tables) => tables.put("localGames", "whole", 1));
  expect(await shelf.transact("readonly", (tables) => tables.keys("localGames", ""))).toEqual(["whole"]);
});
