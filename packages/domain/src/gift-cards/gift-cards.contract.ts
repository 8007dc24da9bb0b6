import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { addMessage, codeOf, freeText, localDate, minorAmount, orEmpty, requiredText } from '../kernel/input/fields';
import { accountToday } from '../kernel/input/read-input';
import { defineList } from '../kernel/list';
import { LANGUAGES } from '../kernel/localized';
import { pageWords } from '../kernel/page-words';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { paymentMethods } from '../payments/payment.states';
import { MOST_MONEY, MOST_PAYMENTS, paymentInput } from '../till/bill';
import { GIFT_CARD_DESIGNS } from './gift-card.rules';
import { giftCardConditions, giftCardTypes } from './gift-card.states';

const id = z.int();
const labels = {
  code: { en: 'Code', ar: 'الكود' },
  type: { en: 'Type', ar: 'النوع' },
  value: { en: 'Value', ar: 'القيمة' },
  condition: { en: 'Status', ar: 'الحالة' },
  beneficiary: { en: 'For', ar: 'المستفيد' },
  expires_on: { en: 'Valid until', ar: 'صالحة حتى' },
  created_at: { en: 'Issued', ar: 'تاريخ الإصدار' },
};

const listed = z.object({
  id,
  code: z.string(),
  unique_id: z.string(),
  type: codeOf(giftCardTypes),
  value: z.int(),
  condition: codeOf(giftCardConditions),
  description: z.string().nullable(),
  design: z.enum(GIFT_CARD_DESIGNS),
  beneficiary: z.string().nullable(),
  beneficiary_id: id.nullable(),
  buyer: z.string().nullable(),
  buyer_id: id.nullable(),
  expires_on: z.string().nullable(),
  used_at: z.string().nullable(),
  created_by: z.string().nullable(),
  created_at: z.string(),
});
export type GiftCard = z.output<typeof listed>;

export const giftCardsList = defineList({
  path: 'gift_cards',
  areas: ['merchant'],
  access: 'billing.sell-gift-card',
  title: pageWords['gift-cards'],
  record: listed,
  columns: [
    { key: 'code', label: labels.code, kind: 'code', sortable: true },
    { key: 'value', label: labels.value, kind: 'money', sortable: true, total: true },
    { key: 'type', label: labels.type, kind: 'badge', choices: giftCardTypes.choices },
    { key: 'beneficiary', label: labels.beneficiary, kind: 'text' },
    { key: 'buyer', label: { en: 'Paid by', ar: 'دُفعت بواسطة' }, kind: 'text' },
    { key: 'expires_on', label: labels.expires_on, kind: 'date', sortable: true, emptyLast: true },
    { key: 'condition', label: labels.condition, kind: 'badge', choices: giftCardConditions.choices },
    { key: 'used_at', label: { en: 'Used', ar: 'تاريخ الاستخدام' }, kind: 'datetime', hidden: true },
    { key: 'created_by', label: { en: 'Issued by', ar: 'صدرت بواسطة' }, kind: 'text', hidden: true },
    { key: 'created_at', label: labels.created_at, kind: 'datetime', sortable: true },
  ],
  filters: [
    { key: 'condition', label: labels.condition, kind: 'choice', choices: giftCardConditions.choices },
    { key: 'type', label: labels.type, kind: 'choice', choices: giftCardTypes.choices },
    { key: 'beneficiary_id', label: labels.beneficiary, kind: 'record', record: 'customer' },
    { key: 'created_at', label: labels.created_at, kind: 'date-range' },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

const TODAY = { en: 'today', ar: 'تاريخ اليوم' };
export const GIFT_CARD_MESSAGE_LENGTH = 160;
export const sellGiftCardInput = z
  .strictObject({
    /** A free one needs a right of its own and has no invoice. */
    kind: z.enum(['paid', 'free']),
    value: minorAmount({ min: 1, max: MOST_MONEY }),
    description: orEmpty(freeText({ en: 'Message', ar: 'الرسالة' }, GIFT_CARD_MESSAGE_LENGTH)),
    buyer_id: id.nullish(),
    /** Of a customer the card is hers alone; a bare name binds nobody. */
    beneficiary_id: id.nullish(),
    beneficiary_name: orEmpty(requiredText({ en: 'Name', ar: 'الاسم' }, 100)),
    design: z.enum(GIFT_CARD_DESIGNS),
    expires_on: orEmpty(localDate(labels.expires_on)),
    payments: z.array(paymentInput).max(MOST_PAYMENTS).default([]),
  })
  .superRefine(({ expires_on, kind, payments }, ctx) => {
    const today = accountToday();
    if (expires_on !== undefined && today !== undefined && expires_on < today)
      addMessage(ctx, say('after-or-equal', { other: TODAY }), ['expires_on'], labels.expires_on);
    if (kind === 'free' && payments.length > 0) addMessage(ctx, say('invalid'), ['payments']);
  });

const sold = z.object({
  id,
  unique_id: z.string(),
  code: z.string(),
  /** The paper of a paid card. */
  invoice: z.object({ id, unique_id: z.string(), number_text: z.string() }).nullable(),
});
export type SoldGiftCard = z.output<typeof sold>;

const merchant = { areas: ['merchant'], access: 'billing.sell-gift-card' } as const;
export const giftCardChannels = ['whatsapp', 'email'] as const;

export const giftCardsContract = {
  get_records: giftCardsList.endpoints.get_records,
  export: giftCardsList.endpoints.export,
  options: endpoint({
    ...merchant,
    method: 'GET',
    path: 'gift_cards/options',
    summary: 'What a gift card may be paid with, and how the salon looks on it',
    input: z.object({}),
    output: z.object({
      today: z.string(),
      currency: z.string(),
      methods: z.array(codeOf(paymentMethods)),
      english_name: z.string(),
      arabic_name: z.string(),
      logo_url: z.string().nullable(),
    }),
    errors: [],
  }),
  sell: endpoint({
    ...merchant,
    method: 'POST',
    path: 'gift_cards/sell',
    summary: 'Sell a gift card, or give one for free',
    input: sellGiftCardInput,
    output: sold,
    errors: [
      'CUSTOMER_NOT_EXIST',
      'CUSTOMER_DISABLED',
      'GIFT_CARD_PAYMENTS_NOT_EQUAL',
      'PAYMENT_METHOD_NOT_TAKEN',
      'no_permission',
    ],
  }),
  /** Into the outbox: nobody waits for WhatsApp. */
  send: endpoint({
    ...merchant,
    method: 'POST',
    path: 'gift_cards/send',
    summary: 'Send a gift card to whom it is for, or to who paid for it',
    input: z.strictObject({
      id,
      to: z.enum(['beneficiary', 'buyer']),
      channel: z.enum(giftCardChannels),
      language: z.enum(LANGUAGES).optional(),
    }),
    output: z.object({ recipient: z.string() }),
    errors: ['NOT_FOUND', 'GIFT_CARD_NOBODY_TO_SEND_TO', 'GIFT_CARD_USED', 'GIFT_CARD_EXPIRED'],
  }),
};
