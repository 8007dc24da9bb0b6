import { describe, expect, it } from 'vitest';
import { packageCondition, packageOncePaid, whyNotReady } from './whatsapp.rules';
import { whatsappConnectionStates, whatsappPackageStates } from './whatsapp.states';

const { active, paused, disabled } = whatsappPackageStates.codes;
const today = '2026-05-10';
const month = { months: 1, messages: null };
const thousand = { months: 1, messages: 1000 };

describe('a WhatsApp package that is paid for', () => {
  it.each([
    [
      'begins today where there was none',
      { status: disabled, ends_on: null, messages_left: null },
      month,
      '2026-06-09',
      null,
    ],
    [
      'follows on the last day',
      { status: active, ends_on: '2026-05-31', messages_left: null },
      month,
      '2026-06-30',
      null,
    ],
    [
      'begins today where the last is over',
      { status: active, ends_on: '2026-05-09', messages_left: 7 },
      thousand,
      '2026-06-09',
      1000,
    ],
    ['adds its messages', { status: active, ends_on: '2026-05-10', messages_left: 7 }, thousand, '2026-06-10', 1007],
    [
      'takes no limit away from one that has none',
      { status: paused, ends_on: '2026-05-10', messages_left: null },
      thousand,
      '2026-06-10',
      null,
    ],
    ['keeps one without an end', { status: active, ends_on: null, messages_left: null }, thousand, null, null],
    [
      'counts its messages where it was taken away',
      { status: disabled, ends_on: '2026-12-31', messages_left: 3 },
      thousand,
      '2026-06-09',
      1000,
    ],
  ] as const)('%s', (_name, now, bought, ends_on, messages_left) => {
    expect(packageOncePaid(now, bought, today)).toEqual({ ends_on, messages_left });
  });

  it('is used up with its last message, whatever its day', () => {
    const used = { status: active, ends_on: '2026-12-31', messages_left: 0 };
    expect(packageCondition(used, today)).toBe('used_up');
    expect(whyNotReady({ ...used, connection: whatsappConnectionStates.codes.connected }, today)).toBe(
      'WHATSAPP_MESSAGES_USED',
    );
  });
});
