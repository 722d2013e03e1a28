/** A small friendly face for places with nothing in them yet. */
export function EmptyPicture({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" shapeRendering="crispEdges" aria-hidden="true">
      <path d="M4 3h8v1h1v8h-1v1h-2v1h-1v-1H7v1H6v-1H4v-1H3V4h1z" fill="#ffc93c" />
      <path d="M4 3h8v1H4zM3 4h1v8H3z" fill="#ffe08a" />
      <path d="M5 6h2v3H5zM9 6h2v3H9z" fill="#22313a" />
      <path d="M5 6h1v1H5zM9 6h1v1H9z" fill="#ffffff" />
      <path d="M6 10h1v1h2v-1h1v1H9v1H7v-1H6z" fill="#b46a00" />
      <path d="M4 9h1v1H4zM11 9h1v1h-1z" fill="#ff7d66" />
    </svg>
  );
}
