/** A moment as a child reads it: today by the clock, an earlier one with its day. `at` and `now` in ms since 1970. */
export function clockTime(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ weekday: "long", day: "numeric", month: "long" } as const);
  return new Intl.DateTimeFormat("en", { hour: "numeric", minute: "2-digit", ...day }).format(at);
}
