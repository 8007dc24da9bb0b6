import type { Reduction, Sale, SaleLine } from '../sale';

/** Numbers that look random and are the same on every run: xorshift of 32 bits. */
export function seeded(seed: number): { below: (limit: number) => number; chance: (percent: number) => boolean } {
  let state = seed | 0 || 1;
  const below = (limit: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
  return { below, chance: (percent) => below(100) < percent };
}
export type Seeded = ReturnType<typeof seeded>;

const kinds = ['service', 'service', 'service', 'product', 'product', 'package', 'package_use', 'tip'] as const;
const rareKinds = ['gift_card', 'deposit', 'charge'] as const;
/** Policy, minor units of a whole one, and the rates that meet on one bill. */
const countries = [
  ['document', 100, [1500]],
  ['document', 100, [1500, 0]],
  ['line', 100, [500]],
  ['line', 100, [500, 0]],
  ['total', 1000, [1000]],
  ['total', 1000, [500, 0]],
  ['total', 100, [0]],
  ['document', 100, [0, 500, 1000, 1500]],
  ['document', 1000, [500, 1000, 1500]],
  ['line', 1000, [0, 500, 1000, 1500]],
  ['total', 1000, [0, 500, 1000, 1500]],
] as const;

/** A bill as salons have them, and some that nobody has; about one in eight asks for something that is refused. */
export function randomSale({ below, chance }: Seeded): Sale {
  const [policy, unit, rates] = countries[below(countries.length)]!;
  const price = (): number => (chance(50) ? below(80) * 5 * unit : chance(10) ? below(12) : below(500 * unit));
  const reduction = (most: number): Reduction =>
    chance(60) ? { percent: chance(80) ? 500 * below(21) : below(10_001) } : { amount: below(most + 2) };
  const lines = Array.from({ length: 1 + below(chance(5) ? 20 : 6) }, (): SaleLine => {
    const quantity = chance(70) ? 1 : 1 + below(9);
    const unit_price = price();
    return {
      kind: chance(3) ? rareKinds[below(rareKinds.length)]! : kinds[below(kinds.length)]!,
      quantity,
      unit_price,
      rate: rates[below(rates.length)]!,
      discount: chance(25)
        ? reduction(chance(98) ? Math.max(quantity * unit_price - 2, 0) : quantity * unit_price)
        : null,
      takes_code: chance(60),
      in_package_price: chance(50),
    };
  });
  const sum = lines.reduce((all, line) => all + line.quantity * line.unit_price, 0);
  return {
    policy,
    lines,
    code: chance(30) ? reduction(chance(90) ? Math.ceil(sum / 4) : 2 * sum) : null,
    package_price: chance(15) ? below(Math.ceil(sum / 3) + 1) : null,
    voucher: chance(20) ? below(Math.ceil(sum / 3) + 1) : null,
  };
}
