import { z } from 'zod';
import { addMessage, requiredText } from '../kernel/input/fields';
import { checkEmail } from '../kernel/input/validators';
import type { Localized } from '../kernel/localized';
import { validationMessage as say } from '../kernel/text/validation-texts';

/** What of the website is written by the platform's team. */
export const WEBSITE_PAGES = ['website', 'terms', 'privacy', 'questions', 'social'] as const;
export type WebsitePage = (typeof WEBSITE_PAGES)[number];
/** These are headings with text, in their order; the other two are single facts. */
export const TEXT_PAGES: readonly WebsitePage[] = ['terms', 'privacy', 'questions'];

const labels = {
  english_title: { en: 'Heading in English', ar: 'العنوان بالإنجليزية' },
  arabic_title: { en: 'Heading in Arabic', ar: 'العنوان بالعربية' },
  english_body: { en: 'Text in English', ar: 'النص بالإنجليزية' },
  arabic_body: { en: 'Text in Arabic', ar: 'النص بالعربية' },
} as const;
export const MOST_SECTIONS = 60;

const section = z.object({
  english_title: requiredText(labels.english_title, 200),
  arabic_title: requiredText(labels.arabic_title, 200),
  english_body: requiredText(labels.english_body, 6000),
  arabic_body: requiredText(labels.arabic_body, 6000),
});
export type WebsiteSection = z.output<typeof section>;

/** Single facts, with their words. An empty one is not shown. */
export const websiteFacts = {
  english_tagline: { en: 'Tagline in English', ar: 'العبارة التعريفية بالإنجليزية' },
  arabic_tagline: { en: 'Tagline in Arabic', ar: 'العبارة التعريفية بالعربية' },
  contact_email: { en: 'E-mail for visitors', ar: 'بريد التواصل مع الزوار' },
  contact_phone: { en: 'Telephone for visitors', ar: 'هاتف التواصل مع الزوار' },
  prices: { en: 'Prices on the website', ar: 'الأسعار في الموقع' },
  english_basic: { en: 'Basic package, in English', ar: 'الباقة الأساسية، بالإنجليزية' },
  arabic_basic: { en: 'Basic package, in Arabic', ar: 'الباقة الأساسية، بالعربية' },
  english_advanced: { en: 'Advanced package, in English', ar: 'الباقة المتقدمة، بالإنجليزية' },
  arabic_advanced: { en: 'Advanced package, in Arabic', ar: 'الباقة المتقدمة، بالعربية' },
  english_premium: { en: 'Premium package, in English', ar: 'الباقة المميزة، بالإنجليزية' },
  arabic_premium: { en: 'Premium package, in Arabic', ar: 'الباقة المميزة، بالعربية' },
} as const satisfies Record<string, Localized>;
export const socialFacts = {
  instagram: { en: 'Instagram', ar: 'إنستغرام' },
  snapchat: { en: 'Snapchat', ar: 'سناب شات' },
  tiktok: { en: 'TikTok', ar: 'تيك توك' },
  x: { en: 'X', ar: 'إكس' },
  facebook: { en: 'Facebook', ar: 'فيسبوك' },
  youtube: { en: 'YouTube', ar: 'يوتيوب' },
  linkedin: { en: 'LinkedIn', ar: 'لينكدإن' },
} as const satisfies Record<string, Localized>;
export type WebsiteFact = keyof typeof websiteFacts | keyof typeof socialFacts;
export type SocialFact = keyof typeof socialFacts;

/** Said in both languages or in none. */
export const PACKAGE_FACTS = ['basic', 'advanced', 'premium'] as const;
const FACTS_IN_BOTH = ['tagline', ...PACKAGE_FACTS] as const;

const fact = z.string().trim().max(300).default('');
const facts = z.object({
  english_tagline: fact,
  arabic_tagline: fact,
  contact_email: fact,
  contact_phone: fact,
  /** Shown where the platform has any, unless it says `hidden`. */
  prices: z.enum(['', 'hidden']).default(''),
  english_basic: fact,
  arabic_basic: fact,
  english_advanced: fact,
  arabic_advanced: fact,
  english_premium: fact,
  arabic_premium: fact,
  instagram: fact,
  snapchat: fact,
  tiktok: fact,
  x: fact,
  facebook: fact,
  youtube: fact,
  linkedin: fact,
} satisfies Record<WebsiteFact, z.ZodType<string>>);
export type WebsiteFacts = z.output<typeof facts>;
export const noFacts = (): WebsiteFacts => facts.parse({});

export const websiteContent = z.object({ sections: z.array(section).max(MOST_SECTIONS), facts });
export type WebsiteContent = z.output<typeof websiteContent>;

/** A visitor follows it in the browser: nothing but a plain secure address. */
const ADDRESS = /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(\/[^\s"'<>]*)?$/i;
export const TELEPHONE = /^\+?[\d ()-]{5,25}$/;

export const saveWebsiteInput = websiteContent.extend({ page: z.enum(WEBSITE_PAGES) }).superRefine((value, ctx) => {
  if (TEXT_PAGES.includes(value.page)) {
    if (value.sections.length === 0) addMessage(ctx, say('min-items', { min: 1 }), ['sections']);
    return;
  }
  const { contact_email, contact_phone } = value.facts;
  if (contact_email) addMessage(ctx, checkEmail(contact_email), ['facts', 'contact_email']);
  if (contact_phone && !TELEPHONE.test(contact_phone))
    addMessage(ctx, say('telephone'), ['facts', 'contact_phone'], websiteFacts.contact_phone);
  for (const name of FACTS_IN_BOTH)
    for (const [one, other] of [
      [`english_${name}`, `arabic_${name}`],
      [`arabic_${name}`, `english_${name}`],
    ] as const)
      if (value.facts[one] && !value.facts[other])
        addMessage(ctx, say('required'), ['facts', other], websiteFacts[other]);
  for (const name of Object.keys(socialFacts) as SocialFact[])
    if (value.facts[name] && !ADDRESS.test(value.facts[name]))
      addMessage(ctx, say('url'), ['facts', name], socialFacts[name]);
});
export type SaveWebsiteInput = z.input<typeof saveWebsiteInput>;
