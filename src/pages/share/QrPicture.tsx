import { encodeQR } from "qr";
import { useMemo } from "react";

/** Light modules around the code, which readers need. */
const MARGIN = 4;

export interface QrPictureProps {
  readonly text: string;
  /** What it shows, for those who do not see it. */
  readonly name: string;
  /** The room there is, CSS px. A long text takes more: each module keeps its least size. */
  readonly side: number;
  /** The least side of a module, CSS px. */
  readonly moduleMin: number;
}

/** A text as a QR code: dark ink on white with whole px a module, so that a camera across the table reads it. */
export function QrPicture({ text, name, side, moduleMin }: QrPictureProps) {
  const rows = useMemo(() => encodeQR(text, "raw", { ecc: "low", border: MARGIN }), [text]);
  const modules = rows.length;
  const shown = modules * Math.max(moduleMin, Math.floor(side / modules));
  const path = rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
  return (
    <svg
      role="img"
      aria-label={name}
      width={shown}
      height={shown}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <rect width={modules} height={modules} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
