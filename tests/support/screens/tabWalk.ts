import type { Page } from "@playwright/test";

/** Longer walks never end. */
const MOST = 250;

interface Stop {
  /** Counts the elements that had the focus, in the order of the walk; 0 for the page itself. */
  readonly id: number;
  readonly name: string;
  readonly fault?: string;
}

/** Walks through the screen by a key until it is back where it began. Tells where the focus falls, stops, or cannot be seen. */
export async function tabWalk(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  const faults: string[] = [];
  const stops: Stop[] = [];
  await page.evaluate(() => {
    const here = globalThis as { walked?: Element[]; there?: Element[] };
    here.walked = [];
    here.there = [...document.querySelectorAll("*")].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  });
  for (let step = 0; step < MOST; step += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(stopNow);
    const before = stops.at(-1);
    if (stop.fault) faults.push(stop.fault);
    if (stop.id > 0 && stop.id === before?.id) return [...faults, `${stop.name} keeps the focus`];
    const isRound = stop.id > 0 && stops.some(({ id }) => id === stop.id);
    stops.push(stop);
    if (!isRound) continue;
    if (stop.id !== (await page.evaluate(firstStop)))
      faults.push(`after ${before?.name} the focus goes back to ${stop.name}`);
    return [...faults, ...(await page.evaluate(falls, { stops, key })), ...(await page.evaluate(leftOut))];
  }
  return [...faults, `${MOST} presses do not lead round: ${stops.slice(-3).map(({ name }) => name)}`];
}

/** Runs in the page. What closed when the focus left it cannot be met again. */
function firstStop(): number {
  const { walked } = globalThis as unknown as { walked: Element[] };
  return walked.findIndex((one) => one.checkVisibility({ visibilityProperty: true })) + 1;
}

/** Runs in the page. The focus may leave it only between its last control and its first one, of those that the walk has not closed. */
function falls({ stops, key }: { stops: readonly Stop[]; key: string }): string[] {
  const { walked } = globalThis as unknown as { walked: Element[] };
  const inOrder = walked
    .filter((one) => one.isConnected)
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  const landing = key === "Tab" ? inOrder[0] : inOrder.at(-1);
  return stops.flatMap(({ id }, at) => {
    const next = stops[at + 1];
    if (id > 0 || at === 0 || (next && walked[next.id - 1] === landing)) return [];
    return [`after ${stops[at - 1]?.name} the focus falls to the page`];
  });
}

/** Runs in the page. */
function stopNow(): Stop {
  const { walked } = globalThis as unknown as { walked: Element[] };
  // Where less motion is asked for, what the focus moves still takes a frame.
  for (const fade of document.getAnimations()) if (fade instanceof CSSTransition) fade.finish();
  const at = document.activeElement;
  if (!at || at === document.body || at === document.documentElement) return { id: 0, name: "the page" };
  if (!walked.includes(at)) walked.push(at);
  const named = at.getAttribute("aria-label") ?? at.closest("label")?.textContent ?? at.textContent ?? "";
  const name = `‘${named.trim().slice(0, 40) || at.tagName}’`;
  return { id: walked.indexOf(at) + 1, name, fault: faultOf() };

  function faultOf(): string | undefined {
    if (!at) return undefined;
    const label = at.closest("label") ?? at;
    const seen = [at, label].find((one) => one.getBoundingClientRect().width > 2) ?? label;
    const { left, top, right, bottom } = seen.getBoundingClientRect();
    if (right - left < 2 || bottom - top < 2) return `${name} has the focus and no size`;
    const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (x1 - x0 < 2 || y1 - y0 < 2) return `${name} has the focus outside the window`;
    const spots = [0.5, 0.15, 0.85].flatMap((across) => [0.5, 0.15, 0.85].map((down) => [across, down] as const));
    const isSeen = spots.some(([across, down]) => {
      const hit = document.elementFromPoint(x0 + (x1 - x0) * across, y0 + (y1 - y0) * down);
      return hit !== null && (label.contains(hit) || hit.contains(seen));
    });
    if (!isSeen) return `${name} has the focus under something else`;
    return undefined;
  }
}

/** Runs in the page: controls that were there from the first and that the walk did not meet, though nothing says that keys reach them otherwise. */
function leftOut(): string[] {
  const { walked, there } = globalThis as unknown as { walked: Element[]; there: Element[] };
  const dialog = [...document.querySelectorAll("[role=dialog][data-state=open], [role=alertdialog]")].at(-1);
  const reachable =
    "button:enabled, a[href], input:enabled:not([type=file]), select:enabled, textarea:enabled, summary, [tabindex]";
  return [...(dialog ?? document).querySelectorAll<HTMLElement>(reachable)]
    .filter(
      (one) =>
        one.tabIndex >= 0 &&
        !one.matches(":disabled") &&
        !walked.includes(one) &&
        there.includes(one) &&
        !one.closest("[inert], [aria-hidden=true]"),
    )
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => !one.matches("input[type=radio], [role=tablist], [data-radix-focus-guard]"))
    .map((one) => `the focus never meets ‘${(one.ariaLabel ?? one.textContent ?? one.tagName).trim().slice(0, 40)}’`);
}
