let lastFrame = Number.NaN;

/**
 * Whether a view may render for the first time in the frame of this time. The first render takes long, because its shaders are compiled
 * and its pictures uploaded, so only one view does it in a frame.
 */
export function mayRenderFirst(frame: number): boolean {
  if (frame === lastFrame) return false;
  lastFrame = frame;
  return true;
}
