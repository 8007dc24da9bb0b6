import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Whether the table inside no longer fits, measured: how wide a table gets depends on what it holds. */
export function useTooWide(): { box: RefObject<HTMLDivElement | null>; tooWide: boolean } {
  const box = useRef<HTMLDivElement>(null);
  const [tooWide, setTooWide] = useState(false);

  useLayoutEffect(() => {
    const outer = box.current!;
    const inner = outer.firstElementChild as HTMLElement;
    const measure = (): void => setTooWide(inner.offsetWidth > outer.clientWidth + 1);
    const watch = new ResizeObserver(measure);
    watch.observe(outer);
    watch.observe(inner);
    measure();
    return () => watch.disconnect();
  }, []);

  return { box, tooWide };
}
