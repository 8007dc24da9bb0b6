import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether the table inside no longer fits, measured: how wide a table gets depends on what it holds.
 * The frame around it is told on which sides there is more to see; scrolling draws nothing anew.
 */
export function useTooWide(): { box: RefObject<HTMLDivElement | null>; tooWide: boolean } {
  const box = useRef<HTMLDivElement>(null);
  const [tooWide, setTooWide] = useState(false);

  useLayoutEffect(() => {
    const outer = box.current!;
    const inner = outer.firstElementChild as HTMLElement;
    const showEdges = (): void => {
      const passed = Math.abs(outer.scrollLeft);
      const frame = outer.parentElement!;
      frame.toggleAttribute('data-more-before', passed > 1);
      frame.toggleAttribute('data-more-after', outer.scrollWidth - outer.clientWidth - passed > 1);
    };
    const measure = (): void => {
      setTooWide(inner.offsetWidth > outer.clientWidth + 1);
      showEdges();
    };
    const watch = new ResizeObserver(measure);
    watch.observe(outer);
    watch.observe(inner);
    outer.addEventListener('scroll', showEdges, { passive: true });
    measure();
    return () => {
      watch.disconnect();
      outer.removeEventListener('scroll', showEdges);
    };
  }, []);

  return { box, tooWide };
}
