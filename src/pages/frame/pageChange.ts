import { useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { focusContent } from "../../browser/focus.ts";
import { scrollToTop } from "../../browser/page.ts";
import { silence } from "../../widgets/announcement.ts";

/**
 * Follows every change of page: gives the focus to the content of the new page, scrolls to its top, and clears the last announcement. It runs in
 * a layout effect, so that a page may still focus a field of its own or announce something in an effect.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    silence();
    focusContent();
    // With Back and Forward, `useScrollBack` restores the position.
    if (how !== NavigationType.Pop) scrollToTop();
  }, [pathname, how]);
}

/** Scroll positions in CSS px, by the key of the history entry. */
const places = new Map<string, number>();

/**
 * Restores the scroll position when the visitor goes back to a page. The browser tries to do so before the page has its content. `isShown`:
 * whether the content is there.
 */
export function useScrollBack(isShown: boolean): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    const place = places.get(key);
    if (isShown && isBack && place !== undefined) window.scrollTo(0, place);
  }, [isShown, isBack, key]);
  // No passive effect: the next page begins at its top before passive effects run, and that is not a position of this one.
  useLayoutEffect(() => {
    const scrolled = () => void places.set(key, window.scrollY);
    window.addEventListener("scroll", scrolled, { passive: true });
    return () => window.removeEventListener("scroll", scrolled);
  }, [key]);
}
