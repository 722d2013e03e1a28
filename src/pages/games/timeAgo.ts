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
