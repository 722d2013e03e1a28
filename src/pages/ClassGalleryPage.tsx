import { Navigate } from "react-router";
import { Gallery } from "./class/Gallery.tsx";
import { usePageTitle } from "./frame/pageTitle.ts";
import { usePupil } from "./useMe.ts";

/** The gallery of a class, for its children. */
export function ClassGalleryPage() {
  const pupil = usePupil();
  usePageTitle(pupil?.className ?? "Our class");
  return pupil ? <Gallery className={pupil.className} /> : <Navigate to="/class" replace />;
}
