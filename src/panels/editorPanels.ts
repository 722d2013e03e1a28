/** The panels that the editor page lays out. */
export { StageControls } from "./controls/StageControls.tsx";
export { FilmStrip, PastControls } from "./film/lazyFilm.tsx";
export { HintLine } from "./hints/HintLine.tsx";
export { StageHints } from "./hints/StageHints.tsx";
export { Inspector } from "./inspector/Inspector.tsx";
export { Library } from "./library/Library.tsx";
export { Modals } from "./modals/Modals.tsx";
export { NoticeBar } from "./notice/NoticeBar.tsx";
export type { WayToSafety } from "./toolbar/SafetyLink.tsx";
export type { StoragePlace } from "./toolbar/SaveMark.tsx";
export { Toolbar, type ToolbarProps } from "./toolbar/Toolbar.tsx";
