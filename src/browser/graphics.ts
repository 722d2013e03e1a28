/** What this machine draws WebGL with. Asking takes a weak machine long, so it is asked once, when the page is idle, and remembered. */
import { loadText, storeText } from "./storage.ts";
import { whenIdle } from "./timers.ts";

/** A graphics card, the processor, or nothing at all. */
export type Graphics = "card" | "software" | "none";

const KEY = "graphics";
const KINDS: readonly Graphics[] = ["card", "software", "none"];

/** Null if it has never been asked in this browser. */
export function knownGraphics(): Graphics | null {
  const stored = loadText(KEY);
  return KINDS.find((kind) => kind === stored) ?? null;
}

/** Calls back with the answer: at once if it is known, else when the page is idle. The returned function cancels the call. */
export function askGraphics(answered: (graphics: Graphics) => void): () => void {
  const known = knownGraphics();
  if (known) {
    answered(known);
    return () => undefined;
  }
  return whenIdle(() => {
    const graphics = graphicsOf(document.createElement("canvas"));
    storeText(KEY, graphics);
    answered(graphics);
  });
}

/** Whether a WebGL context is rendered in software, which the name of every such renderer tells. */
export function isSoftware(gl: WebGLRenderingContext | WebGL2RenderingContext): boolean {
  const names = gl.getExtension("WEBGL_debug_renderer_info");
  const name = names && gl.getParameter(names.UNMASKED_RENDERER_WEBGL);
  return /swiftshader|llvmpipe|basic render|software/i.test(String(name));
}

function graphicsOf(canvas: HTMLCanvasElement): Graphics {
  const gl = canvas.getContext("webgl2") ?? canvas.getContext("webgl");
  if (!gl) return "none";
  const graphics = isSoftware(gl) ? "software" : "card";
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return graphics;
}
