/** What Nib can do: every pose with its frames, the sheet of all of them and the note that says where each is. */
import { Canvas } from "../../sprites/canvas.ts";
import { type Arm, FRAME, type Mouth, nib, type Posture } from "./nib.ts";

const leftDown: Arm = [
  [9, 30],
  [5, 37],
];
const rightDown: Arm = [
  [38, 30],
  [42, 37],
];
const leftUp: Arm = [
  [9, 28],
  [4, 21],
];
const rightUp: Arm = [
  [38, 28],
  [43, 19],
];

const calm: Posture = { mouth: "smile", arms: [leftDown, rightDown], look: [0, 0] };
const pointing: Posture = { ...calm, arms: [leftUp, rightDown], pencil: [4, 7] };
const thinking: Posture = {
  ...calm,
  mouth: "line",
  arms: [
    leftDown,
    [
      [38, 34],
      [27, 30],
    ],
  ],
  look: [0, -1],
};
const puzzled: Posture = { ...calm, mouth: "o", brows: "one up", lean: 3, look: [1, 0] };
const shocked: Posture = {
  ...calm,
  mouth: "wavy",
  brows: "in",
  arms: [
    [
      [9, 35],
      [13, 29],
    ],
    [
      [38, 35],
      [34, 29],
    ],
  ],
  lift: -1,
};
const cheering: Posture = { ...calm, mouth: "open", arms: [leftUp, rightUp] };
const waving: Posture = { ...calm, arms: [leftDown, rightUp] };

const spoken: readonly { readonly mouth: Mouth; readonly look: Posture["look"] }[] = [
  { mouth: "line", look: [0, 0] },
  { mouth: "o", look: [1, 0] },
  { mouth: "open", look: [0, 0] },
  { mouth: "smile", look: [-1, 0] },
];

const poses: Readonly<Record<string, readonly Posture[]>> = {
  rest: [calm, { ...calm, look: "shut" }],
  talk: spoken.map((words) => ({ ...calm, ...words })),
  point: [pointing, { ...pointing, pencil: [4, 6] }],
  explain: spoken.map((words) => ({ ...pointing, ...words })),
  think: [thinking, { ...thinking, look: [-1, -1] }],
  puzzled: [puzzled, { ...puzzled, look: [-1, 0] }],
  oops: [shocked, { ...shocked, mouth: "o" }],
  cheer: [0, 3, 5, 3].map((lift) => ({ ...cheering, lift })),
  wave: [
    waving,
    {
      ...waving,
      arms: [
        leftDown,
        [
          [38, 28],
          [40, 17],
        ],
      ],
    },
  ],
};

const rows = Object.entries(poses);

/** One pose a row, its frames from the left. */
export function nibSheet(): Canvas {
  const widest = Math.max(...rows.map(([, frames]) => frames.length));
  const sheet = new Canvas(widest * FRAME, rows.length * FRAME);
  rows.forEach(([, frames], row) => {
    frames.forEach((posture, column) => {
      sheet.stamp(nib(posture), column * FRAME, row * FRAME);
    });
  });
  return sheet;
}

/** By pose: its row on the sheet and how many frames it has. */
export function nibJson(): string {
  const noted = rows.map(([pose, frames], row) => [pose, { row, frames: frames.length }] as const);
  return `${JSON.stringify(Object.fromEntries(noted), null, 2)}\n`;
}
