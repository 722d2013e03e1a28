/**
 * Copies pictures to whole px of a canvas, thousands in every frame. A picture is a canvas that is not drawn on any more.
 *
 * Without a graphics card, a box filled with a pattern takes less than half the script of `drawImage`, for which the browser takes a snapshot of
 * the picture each time. A card draws copies of the same picture together, but not patterns.
 */
export class Stamp {
  /** Whether the canvas is drawn without a graphics card. */
  isSoftware = false;
  readonly #patterns = new WeakMap<HTMLCanvasElement, CanvasPattern>();
  #context: CanvasRenderingContext2D | null = null;
  #picture: HTMLCanvasElement | null = null;
  #width = 0;
  #height = 0;
  /** How far the context is moved, for a pattern begins at its origin. */
  #x = 0;
  #y = 0;

  begin(context: CanvasRenderingContext2D): void {
    this.#context = context;
    this.#picture = null;
  }

  put(picture: HTMLCanvasElement, x: number, y: number): void {
    const context = this.#context;
    if (!context) return;
    if (!this.isSoftware) {
      context.drawImage(picture, x, y);
      return;
    }
    if (picture !== this.#picture) this.#take(picture, context);
    context.translate(x - this.#x, y - this.#y);
    context.fillRect(0, 0, this.#width, this.#height);
    this.#x = x;
    this.#y = y;
  }

  /** Leaves the context where it was. */
  end(): void {
    this.#context?.translate(-this.#x, -this.#y);
    this.#context = null;
    this.#x = 0;
    this.#y = 0;
  }

  /** Copies a picture that was painted again. A pattern in every frame would fill the memory with copies. */
  putOnce(picture: HTMLCanvasElement, x: number, y: number): void {
    this.#patterns.delete(picture);
    this.#context?.drawImage(picture, x, y);
  }

  #take(picture: HTMLCanvasElement, context: CanvasRenderingContext2D): void {
    const pattern = this.#patterns.get(picture) ?? context.createPattern(picture, "repeat");
    if (!pattern) return;
    this.#patterns.set(picture, pattern);
    context.fillStyle = pattern;
    this.#picture = picture;
    this.#width = picture.width;
    this.#height = picture.height;
  }
}
