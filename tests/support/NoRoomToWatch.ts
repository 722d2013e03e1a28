/** Replaces ResizeObserver, which jsdom lacks; nothing is resized there. */
export class NoRoomToWatch {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
