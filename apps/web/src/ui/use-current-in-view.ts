import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A strip that scrolls sideways on a phone shows its current entry, also when the page was opened at that entry.
 * Only the strip moves: `scrollIntoView` would move the page too.
 */
export function useCurrentInView<Strip extends HTMLElement>(current: string | undefined): RefObject<Strip | null> {
  const strip = useRef<Strip>(null);
  useLayoutEffect(() => {
    const entry = strip.current?.querySelector('[aria-selected="true"], [aria-current="page"]');
    if (!strip.current || !entry) return;
    const [outer, inner] = [strip.current.getBoundingClientRect(), entry.getBoundingClientRect()];
    strip.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [current]);
  return strip;
}
