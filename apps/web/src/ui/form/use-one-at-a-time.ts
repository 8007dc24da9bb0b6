import { useRef } from 'react';

/** Keys that are held down and impatient clicks are one: while the work is under way it does not begin again. */
export function useOneAtATime<Args extends unknown[]>(
  work: (...args: Args) => Promise<unknown>,
): (...args: Args) => Promise<void> {
  const isUnderWay = useRef(false);
  return async (...args) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await work(...args).finally(() => {
      isUnderWay.current = false;
    });
  };
}
