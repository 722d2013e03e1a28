export interface Damage {
  readonly name: string;
  readonly of: (content: Buffer) => Buffer;
}

/** Boundaries in a file: checksums, words of the format, braces, line ends. */
const MARKS = /[\w-]{43}|"(?:check|seal|row|data|id|name|thumbnail)"|[\n{}]/g;

/**
 * Positions of every class: the first byte, the last, one in the middle, and both ends and the middle of the first, a middle and the last
 * mark of each kind.
 */
export function placesIn(content: Buffer): number[] {
  const { length } = content;
  const places = new Set([0, 1, length >> 1, length - 2, length - 1]);
  for (const marks of marksIn(content.toString("latin1")).values()) {
    for (const at of [0, marks.length >> 1, marks.length - 1]) {
      const [start = 0, end = 0] = marks[at] ?? [];
      for (const place of [start - 1, start, (start + end) >> 1, end - 1, end]) places.add(place);
    }
  }
  return [...places].filter((place) => place >= 0 && place < length).sort((a, b) => a - b);
}

/** Begin and end of each mark, by its kind. */
function marksIn(text: string): Map<string, [number, number][]> {
  const marks = new Map<string, [number, number][]>();
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    const kind = mark.length === 43 ? "check" : mark;
    marks.set(kind, [...(marks.get(kind) ?? []), [index, index + mark.length]]);
  }
  return marks;
}

export function flip(place: number, bit: number): Damage {
  return {
    name: `bit ${bit} of byte ${place} flipped`,
    of: (content) => {
      const flipped = Buffer.from(content);
      flipped[place] = (flipped[place] ?? 0) ^ (1 << bit);
      return flipped;
    },
  };
}

export function cutAt(place: number): Damage {
  return { name: `cut off at byte ${place}`, of: (content) => content.subarray(0, place) };
}

/** Zeros, as in a sector that a disk has given up. */
export function zerosAt(place: number, length: number): Damage {
  return {
    name: `${length} zeros at byte ${place}`,
    of: (content) => Buffer.from(content).fill(0, place, Math.min(place + length, content.length)),
  };
}

export const WHOLE: readonly Damage[] = [
  { name: "emptied", of: () => Buffer.alloc(0) },
  { name: "all zeros", of: (content) => Buffer.alloc(content.length) },
  { name: "followed by zeros", of: (content) => Buffer.concat([content, Buffer.alloc(512)]) },
  { name: "in it twice", of: (content) => Buffer.concat([content, content]) },
  { name: "behind a byte-order mark", of: (content) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), content]) },
  {
    name: "with other line ends",
    of: (content) => Buffer.from(content.toString("latin1").replaceAll("\n", "\r\n"), "latin1"),
  },
];
