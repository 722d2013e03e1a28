/** The six ways a picture can be turned, in the order the child sees them. */
export const TRANSFORMS = ["0", "90", "270", "180", "flip-x", "flip-y"] as const;

export type Transform = (typeof TRANSFORMS)[number];

/** What the child reads for each transform. */
export const TRANSFORM_LABELS: Readonly<Record<Transform, string>> = {
  "0": "0º",
  "90": "90º",
  "270": "-90º",
  "180": "180º",
  "flip-x": "Flipped horizontally",
  "flip-y": "Flipped vertically",
};

/** Whether a text names one of the six transforms. */
export function isTransform(text: string): text is Transform {
  return (TRANSFORMS as readonly string[]).includes(text);
}
