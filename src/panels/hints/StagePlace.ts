/** Where the stage is in its view, and the size of the view, CSS px. */
export interface StagePlace {
  readonly viewSize: { readonly width: number; readonly height: number };
  readonly camera: { readonly zoom: number; readonly left: number; readonly top: number };
}
