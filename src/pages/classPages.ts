/** The pages of teachers and operators share one chunk with the gallery, because few visitors ever open one. */
export { ClassGalleryPage } from "./ClassGalleryPage.tsx";
export { ClassWallPage } from "./ClassWallPage.tsx";
export { OperatorPage } from "./OperatorPage.tsx";
