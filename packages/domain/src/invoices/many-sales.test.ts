import { expect, it } from 'vitest';
import { manySales } from './test/many-sales';

// `npm run prove -- --only many-sales` has a million.
const SALES = 20_000;

it(
  `${SALES} random sales agree with the independent reckoning, and they and their credit notes are right`,
  { timeout: 60_000 },
  () => {
    const seen = manySales({ seed: 20_261_116, sales: SALES });
    // What the generator is there to reach, it reached.
    for (const what of ['document', 'line', 'total', 'credit note', 'credited in full', 'sealed', 'sealed note'])
      expect(seen.get(what), what).toBeGreaterThan(SALES / 12);
    expect(seen.get('rounding')).toBeGreaterThan(SALES / 50);
    for (const refusal of ['DISCOUNT_ABOVE_LINE', 'OFFER_PRICE_NOT_BELOW_TOTAL', 'GIFT_CARD_ABOVE_TOTAL'])
      expect(seen.get(refusal), refusal).toBeGreaterThan(SALES / 1000);
  },
);
