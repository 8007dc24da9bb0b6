import { useEffect, useState } from 'react';
import { isMobileScreen, RESIZE_DEBOUNCE, screenOf, type Screen } from './timing';

/** The client's screen sizes, settled 200 ms after the last resize. */
export function useScreen(): { screen: Screen; isMobile: boolean } {
  const [screen, setScreen] = useState(() => screenOf(window.innerWidth));

  useEffect(() => {
    let timer: number | undefined;
    const onResize = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setScreen(screenOf(window.innerWidth)), RESIZE_DEBOUNCE);
    };
    window.addEventListener('resize', onResize);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, []);

  return { screen, isMobile: isMobileScreen(screen) };
}
