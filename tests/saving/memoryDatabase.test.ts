import { expect, it } from "vitest";
import { newMemoryDatabase } from "../../src/saving/local/LocalDatabase.ts";

it("loses nothing of two transactions at once", async () => {
  const database = newMemoryDatabase();
  const put = (key: string, ticks: number) =>
    database.transact("readwrite", async (stores) => {
      for (let tick = 0; tick < ticks; tick += 1) await null;
      await stores.put("localGames", key, key);
    });
  const look = () => database.transact("readonly", (stores) => stores.keys("localGames", ""));
  await Promise.all([put("quick", 1), put("slow", 20), look()]);
  expect(await look()).toEqual(["quick", "slow"]);
});

it("undoes a transaction that fails halfway, and runs the next", async () => {
  const database = newMemoryDatabase();
  const half = database.transact("readwrite", async (stores) => {
    await stores.put("localGames", "half", 1);
    throw new Error("no");
  });
  await expect(half).rejects.toThrow("no");
  await database.transact("readwrite", (stores) => stores.put("localGames", "whole", 1));
  expect(await database.transact("readonly", (stores) => stores.keys("localGames", ""))).toEqual(["whole"]);
});
