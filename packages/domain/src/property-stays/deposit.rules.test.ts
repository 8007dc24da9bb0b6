import { describe, expect, it } from 'vitest';
import { mayGiveBack, stageOf } from './deposit.rules';

const link = { status: 1, refund_state: null, error: null } as const;

describe('the stage of a deposit', () => {
  it.each([
    ['asked', link],
    ['declined', { ...link, error: 'declined' }],
    ['paid', { ...link, status: 2 }],
    ['unpaid', { ...link, status: 3, error: 'mismatch' }],
    ['unpaid', { ...link, status: 4 }],
    ['unpaid', { ...link, status: 6 }],
    ['returning', { ...link, status: 2, refund_state: 'asked' }],
    ['returning', { ...link, status: 5, refund_state: 'pending' }],
    ['returned', { ...link, status: 5, refund_state: 'done' }],
    ['stuck', { ...link, status: 2, refund_state: 'unknown' }],
  ] as const)('is %s for %o', (stage, of) => {
    expect(stageOf(of)).toBe(stage);
    expect(mayGiveBack(stage)).toBe(stage === 'paid' || stage === 'stuck');
  });
});
