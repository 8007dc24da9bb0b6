const MACHINE =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|curl|wget|python|headless|monitor/i;

/** Whoever says so is no person: previews of links, search engines, watchers. What they open is counted for nobody. */
export const isMachine = (userAgent: string): boolean => MACHINE.test(userAgent);
