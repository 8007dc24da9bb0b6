import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { couponsRoutes } from '../../modules/coupons/coupons.routes';
import { expireGiftCards } from '../../modules/gift-cards/gift-cards.job';
import { giftCardsRoutes } from '../../modules/gift-cards/gift-cards.routes';
import { tillRoutes } from '../../modules/till/till.routes';
import { act, onStage, type Demo, type Stage } from '../stage';
import { readShop } from './shop.repo';

const CARDS = [
  { value: 50_000, name: 'Mariam', design: 'pattern-1', description: 'Happy birthday, enjoy a day for yourself' },
  { value: 30_000, name: 'نورة', design: 'pattern-2', description: 'كل عام وأنت بخير' },
  { value: 20_000, name: 'Layla', design: 'pattern-3', description: 'Thank you' },
] as const;

/** Thanks of the salon, given so many days ago. Those that ended meanwhile found nobody; the others are used today. */
const FREE_CARDS = [
  { value: 5_000, name: 'Hind', given: 160, lasts: 90, description: 'Sorry for the wait' },
  { value: 7_500, name: 'ريم', given: 130, lasts: 60, description: 'شكرًا لثقتكِ' },
  { value: 5_000, name: 'Joy', given: 45, lasts: 180, description: 'Welcome back' },
  { value: 10_000, name: 'سارة', given: 30, lasts: 180, description: 'هدية من جلو' },
] as const;

/** Gift cards of the last quarter of an hour, after everything else that was billed, and coupons for an occasion. */
export async function fillCards(demo: Demo, accountId: number): Promise<void> {
  const today = demo.now.toISOString().slice(0, 10);
  await onStage(demo, accountId, async (stage) => {
    const at = (minutesAgo: number) => stage.at(new Date(demo.now.getTime() - minutesAgo * 60_000));
    await giveFreeCards(stage, today);
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

const DAY_MS = 86_400_000;

async function giveFreeCards(stage: Stage, today: string): Promise<void> {
  const { services } = await readShop(stage);
  const treats = services.filter(({ price, employees }) => price >= 20_000 && employees.length > 0);
  for (const [turn, { value, name, given, lasts, description }] of FREE_CARDS.entries()) {
    const moment = new Date(stage.now.getTime() - given * DAY_MS);
    const ends = addDays(today, lasts - given);
    const { code } = await act(stage.at(moment), giftCardsRoutes, 'sell', {
      kind: 'free',
      value,
      beneficiary_name: name,
      design: 'pattern-4',
      description,
      expires_on: ends,
      payments: [],
    });
    const { id, price, employees } = treats[turn % treats.length]!;
    if (ends < today) {
      const morning = addDays(ends, 1);
      await expireGiftCards({ ...stage, now: new Date(`${morning}T03:06:00Z`), today: morning });
    } else
      await act(stage.at(new Date(stage.now.getTime() - (20 - turn) * 60_000)), tillRoutes, 'issue', {
        lines: [{ kind: 'service', service_id: id, employee_id: employees[0]!, unit_price: price }],
        gift_card: code,
        payments: [{ method: paymentMethods.codes.cash, amount: price - value }],
        expected_payable: price - value,
      });
  }
}
