import { z } from 'zod';
import {
  addMessage,
  arabicText,
  codeOf,
  englishText,
  freeText,
  localDate,
  minorAmount,
  notEmpty,
  orEmpty,
  requiredText,
} from '../kernel/input/fields';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { accountItems, accountPeriods, isTier } from './account-items.states';
import { MOST_PRICE } from './account-prices.contract';

const id = z.int();

export const lineInput = z
  .strictObject({
    item: codeOf(accountItems),
    period: codeOf(accountPeriods).nullable().default(null),
    /** Which WhatsApp package. */
    package_id: z.int().nullable().default(null),
    english_name: orEmpty(englishText({ en: 'English name', ar: 'الاسم بالإنجليزية' }, 120)),
    arabic_name: orEmpty(arabicText({ en: 'Arabic name', ar: 'الاسم بالعربية' }, 120)),
    quantity: z.int().min(1).max(120),
    unit_price: notEmpty(minorAmount({ min: 0, max: MOST_PRICE })),
  })
  .superRefine((line, ctx) => {
    const needsPeriod = isTier(line.item) || line.item === accountItems.codes.users;
    if (needsPeriod && line.period === null) addMessage(ctx, say('required'), ['period']);
    if (line.item === accountItems.codes.whatsapp && line.package_id === null)
      addMessage(ctx, say('required'), ['package_id']);
    // Ten years at once is a typing mistake.
    if (isTier(line.item) && line.period === accountPeriods.codes.year && line.quantity > 5)
      addMessage(ctx, say('max', { max: 5 }), ['quantity']);
    if (line.item === accountItems.codes.other && !line.english_name && !line.arabic_name)
      addMessage(ctx, say('required'), ['english_name']);
  });

export const issueInput = z.strictObject({
  tenant: notEmpty(z.int().min(2)),
  lines: z.array(lineInput).min(1).max(20),
  due_on: orEmpty(localDate({ en: 'Due', ar: 'الاستحقاق' })),
  note: orEmpty(freeText({ en: 'Note', ar: 'الملاحظة' }, 500)),
  /** Sends the link at once. */
  channel: z.enum(['email', 'whatsapp']).nullable().default(null),
});

const AUTHORIZATION = { en: 'Authorization code', ar: 'رمز الموافقة' };

export const payInput = z
  .strictObject({
    id,
    method: z.enum(['cash', 'credit_card', 'transfer', 'cheque']),
    paid_on: orEmpty(localDate({ en: 'Paid on', ar: 'تاريخ الدفع' })),
    /** Of a card, as at a salon's till. Never a card number: those are refused. */
    authorization_code: orEmpty(freeText(AUTHORIZATION, 30)),
    reference: orEmpty(requiredText({ en: 'Reference', ar: 'المرجع' }, 60)),
    note: orEmpty(freeText({ en: 'Note', ar: 'الملاحظة' }, 500)),
  })
  .superRefine(({ method, authorization_code }, ctx) => {
    if (method === 'credit_card' && authorization_code === undefined)
      addMessage(ctx, say('required'), ['authorization_code'], AUTHORIZATION);
  });
export const cancelInput = z.strictObject({ id, reason: requiredText({ en: 'Reason', ar: 'السبب' }, 300) });
export const sendInput = z.strictObject({ id, channel: z.enum(['email', 'whatsapp']) });
