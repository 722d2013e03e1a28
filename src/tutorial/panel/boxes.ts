/** A box on the page, CSS px. */
export interface PageBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Stands for something further on in a list, at the edge of the list's visible part. */
  readonly isBeyond?: true;
  /** The part of the page around it, inside of which its outline stays. */
  readonly pane?: PageBox;
  /** One of the lines of a menu, right above and below whose words there are others. */
  readonly isEntry?: boolean;
  /** How far its nearest neighbor is, CSS px. */
  readonly gutter?: number;
}

export function padded({ left, top, width, height }: PageBox, across: number, along: number): PageBox {
  return { left: left - across, top: top - along, width: width + 2 * across, height: height + 2 * along };
}

export function overlaps(a: PageBox, b: PageBox): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

/** How far two boxes are from each other; 0 if they touch. */
export function distanceOf(a: PageBox, b: PageBox): number {
  const across = Math.max(b.left - a.left - a.width, a.left - b.left - b.width, 0);
  const along = Math.max(b.top - a.top - a.height, a.top - b.top - b.height, 0);
  return Math.hypot(across, along);
}

/** The part of a box that lies in another one; null if there is none. */
export function within(box: PageBox, around: PageBox): PageBox | null {
  const left = Math.max(box.left, around.left);
  const top = Math.max(box.top, around.top);
  const width = Math.min(box.left + box.width, around.left + around.width) - left;
  const height = Math.min(box.top + box.height, around.top + around.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

export function middleOfBox({ left, top, width, height }: PageBox): { readonly x: number; readonly y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

/** Whether two boxes are equal, by default to the pixel. */
export function isSameBox(a: PageBox | null, b: PageBox | null, tolerance = 0.5): boolean {
  if (!a || !b) return a === b;
  const near = (one: number, other: number) => Math.abs(one - other) < tolerance;
  return near(a.left, b.left) && near(a.top, b.top) && near(a.width, b.width) && near(a.height, b.height);
}

export function boxOf(element: Element): PageBox {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** The visible part of the page. */
export function windowBox(): PageBox {
  return { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight };
}
