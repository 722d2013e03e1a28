/** Where the stage is in its view, CSS px. */
export interface StagePlace {
  readonly camera: { readonly zoom: number; readonly left: number; readonly top: number };
}
