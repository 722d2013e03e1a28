import { frameTime, nextFrame, prefersReducedMotion, screenResolution } from "../browser/screen.ts";

const PIECES = 90;
const MS = 900;
/** How far the pieces fly from one frame to the next at most. */
const LONGEST_STEP_MS = 40;
const COLORS = ["#e8575a", "#f8983c", "#ffd54a", "#5fbd60", "#1fa39a", "#4f9ae6", "#9d7bd8", "#f693b4"];
/** CSS px: the gravity per square second, and the largest speed per second. */
const GRAVITY = 1500;
const SPEED = 1100;

interface Piece {
  readonly color: string;
  readonly side: number;
  readonly x: number;
  readonly y: number;
  readonly speedX: number;
  readonly speedY: number;
  readonly turns: number;
}

/**
 * Draws a short shower of confetti on a canvas as large as the window, from the lower corners of `place` or of the window; none for a child who
 * asked for less motion. Returns a function that ends it.
 */
export function shower(context: CanvasRenderingContext2D, place: Element = context.canvas): () => void {
  if (prefersReducedMotion()) return () => undefined;
  const { canvas } = context;
  const { clientWidth: width, clientHeight: height } = canvas;
  const resolution = screenResolution();
  canvas.width = width * resolution;
  canvas.height = height * resolution;
  const box = place.getBoundingClientRect();
  const pieces = Array.from({ length: PIECES }, (_, index) => newPiece(index, box));
  let flown = 0;
  let last = frameTime();
  let cancel = nextFrame(draw);
  function draw(now: number) {
    // The page around it is just being drawn, and the pieces wait for it rather than fly unseen.
    flown += Math.min(Math.max(0, now - last), LONGEST_STEP_MS);
    last = now;
    const share = flown / MS;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (share >= 1) return;
    context.globalAlpha = Math.min(1, 3 * (1 - share));
    for (const piece of pieces) drawPiece(context, piece, (share * MS) / 1000, resolution);
    cancel = nextFrame(draw);
  }
  return () => cancel();
}

/** From the two lower corners up and to the middle. */
function newPiece(index: number, { left, right, top, width, height }: DOMRect): Piece {
  const isLeft = index % 2 === 0;
  const across = (0.2 + 0.8 * Math.random()) * Math.min(SPEED, width);
  return {
    color: COLORS[index % COLORS.length] ?? "",
    side: 8 + 6 * Math.random(),
    x: isLeft ? left : right,
    y: top + height * 0.75,
    speedX: isLeft ? across : -across,
    speedY: -(0.5 + 0.5 * Math.random()) * Math.min(SPEED, height * 1.4),
    turns: 6 * (Math.random() - 0.5),
  };
}

function drawPiece(context: CanvasRenderingContext2D, piece: Piece, seconds: number, resolution: number): void {
  const x = piece.x + piece.speedX * seconds;
  const y = piece.y + piece.speedY * seconds + (GRAVITY / 2) * seconds * seconds;
  context.setTransform(resolution, 0, 0, resolution, x * resolution, y * resolution);
  context.rotate(piece.turns * seconds * Math.PI);
  context.fillStyle = piece.color;
  context.fillRect(-piece.side / 2, -piece.side / 3, piece.side, piece.side * 0.66);
}
