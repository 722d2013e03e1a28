/** Makes the browser lose the graphics context and restore it a little later. */
export function loseCard(canvas: HTMLCanvasElement | SVGElement): Promise<void> {
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error("This is no canvas.");
  const gl = canvas.getContext("webgl2") ?? canvas.getContext("webgl");
  const card = gl?.getExtension("WEBGL_lose_context");
  if (!card) throw new Error("This canvas is not drawn by a card.");
  return new Promise((done) => {
    canvas.addEventListener("webglcontextlost", () =>
      setTimeout(() => {
        card.restoreContext();
        done();
      }, 50),
    );
    card.loseContext();
  });
}
