/** The time of day, with the date if `at` is not today. `at` and `now` are in ms since 1970. */
export function clockTime(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ weekday: "long", day: "numeric", month: "long" } as const);
  return new Intl.DateTimeFormat("en", { hour: "numeric", minute: "2-digit", ...day }).format(at);
}
