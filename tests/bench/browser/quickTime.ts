import type { Page } from "@playwright/test";

/**
 * Speeds up clocks and timers in every document that the page opens from now on, so that an hour passes in minutes. Frames come as fast as
 * they can be drawn.
 */
export async function quickenTime(page: Page, times: number): Promise<void> {
  await page.addInitScript((factor) => {
    const [begun, now, date] = [performance.now(), performance.now.bind(performance), Date.now];
    const day = date();
    const quickNow = (): number => begun + (now() - begun) * factor;
    performance.now = quickNow;
    Date.now = () => Math.round(day + quickNow() - begun);
    const { setTimeout: later, setInterval: again, requestAnimationFrame: frame } = window;
    const quick = (ms: number | undefined): number => (ms ?? 0) / factor;
    window.setTimeout = ((call: TimerHandler, ms?: number, ...rest: unknown[]) =>
      later(call, quick(ms), ...rest)) as typeof window.setTimeout;
    window.setInterval = ((call: TimerHandler, ms?: number, ...rest: unknown[]) =>
      again(call, quick(ms), ...rest)) as typeof window.setInterval;
    window.requestAnimationFrame = (call) => frame(() => call(quickNow()));
  }, times);
}
