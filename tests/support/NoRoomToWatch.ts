/** Stands in for ResizeObserver, which jsdom does not have: nothing changes its size there. */
export class NoRoomToWatch {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
