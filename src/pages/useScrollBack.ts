import { useEffect, useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

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
  useEffect(() => {
    const scrolled = () => void places.set(key, window.scrollY);
    window.addEventListener("scroll", scrolled, { passive: true });
    return () => window.removeEventListener("scroll", scrolled);
  }, [key]);
}
