import { describe, expect, it } from 'vitest';
import { invoiceLineKinds } from '../invoices/invoice-line.states';
import type { InvoiceLineKind } from '../invoices/invoice-line.rules';
import { AppError } from '../kernel/app-error';
import { recordStates } from '../kernel/record-status.states';
import { codeReach, codeRefusal, type CodeLine, type UsableCode } from './code-reach.rules';
import type { DiscountCodeCategory } from './discount-code.rules';

const TODAY = '2026-05-10';
const code: UsableCode = {
  category: 1,
  services: [],
  products: [],
  status: recordStates.codes.active,
  starts_on: '2026-05-01',
  ends_on: '2026-05-31',
  max_uses: 10,
  max_uses_per_customer: 2,
  uses: 0,
  uses_of_customer: 0,
};
const cut: CodeLine = { kind: 'service', item_id: 1 };
const colour: CodeLine = { kind: 'service', item_id: 2 };
/** The same number as the cut: services and products count apart. */
const shampoo: CodeLine = { kind: 'product', item_id: 1 };
const serum: CodeLine = { kind: 'product', item_id: 3 };

describe('which lines take a code', () => {
  it.each<[DiscountCodeCategory, boolean[]]>([
    [1, [true, true, true, true]],
    [2, [true, true, false, false]],
    [3, [false, false, true, true]],
    [4, [true, false, false, true]],
    [5, [true, false, false, false]],
    [6, [false, false, false, true]],
  ])('category %i', (category, reach) => {
    expect(codeReach({ category, services: [1], products: [3] }, [cut, colour, shampoo, serum])).toEqual(reach);
  });

  it.each(
    (Object.keys(invoiceLineKinds.rows) as InvoiceLineKind[]).filter((kind) => !/^(service|product)$/.test(kind)),
  )('never a %s', (kind) => {
    for (const category of [1, 2, 3, 4, 5, 6] as const)
      expect(codeReach({ category, services: [1], products: [1] }, [{ kind, item_id: 1 }])).toEqual([false]);
  });

  it('a line that is of nothing is not among the chosen', () => {
    expect(codeReach({ category: 5, services: [1], products: [] }, [{ kind: 'service', item_id: null }])).toEqual([
      false,
    ]);
  });
});

describe('why a code can not be used', () => {
  it.each<[string, Partial<UsableCode> | undefined, readonly CodeLine[], string | undefined]>([
    ['it can', {}, [cut], undefined],
    ['on its first day', { starts_on: TODAY }, [cut], undefined],
    ['on its last day', { ends_on: TODAY }, [cut], undefined],
    ['without an end', { ends_on: null }, [cut], undefined],
    ['its last use', { uses: 9, uses_of_customer: 1 }, [cut], undefined],
    [
      'without limits',
      { max_uses: null, max_uses_per_customer: null, uses: 999, uses_of_customer: 99 },
      [cut],
      undefined,
    ],
    ['nobody known, no limit for each', { max_uses_per_customer: null, uses_of_customer: null }, [cut], undefined],
    ['there is none', undefined, [cut], 'DISCOUNT_CODE_NOT_EXIST'],
    ['before its first day', { starts_on: '2026-05-11' }, [cut], 'DISCOUNT_CODE_NOT_STARTED'],
    ['after its last day', { ends_on: '2026-05-09' }, [cut], 'DISCOUNT_CODE_EXPIRED'],
    ['disabled', { status: recordStates.codes.disabled }, [cut], 'DISCOUNT_CODE_DISABLED'],
    ['used up', { uses: 10 }, [cut], 'DISCOUNT_CODE_USED_UP'],
    ['used beyond a limit that was lowered', { uses: 11 }, [cut], 'DISCOUNT_CODE_USED_UP'],
    ['used up by her', { uses: 5, uses_of_customer: 2 }, [cut], 'DISCOUNT_CODE_USED_UP_BY_CUSTOMER'],
    ['nobody known', { uses_of_customer: null }, [cut], 'DISCOUNT_CODE_NEEDS_CUSTOMER'],
    ['nothing it is for', { category: 3 }, [cut, { kind: 'package', item_id: 1 }], 'DISCOUNT_CODE_REACHES_NOTHING'],
    ['an empty bill', {}, [], 'DISCOUNT_CODE_REACHES_NOTHING'],
    [
      'expired says more than disabled',
      { ends_on: '2026-05-09', status: recordStates.codes.disabled },
      [cut],
      'DISCOUNT_CODE_EXPIRED',
    ],
  ])('%s', (_, values, lines, refusal) => {
    const given = values && { ...code, ...values };
    const found = codeRefusal(given, lines, TODAY);
    expect(found).toBe(refusal);
    if (found) expect(new AppError(found).status).toBe(found === 'DISCOUNT_CODE_NOT_EXIST' ? 404 : 501);
  });
});
