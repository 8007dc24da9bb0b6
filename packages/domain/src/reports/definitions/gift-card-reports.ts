import { z } from 'zod';
import { giftCardTypes } from '../../gift-cards/gift-card.states';
import { codeOf } from '../../kernel/input/fields';
import { defineReport } from '../report';

const money = z.number().int();
const card = z.object({
  id: z.number().int(),
  code: z.string(),
  type: codeOf(giftCardTypes),
  beneficiary: z.string().nullable(),
  beneficiary_id: z.number().int().nullable(),
  buyer: z.string().nullable(),
  created_on: z.string(),
  expires_on: z.string().nullable(),
  value: money,
});
const type = { en: 'Type', ar: 'النوع' };
const filters = [
  { key: 'type', label: type, kind: 'choice', choices: giftCardTypes.choices },
  { key: 'beneficiary_id', label: { en: 'For', ar: 'المستفيد' }, kind: 'record', record: 'customer' },
] as const;

const columns = {
  code: { key: 'code', label: { en: 'Code', ar: 'الكود' }, kind: 'code', sortable: true },
  type: { key: 'type', label: type, kind: 'badge', choices: giftCardTypes.choices },
  beneficiary: { key: 'beneficiary', label: { en: 'For', ar: 'المستفيد' }, kind: 'text', sortable: true },
  buyer: { key: 'buyer', label: { en: 'Paid by', ar: 'دُفعت بواسطة' }, kind: 'text' },
  created_on: { key: 'created_on', label: { en: 'Issued', ar: 'تاريخ الإصدار' }, kind: 'date', sortable: true },
  expires_on: {
    key: 'expires_on',
    label: { en: 'Valid until', ar: 'صالحة حتى' },
    kind: 'date',
    sortable: true,
    emptyLast: true,
  },
  value: { key: 'value', label: { en: 'Value', ar: 'القيمة' }, kind: 'money', sortable: true, total: true },
} as const;
const cards = { key: 'cards', label: { en: 'Cards', ar: 'البطاقات' }, kind: 'number', highlight: true } as const;
const paid = { key: 'paid', label: { en: 'Paid vouchers', ar: 'قسائم مدفوعة' }, kind: 'money' } as const;
const others = {
  key: 'others',
  label: { en: 'Loyalty and free vouchers', ar: 'قسائم الولاء والمجانية' },
  kind: 'money',
} as const;

export const activeGiftCardsReport = defineReport({
  id: 'active-gift-cards',
  kind: 'paged',
  address: 'merchant-management-reports-active-gifts-cards',
  group: 'management',
  period: 'none',
  answers: { en: 'Which gift cards can still be used', ar: 'بطاقات الهدايا التي يمكن استخدامها' },
  searchWords: ['voucher', 'قسيمة'],
  note: {
    en: 'As it is now. What the salon owes for paid vouchers is the account “Gift cards” of the ledger',
    ar: 'كما هي الآن. ما على الصالون من القسائم المدفوعة هو حساب «بطاقات الهدايا» في الدفتر',
  },
  filters,
  record: card,
  columns: [
    columns.code,
    columns.type,
    columns.beneficiary,
    columns.buyer,
    columns.created_on,
    columns.expires_on,
    columns.value,
  ],
  figures: [
    cards,
    paid,
    others,
    { key: 'ledger', label: { en: 'Owed by the ledger', ar: 'المستحق في الدفتر' }, kind: 'money' },
  ],
  defaultSort: { key: 'created_on', descending: true },
});

export const usedGiftCardsReport = defineReport({
  id: 'used-gift-cards',
  kind: 'paged',
  address: 'merchant-management-reports-used-gifts-cards',
  group: 'management',
  period: 'range',
  answers: { en: 'Which gift cards were used, and on which invoice', ar: 'بطاقات الهدايا المستخدمة وفواتيرها' },
  searchWords: ['voucher', 'قسيمة'],
  note: { en: 'By the day they were used', ar: 'حسب يوم الاستخدام' },
  filters,
  record: card.extend({ used_on: z.string(), invoice: z.string() }),
  columns: [
    columns.code,
    columns.type,
    columns.beneficiary,
    { key: 'used_on', label: { en: 'Used', ar: 'تاريخ الاستخدام' }, kind: 'date', sortable: true },
    { key: 'invoice', label: { en: 'Invoice', ar: 'الفاتورة' }, kind: 'code' },
    columns.created_on,
    columns.value,
  ],
  figures: [cards, paid, others],
  defaultSort: { key: 'used_on', descending: true },
});

export const expiredGiftCardsReport = defineReport({
  id: 'expired-gift-cards',
  kind: 'paged',
  address: 'merchant-management-reports-expired-gifts-cards',
  group: 'management',
  period: 'range',
  answers: { en: 'Which gift cards ran out unused', ar: 'بطاقات الهدايا التي انتهت دون استخدام' },
  searchWords: ['voucher', 'قسيمة'],
  note: {
    en: 'By the day their expiry was booked; what was paid for them is income from then on',
    ar: 'حسب يوم تسجيل انتهائها، ومن حينها يصبح ما دُفع فيها إيرادًا',
  },
  filters,
  record: card.extend({ expired_on: z.string() }),
  columns: [
    columns.code,
    columns.type,
    columns.beneficiary,
    columns.buyer,
    columns.created_on,
    { key: 'expired_on', label: { en: 'Expired', ar: 'تاريخ الانتهاء' }, kind: 'date', sortable: true },
    columns.value,
  ],
  figures: [cards, { ...paid, lessIsBetter: true }, others],
  defaultSort: { key: 'expired_on', descending: true },
});
