import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { penaltyTypes } from '@rawnaq/domain/penalties/penalty.states';
import { creditNotesRoutes } from '../../modules/credit-notes/credit-notes.routes';
import { businessDay } from '../../modules/invoices';
import { paymentsRoutes } from '../../modules/payments/payments.routes';
import { penaltiesRoutes } from '../../modules/penalties/penalties.routes';
import { act, onStage, type Demo, type Stage } from '../stage';
import { salesToCorrect, visitsAhead } from './shop.repo';

const { cash, credit_card } = paymentMethods.codes;
const DAY_MS = 86_400_000;

const REASONS = {
  en: ['The colour was not as agreed', 'Billed twice', 'Product returned unopened', 'Goodwill'],
  ar: ['اللون لم يكن كما اتُّفق', 'فُوترت مرتين', 'أُرجع المنتج مغلقًا', 'تعويض عن الانتظار'],
};

type Wanted = { accountId: number; language: 'en' | 'ar'; notes: number; deposits: number };

/** What came after the sales of the last weeks: notes in full and by line, one that asks for more, money in advance. */
export async function fillCorrections(demo: Demo, wanted: Wanted): Promise<void> {
  await onStage(demo, wanted.accountId, async (stage) => {
    await takeBack(stage, wanted);
    await takeInAdvance(stage, wanted);
  });
}

/** Each two days after its sale, and none of the last two days: numbers and days go up together. */
async function takeBack(stage: Stage, { language, notes }: Wanted): Promise<void> {
  const today = await businessDay(stage.at(stage.now));
  const earlier = await salesToCorrect(stage, addDays(today, -75), addDays(today, -20), notes);
  const lately = await salesToCorrect(stage, addDays(today, -14), addDays(today, -4), notes + 1);
  const sales = [...earlier, ...lately];
  const [asked, ...credited] = sales.toReversed();
  for (const [turn, { id, issued_at, payable, lines, first }] of credited.toReversed().entries()) {
    const byLine = lines > 1 && turn % 2 === 0;
    const amount = byLine ? first : payable;
    const toBalance = turn % 3 === 1;
    await act(stage.at(new Date(Date.parse(issued_at) + 2 * DAY_MS)), creditNotesRoutes, 'issue', {
      invoice_id: id,
      reason: REASONS[language][turn % REASONS[language].length]!,
      ...(byLine && { lines: [{ position: 1, quantity: 1 }] }),
      ...(toBalance ? { to_balance: amount } : { refunds: [{ method: cash, amount }] }),
    });
  }
  if (asked)
    await act(stage.at(new Date(Date.parse(asked.issued_at) + 2 * DAY_MS)), creditNotesRoutes, 'debit', {
      invoice_id: asked.id,
      amount: 6_000,
      reason: language === 'ar' ? 'شعر أطول من المتفق عليه' : 'Longer hair than agreed',
      payments: [{ method: credit_card, amount: 4_000, authorization_code: '482915' }],
    });
}

/** Deposits at the desk for visits to come, and a penalty that one of them covers. */
async function takeInAdvance(stage: Stage, { language, deposits }: Wanted): Promise<void> {
  const visits = await visitsAhead(stage, stage.now, deposits);
  for (const [turn, { id, customer_id }] of visits.entries())
    await act(stage.at(new Date(stage.now.getTime() - (25 - turn) * 60_000)), paymentsRoutes, 'add_deposit', {
      customer_id,
      appointment_id: id,
      payments: [{ method: cash, amount: turn % 2 === 0 ? 5_000 : 10_000 }],
    });
  const [first] = visits;
  if (first)
    await act(stage.at(new Date(stage.now.getTime() - 10 * 60_000)), penaltiesRoutes, 'add', {
      customer_id: first.customer_id,
      type: penaltyTypes.codes.others,
      amount: 2_000,
      note: language === 'ar' ? 'إلغاء متأخر' : 'Cancelled late',
    });
}
