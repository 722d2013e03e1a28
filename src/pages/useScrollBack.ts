/** How far down a page was scrolled, for the way back to it: the browser knows too, but asks before the page is there again. */
import { useEffect, useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** By the key that every entry of the browser's history has. CSS px. */
const places = new Map<string, number>();

/** `isShown`: what the place was in is on the page now. */
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
