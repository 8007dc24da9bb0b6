/** Times and widths the client fixed (section 9). Milliseconds and CSS pixels. */
export const RESIZE_DEBOUNCE = 200;
export const HOVER_CLOSE_DELAY = 200;
export const CHUNK_LOAD_TIMEOUT = 120_000;
export const REQUEST_RETRIES = 2;
export const REQUEST_RETRY_DELAY = 1000;

/** Ours: a request that hangs this long counts as "no response". */
export const REQUEST_TIMEOUT = 60_000;
export const FILE_TIMEOUT = 10 * 60_000;

/** A width below the number belongs to the screen; from 1400 on it is xxl. */
export const BREAKPOINTS = { xs: 576, sm: 768, md: 992, lg: 1200, xl: 1400 } as const;
export type Screen = keyof typeof BREAKPOINTS | 'xxl';

export function screenOf(width: number): Screen {
  const found = Object.entries(BREAKPOINTS).find(([, limit]) => width < limit);
  return (found?.[0] as Screen | undefined) ?? 'xxl';
}

export const isMobileScreen = (screen: Screen): boolean => screen === 'xs' || screen === 'sm';
