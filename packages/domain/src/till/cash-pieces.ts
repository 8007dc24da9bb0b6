import type { Currency, Minor } from '../kernel/money';

/** Notes and coins people really have in a drawer, in minor units, largest first. */
type Pieces = { notes: readonly Minor[]; coins: readonly Minor[] };

export const cashPieces: Readonly<Record<Currency, Pieces>> = {
  AED: { notes: [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500], coins: [100, 50, 25] },
  SAR: { notes: [50_000, 20_000, 10_000, 5_000, 1_000, 500], coins: [200, 100, 50, 25, 10, 5] },
  QAR: { notes: [50_000, 20_000, 10_000, 5_000, 1_000, 500, 100], coins: [50, 25] },
  KWD: { notes: [20_000, 10_000, 5_000, 1_000, 500, 250], coins: [100, 50, 20, 10, 5] },
  BHD: { notes: [20_000, 10_000, 5_000, 1_000, 500], coins: [100, 50, 25, 10, 5] },
  OMR: { notes: [50_000, 20_000, 10_000, 5_000, 1_000, 500, 100], coins: [50, 25, 10, 5] },
};
