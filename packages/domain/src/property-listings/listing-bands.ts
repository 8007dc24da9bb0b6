import { defineCodes, type CodeIn } from '../kernel/state-machine';
import { weekdayOf, type LocalDate } from '../kernel/time/local-date';

/** What a renter narrows prices by, the client's own list. `below` is fils of a night. */
export const priceBands = defineCodes({
  under_500: { code: 'under_500', below: 50_000, label: { en: 'Under AED 500', ar: 'أقل من 500 د.إ' } },
  under_1000: { code: 'under_1000', below: 100_000, label: { en: 'Under AED 1,000', ar: 'أقل من 1,000 د.إ' } },
  under_2000: { code: 'under_2000', below: 200_000, label: { en: 'Under AED 2,000', ar: 'أقل من 2,000 د.إ' } },
  under_5000: { code: 'under_5000', below: 500_000, label: { en: 'Under AED 5,000', ar: 'أقل من 5,000 د.إ' } },
  under_10000: { code: 'under_10000', below: 1_000_000, label: { en: 'Under AED 10,000', ar: 'أقل من 10,000 د.إ' } },
});

/** How many people a place takes, the client's own list. */
export const peopleBands = defineCodes({
  to_5: { code: 'to_5', most: 5, label: { en: '1 to 5', ar: '1 إلى 5' } },
  to_9: { code: 'to_9', most: 9, label: { en: '6 to 9', ar: '6 إلى 9' } },
  to_15: { code: 'to_15', most: 15, label: { en: '10 to 15', ar: '10 إلى 15' } },
  over_15: { code: 'over_15', most: Infinity, label: { en: 'More than 15', ar: 'أكثر من 15' } },
});

/** What is left with the owner until the keys are back: nothing, or so much that one must know it beforehand. */
export const insuranceBands = defineCodes({
  none: { code: 'none', label: { en: 'No security deposit', ar: 'بدون تأمين' } },
  over_5000: { code: 'over_5000', label: { en: 'More than AED 5,000', ar: 'أكثر من 5,000 د.إ' } },
});
const LARGE_INSURANCE = 500_000;

/** So many bedrooms or more. */
export const bedroomBands = defineCodes({
  from_1: { code: 'from_1', least: 1, label: { en: '1 or more', ar: '1 أو أكثر' } },
  from_2: { code: 'from_2', least: 2, label: { en: '2 or more', ar: '2 أو أكثر' } },
  from_3: { code: 'from_3', least: 3, label: { en: '3 or more', ar: '3 أو أكثر' } },
  from_4: { code: 'from_4', least: 4, label: { en: '4 or more', ar: '4 أو أكثر' } },
  from_5: { code: 'from_5', least: 5, label: { en: '5 or more', ar: '5 أو أكثر' } },
});

export const listingSorts = defineCodes({
  newest: { code: 'newest', label: { en: 'Newest first', ar: 'الأحدث أولًا' } },
  cheapest: { code: 'cheapest', label: { en: 'Lowest price first', ar: 'الأقل سعرًا أولًا' } },
  dearest: { code: 'dearest', label: { en: 'Highest price first', ar: 'الأعلى سعرًا أولًا' } },
  largest: { code: 'largest', label: { en: 'Most people first', ar: 'الأكبر سعة أولًا' } },
});
export type ListingSort = CodeIn<typeof listingSorts>;

/** The place of a price among the bands: 0 under the first, as many as there are bands over the last. */
export const priceStep = (price: number): number =>
  Object.values(priceBands.rows).filter(({ below }) => price >= below).length;

export const peopleStep = (capacity: number): number =>
  Object.values(peopleBands.rows).findIndex(({ most }) => capacity <= most);

/** Nothing, something, much. */
export const insuranceStep = (amount: number): number => (amount === 0 ? 0 : amount > LARGE_INSURANCE ? 2 : 1);

/** From no bedroom of its own to five and more. */
export const bedroomStep = (bedrooms: number): number => Math.min(bedrooms, Object.keys(bedroomBands.rows).length);

const [FRIDAY, SATURDAY] = [5, 6];

/** The night before a Saturday or a Sunday costs what a weekend costs. */
export const isWeekendNight = (night: LocalDate): boolean => [FRIDAY, SATURDAY].includes(weekdayOf(night));
