const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** `now` is in ms since 1970. A time in the future is "just now", because clocks differ. */
export function timeAgo(isoTime: string, now: number): string {
  const seconds = (now - Date.parse(isoTime)) / 1000;
  if (Number.isNaN(seconds)) return "some time ago";
  const unit = UNITS.find(([, length]) => seconds >= length);
  if (!unit) return "just now";
  const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  return words.format(-Math.floor(seconds / unit[1]), unit[0]);
}

/** The time of day, with the date if `at` is not today. `at` and `now` are in ms since 1970. */
export function clockTime(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ weekday: "long", day: "numeric", month: "long" } as const);
  return new Intl.DateTimeFormat("en", { hour: "numeric", minute: "2-digit", ...day }).format(at);
}
