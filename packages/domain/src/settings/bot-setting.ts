import { z } from 'zod';
import { pageWords } from '../kernel/page-words';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { defineSetting } from './define-setting';
import { optionalArabic, optionalEnglish } from './setting-fields';

export const MOST_QUICK_REPLIES = 20;

const quickReply = z.strictObject({
  english_name: optionalEnglish(40),
  arabic_name: optionalArabic(40),
  english_text: optionalEnglish(500),
  arabic_text: optionalArabic(500),
});

/** What the bot says by itself and offers, and what the desk has at hand. An empty greeting is the usual one. */
export const botSetting = defineSetting({
  id: 'bot',
  access: 'settings.bot',
  title: pageWords['bot-settings'],
  shape: {
    is_active: z.boolean(),
    english_greeting: optionalEnglish(300),
    arabic_greeting: optionalArabic(300),
    english_off_hours: optionalEnglish(300),
    arabic_off_hours: optionalArabic(300),
    offers_booking: z.boolean(),
    offers_visits: z.boolean(),
    offers_prices: z.boolean(),
    offers_packages: z.boolean(),
    offers_complaints: z.boolean(),
    /** Once a person has answered, the bot leaves the conversation alone for so long after the last word. */
    silent_hours: z.int().min(1).max(168),
    quick_replies: z.array(quickReply).max(MOST_QUICK_REPLIES).default([]),
  },
  secrets: {},
  defaults: () => ({
    is_active: true,
    english_greeting: '',
    arabic_greeting: '',
    english_off_hours: '',
    arabic_off_hours: '',
    offers_booking: true,
    offers_visits: true,
    offers_prices: true,
    offers_packages: true,
    offers_complaints: true,
    silent_hours: 12,
    quick_replies: [
      {
        english_name: 'Running late',
        arabic_name: 'نعتذر عن التأخير',
        english_text: 'We are running a few minutes late, sorry. We are waiting for you.',
        arabic_text: 'نعتذر، لدينا تأخير بسيط. نحن بانتظارك.',
      },
      {
        english_name: 'Thank you',
        arabic_name: 'شكرًا',
        english_text: 'Thank you, see you soon.',
        arabic_text: 'شكرًا لك، نراك قريبًا.',
      },
    ],
  }),
  // A reply has a name and a text in each language: whoever answers does not know in which the next one writes.
  check: ({ quick_replies }) =>
    quick_replies.flatMap((reply, index) =>
      (['english_name', 'arabic_name', 'english_text', 'arabic_text'] as const).map((field) => ({
        path: ['quick_replies', index, field],
        message: reply[field] === '' ? say('required') : undefined,
      })),
    ),
});
