import { describe, expect, it } from 'vitest';
import { reckonWhatFits } from './reckon-what-fits';
import type { Sale, SaleLine } from './sale';

const line = (more: Partial<SaleLine> = {}): SaleLine => ({
  kind: 'service',
  quantity: 1,
  unit_price: 10_000,
  rate: 500,
  discount: null,
  takes_code: true,
  in_package_price: true,
  ...more,
});
const sale = (more: Partial<Sale> = {}): Sale => ({
  policy: 'line',
  lines: [line(), line()],
  code: null,
  package_price: null,
  voucher: null,
  ...more,
});

describe('a bill in the middle of typing', () => {
  it('has its figures when everything fits', () => {
    const { sale: reckoned, problems } = reckonWhatFits(sale({ code: { percent: 1_000 }, package_price: 15_000 }));
    expect([reckoned.payable, problems]).toEqual([15_000, []]);
  });

  it.each([
    ['a discount above its line', { lines: [line({ discount: { amount: 10_001 } }), line()] }, ['lines.0.discount']],
    ['a package price that is none', { package_price: 20_000 }, ['package_price']],
    ['a voucher above the bill', { voucher: 20_001 }, ['voucher']],
    [
      'all of them at once',
      { lines: [line({ discount: { amount: 10_001 } }), line()], package_price: 20_000, voucher: 20_001 },
      ['lines.0.discount', 'package_price', 'voucher'],
    ],
  ])('leaves out %s and names it', (_what, wrong, fields) => {
    const { sale: reckoned, problems } = reckonWhatFits(sale(wrong));
    expect(problems.map(({ field }) => field)).toEqual(fields);
    expect(reckoned.payable).toBe(20_000);
  });

  it('does not hide a defect', () => {
    expect(() => reckonWhatFits(sale({ lines: [line({ quantity: 0.5 })] }))).toThrow(RangeError);
  });
});
