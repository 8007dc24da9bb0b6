import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../lib/api-client';
import { issueProblems, refusedFields } from './issue-problems';
import { reckonDraft } from './reckon-draft';
import { changeDraft, emptyDraft, type DraftChange } from './till-draft';

const t = ((key: string) => key) as TFunction<'till'>;
const line = { english_name: 'Blow-dry', arabic_name: 'استشوار', list_price: 12000, rate: 500 };
const add = (employee_id: number | null): DraftChange => ({
  do: 'add-line',
  line: { ...line, kind: 'service', item_id: 1, employee_id },
});
const of = (...changes: DraftChange[]) => {
  const draft = changes.reduce(changeDraft, emptyDraft('k', new Date(0)));
  const reckoned = reckonDraft(draft, { policy: 'line', balance: 0 });
  return {
    draft,
    reckoned,
    problems: issueProblems(draft, reckoned, { language: 'en', t, mayAsk: draft.customer !== null }),
  };
};

describe('why a bill can’t be issued', () => {
  it('is said at its field, in the client’s words', () => {
    const { problems } = of(add(null), { do: 'add-payment', method: 'credit_card' });
    expect(problems).toEqual([
      { field: 'lines.1.employee_id', text: 'Line.employee is required' },
      { field: 'payments.2.authorization_code', text: 'Payment.authorization is required' },
    ]);
  });

  it('asks for the reference of a payment link where none can be made', () => {
    const linked: DraftChange = { do: 'add-payment', method: 'payment_link' };
    const wanted = { field: 'payments.2.reference', text: 'Payment.reference is required' };
    expect(of(add(4), linked).problems).toEqual([wanted]);
    const customer = { id: 7, name: 'Noura', mobile: null };
    expect(of({ do: 'choose-customer', customer }, add(4), linked).problems).toEqual([]);
  });

  it.each([
    [100, ['The payments total must equal the invoice total']],
    [12000, []],
    [12001, ['The payments total must not exceed the invoice total']],
  ])('paid %i of 12000: %j', (amount, texts) => {
    const { problems } = of(
      add(4),
      { do: 'add-payment', method: 'cash' },
      { do: 'change-payment', key: 2, change: { amount } },
    );
    expect(problems.map(({ text }) => text)).toEqual(texts);
  });

  it('a part may stay open when somebody said so, and cash below its payment may not', () => {
    const part: DraftChange[] = [add(4), { do: 'add-payment', method: 'cash' }];
    expect(
      of(...part, { do: 'change-payment', key: 2, change: { amount: 100 } }, { do: 'leave-debt', leaves: true })
        .problems,
    ).toEqual([]);
    expect(of(...part, { do: 'change-payment', key: 2, change: { tendered: 500 } }).problems).toEqual([
      { field: 'payments.2.tendered', text: 'The cash received is less than the amount to be paid in cash' },
    ]);
    expect(of().problems.map(({ text }) => text)).toEqual(['problems.tooFew']);
  });

  it('what the server refuses stands at the line and the payment it means', () => {
    const { draft, reckoned } = of(
      add(4),
      add(5),
      { do: 'add-payment', method: 'cash' },
      { do: 'add-payment', method: 'cheque' },
      {
        do: 'change-payment',
        key: 4,
        change: { amount: 700 },
      },
    );
    const refusal = new ApiFailure({
      status: 422,
      code: 'INVALID_INPUT',
      message: '',
      errors: { 'lines.1.unit_price': ['No'], 'payments.1.reference_number': ['Which?'], code: ['Gone'] },
      area: 'merchant',
      isPublic: false,
      request: '',
    });
    expect(refusedFields(refusal, { lines: draft.lines, payments: reckoned.payments })).toEqual([
      { field: 'lines.2.unit_price', text: 'No' },
      { field: 'payments.4.reference_number', text: 'Which?' },
      { text: 'Gone' },
    ]);
  });
});
