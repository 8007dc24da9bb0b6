/**
 * What a campaign caused. Who is held back is drawn by lot from everybody who could have been written to, so the two
 * groups differ in the message alone: the difference of their means, times those who were meant to get it, is what it
 * caused. Everybody counts in the group she was drawn into, whether her message arrived or not.
 *
 * Bookings are a yes or no of each customer; their difference has Newcombe's interval, which holds for few and for rare
 * ones. Money is what a few spent and most did not: each group's interval is made of that of the share who spent and of
 * how much those spent, and the two are put together as Newcombe does.
 */
export type Group = {
  customers: number;
  /** How many of them booked. */
  booked: number;
  /** How many of them spent, how many minor units, and the sum of the squares of what each spent. */
  spenders: number;
  money: number;
  money_squares: number;
};

/** 95 times of 100 the truth lies between. */
export type Between = { value: number; least: number; most: number };
export type Effect = {
  bookings: Between;
  money: Between;
  /** The interval of the bookings, or of the money, leaves nothing out. */
  is_measurable: boolean;
  is_money_measurable: boolean;
};

/** Fewer in a group say nothing. */
export const LEAST_TO_COMPARE = 10;
const Z = 1.959964;

export function effectOf(got: Group, held: Group): Effect | undefined {
  if (got.customers < LEAST_TO_COMPARE || held.customers < LEAST_TO_COMPARE) return undefined;
  const bookings = times(apart(wilson(got.booked, got.customers), wilson(held.booked, held.customers)), got.customers);
  const usual = spendingOf(together(got, held));
  const money = times(apart(meanSpent(got, usual), meanSpent(held, usual)), got.customers);
  return { bookings, money, is_measurable: leavesZero(bookings), is_money_measurable: leavesZero(money) };
}

const leavesZero = ({ least, most }: Between): boolean => least > 0 || most < 0;
const times = ({ value, least, most }: Between, by: number): Between => ({
  value: value * by,
  least: least * by,
  most: most * by,
});

/** The difference of two estimates, with the interval that follows from theirs. */
function apart(a: Between, b: Between): Between {
  const value = a.value - b.value;
  return {
    value,
    least: value - Math.hypot(a.value - a.least, b.most - b.value),
    most: value + Math.hypot(a.most - a.value, b.value - b.least),
  };
}

/** Of a share: Wilson's interval. */
export function wilson(of: number, all: number): Between {
  const share = of / all;
  const scale = 1 + Z ** 2 / all;
  const middle = (share + Z ** 2 / (2 * all)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / all + Z ** 2 / (4 * all ** 2));
  return { value: share, least: Math.max(0, middle - half), most: Math.min(1, middle + half) };
}

type Spending = { mean: number; variance: number };

/** What one customer of a group spent on average. Where few spent, how much is taken from both groups. */
function meanSpent(group: Group, usual: Spending): Between {
  const { customers, spenders } = group;
  const { mean, variance } = spenders < LEAST_TO_COMPARE ? usual : spendingOf(group);
  const share = wilson(spenders, customers);
  const value = group.money / customers;
  const among = Z * Math.sqrt((share.value * variance) / customers);
  return {
    value,
    least: value - Math.hypot(mean * (share.value - share.least), among),
    most: value + Math.hypot(mean * (share.most - share.value), among),
  };
}

/** Of those who spent at all. */
function spendingOf({ spenders, money, money_squares }: Group): Spending {
  if (spenders === 0) return { mean: 0, variance: 0 };
  const mean = money / spenders;
  return { mean, variance: spenders < 2 ? 0 : Math.max(0, (money_squares - spenders * mean ** 2) / (spenders - 1)) };
}

const together = (a: Group, b: Group): Group => ({
  customers: a.customers + b.customers,
  booked: a.booked + b.booked,
  spenders: a.spenders + b.spenders,
  money: a.money + b.money,
  money_squares: a.money_squares + b.money_squares,
});

/** How many of a hundred usually book in two weeks, where nothing better is known. */
const USUAL_SHARE = 0.1;
const POWER = 0.841621;

/** The smallest difference, in bookings of a hundred messages, that such groups show four times of five. */
export function noticeable(got: number, held: number): number | undefined {
  if (got < LEAST_TO_COMPARE || held < LEAST_TO_COMPARE) return undefined;
  return 100 * (Z + POWER) * Math.sqrt(USUAL_SHARE * (1 - USUAL_SHARE) * (1 / got + 1 / held));
}

export const heldBackOf = (customers: number, percent: number): number => Math.round((customers * percent) / 100);

/** Of several campaigns together: each was drawn by a lot of its own. */
export function sumOf(effects: readonly Between[]): Between | undefined {
  if (effects.length === 0) return undefined;
  const value = effects.reduce((sum, effect) => sum + effect.value, 0);
  return {
    value,
    least: value - Math.hypot(...effects.map((effect) => effect.value - effect.least)),
    most: value + Math.hypot(...effects.map((effect) => effect.most - effect.value)),
  };
}

/** Who books within so many days of the last message may have done so because of it. */
export const MEASURED_DAYS = 14;
