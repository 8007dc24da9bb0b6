import { z } from 'zod';
import { CARE_KINDS, CARE_MESSAGES, type CareKind } from '../customer-care/care.states';
import { pageWords } from '../kernel/page-words';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { defineSetting } from './define-setting';
import { checkMessageText } from './notifications-setting';

/** What the desk writes by hand. An empty text is the one of the automatic message. */
const ownText = z
  .strictObject({ english_text: z.string().trim().default(''), arabic_text: z.string().trim().default('') })
  .prefault({});

const texts = Object.fromEntries(CARE_KINDS.map((kind) => [kind, ownText])) as Record<CareKind, typeof ownText>;

/**
 * Rules and texts of the pages that look after customers. When one is missed is said by the automatic message itself:
 * one number for both.
 */
export const customerCareSetting = defineSetting({
  id: 'customer-care',
  access: 'settings.customer-care',
  title: pageWords['customer-care-settings'],
  shape: {
    /** Nobody is written to about the same thing twice within these hours, unless somebody says so. */
    rest_hours: z.int().min(1).max(168),
    /** Visits are listed for reminding this many days ahead. */
    reminder_days: z.int().min(1).max(90),
    /** A missed visit is listed for this many days. */
    no_show_days: z.int().min(1).max(730),
    /** Congratulations may come this much late. */
    birthday_late_days: z.int().min(0).max(60),
    /** Invoices are listed for rating this many days. */
    rating_days: z.int().min(1).max(90).default(30),
    /** Offers and news for one customer in 30 days, over all campaigns. */
    offers_in_30_days: z.int().min(1).max(30).default(2),
    /** How soon a complaint is answered and closed, in plain hours. */
    complaint_answer_hours: z.int().min(1).max(720).default(24),
    complaint_close_hours: z.int().min(1).max(2_160).default(168),
    ...texts,
  },
  secrets: {},
  defaults: () => ({
    rest_hours: 24,
    reminder_days: 30,
    no_show_days: 365,
    birthday_late_days: 14,
    rating_days: 30,
    offers_in_30_days: 2,
    complaint_answer_hours: 24,
    complaint_close_hours: 168,
    reminder: { english_text: '', arabic_text: '' },
    no_show: { english_text: '', arabic_text: '' },
    birthday: { english_text: '', arabic_text: '' },
    missed_customer: { english_text: '', arabic_text: '' },
    balance: { english_text: '', arabic_text: '' },
    rating: { english_text: '', arabic_text: '' },
  }),
  check: (values) => [
    {
      path: ['complaint_close_hours'],
      message:
        values.complaint_close_hours < values.complaint_answer_hours
          ? say('min', { min: values.complaint_answer_hours })
          : undefined,
    },
    ...CARE_KINDS.flatMap((kind) =>
      (['english_text', 'arabic_text'] as const).map((field) => ({
        path: [kind, field],
        message: checkMessageText(CARE_MESSAGES[kind], values[kind][field], false),
      })),
    ),
  ],
});
