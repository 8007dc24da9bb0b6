import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterEvent, type Delivery, type DeliveryEvent } from './delivery.rules';
import { outgoingStates } from './message.states';
import { isStopWord } from './stop-words.rules';

const { failed, sending, success, unknown } = outgoingStates.codes;
const accepted: Delivery = {
  status: success,
  sent_at: '2026-11-16T09:00:00.000Z',
  delivered_at: null,
  read_at: null,
  failed_at: null,
  error: null,
};
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 16, 10, minute)).toISOString();
const event = (kind: DeliveryEvent['kind'], minute: number): DeliveryEvent => ({
  kind,
  at: at(minute),
  ...(kind === 'failed' ? { error: 'No WhatsApp' } : {}),
});
const told = (events: readonly DeliveryEvent[], from = accepted): Delivery => events.reduce(afterEvent, from);

describe('what a provider tells of a message', () => {
  it('only climbs: a late "sent" takes nothing back', () => {
    const read = told([event('delivered', 1), event('read', 2)]);
    expect(told([event('sent', 0), event('delivered', 1)], read)).toEqual({ ...read, sent_at: accepted.sent_at });
    expect(read).toMatchObject({ status: success, delivered_at: at(1), read_at: at(2) });
  });

  it('says it arrived when it was read, though nobody said so', () => {
    expect(told([event('read', 3)])).toMatchObject({ delivered_at: at(3), read_at: at(3) });
  });

  it('fails what was accepted and never arrived, and not what did', () => {
    expect(told([event('failed', 1)])).toMatchObject({ status: failed, error: 'No WhatsApp' });
    expect(told([event('failed', 1), event('delivered', 2)])).toMatchObject({ status: success, error: null });
    expect(told([event('delivered', 1), event('failed', 2)])).toMatchObject({ status: success, error: null });
  });

  it('settles what was unknown, and leaves a call under way to itself', () => {
    expect(told([event('sent', 1)], { ...accepted, status: unknown, sent_at: null })).toMatchObject({
      status: success,
      sent_at: at(1),
    });
    expect(told([event('failed', 1)], { ...accepted, status: sending }).status).toBe(sending);
  });

  it('comes to the same end in any order and however often it is told', () => {
    const events = fc.array(
      fc.record({ kind: fc.constantFrom('sent', 'delivered', 'read', 'failed'), minute: fc.nat(30) }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(events, fc.infiniteStream(fc.nat()), (list, dice) => {
        const told1 = told(list.map(({ kind, minute }) => event(kind as DeliveryEvent['kind'], minute)));
        const shuffled = [...list, ...list]
          .map((one) => ({ one, key: dice.next().value as number }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => event(one.kind as DeliveryEvent['kind'], one.minute));
        expect(told(shuffled)).toEqual(told1);
      }),
    );
  });
});

describe('STOP', () => {
  it.each([
    'STOP',
    'stop',
    ' Stop. ',
    's t o p',
    '«STOP»',
    'إلغاء',
    'الغاء',
    'إِلْغَاء',
    'إلغـــاء',
    'توقف',
    'تـوقّف!',
    'وقف',
    'أوقف',
  ])('%s ends it', (word) => {
    expect(isStopWord(word)).toBe(true);
  });
  it.each([
    '',
    'stop by tomorrow?',
    'الغاء موعدي',
    'nonstop',
    'موقف',
    '🛑',
    'Please stop sending me these messages, thank you',
  ])('%s does not', (words) => {
    expect(isStopWord(words)).toBe(false);
  });
});
