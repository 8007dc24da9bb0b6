import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { couponsRoutes } from '../../modules/coupons/coupons.routes';
import { giftCardsRoutes } from '../../modules/gift-cards/gift-cards.routes';
import { act, onStage, type Demo } from '../stage';

const CARDS = [
  { value: 50_000, name: 'Mariam', design: 'pattern-1', description: 'Happy birthday, enjoy a day for yourself' },
  { value: 30_000, name: 'نورة', design: 'pattern-2', description: 'كل عام وأنت بخير' },
  { value: 20_000, name: 'Layla', design: 'pattern-3', description: 'Thank you' },
] as const;

/** Gift cards of the last quarter of an hour, after everything else that was billed, and coupons for an occasion. */
export async function fillCards(demo: Demo, accountId: number): Promise<void> {
  const today = demo.now.toISOString().slice(0, 10);
  await onStage(demo, accountId, async (stage) => {
    const at = (minutesAgo: number) => stage.at(new Date(demo.now.getTime() - minutesAgo * 60_000));
    for (const [index, { value, name, design, description }] of CARDS.entries())
      await act(at(12 - index * 3), giftCardsRoutes, 'sell', {
        kind: 'paid',
        value,
        beneficiary_name: name,
        design,
        description,
        expires_on: addDays(today, 365),
        payments: [{ method: paymentMethods.codes.cash, amount: value }],
      });
    await act(at(60), couponsRoutes, 'add', {
      english_name: 'National Day',
      arabic_name: 'اليوم الوطني',
      kind: 'percent',
      percent: 1_500,
      starts_on: today,
      ends_on: addDays(today, 30),
      coupons_count: 24,
    });
  });
}
