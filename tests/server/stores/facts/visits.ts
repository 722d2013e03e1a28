/** What holds in every implementation of the stores for visits of worlds. */
import { expect, it } from "vitest";
import type { OpenStores } from "../forms.ts";
import { atOnce, freshId } from "../rows.ts";

const NOON = Date.UTC(2025, 5, 1, 12);
const REST = 30 * 60_000;

export function visitFacts(opened: OpenStores): void {
  const look = (visit: string, at: number): Promise<boolean> => opened().visits.isNew(visit, at, REST);

  it("counts a visit as new once, and again after the rest time", async () => {
    const visit = freshId();
    const looks = [0, 1, REST - 1, REST, REST + 1, 2 * REST];
    const answers: boolean[] = [];
    for (const after of looks) answers.push(await look(visit, NOON + after));
    expect(answers).toEqual([true, false, false, true, false, true]);
  });

  it("tells visits apart", async () => {
    expect([await look(freshId(), NOON), await look(freshId(), NOON)]).toEqual([true, true]);
  });

  it("counts only one of many simultaneous visits as new", async () => {
    const visit = freshId();
    const answers = await Promise.all(atOnce(20, () => look(visit, NOON)));
    expect(answers.filter((isNew) => isNew)).toHaveLength(1);
  });
}
