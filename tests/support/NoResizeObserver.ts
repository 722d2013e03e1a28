/** Replaces ResizeObserver, which jsdom lacks; nothing is resized there. */
export class NoResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
