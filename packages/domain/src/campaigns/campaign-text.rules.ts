import { checkMessageTexts } from '../kernel/input/business-validators';
import {
  checkEnglishOrArabicText,
  checkMaxLength,
  checkRequired,
  firstOf,
  type Checked,
} from '../kernel/input/validators';
import { fillPlaces, otherLanguage, type Language } from '../kernel/localized';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { withoutLink } from '../messages/salon-messages.rules';
import { stopLine } from '../messages/stop-lines';
import type { CampaignChannel } from './campaign.states';

/** The only places that are filled; any other is refused. */
export const CAMPAIGN_PLACES = ['customer', 'salon', 'link'] as const;
export type CampaignPlace = (typeof CAMPAIGN_PLACES)[number];
export const MOST_LETTERS = 1024;
export const MOST_SUBJECT = 120;

export type CampaignTexts = {
  english_active: boolean;
  english_subject: string;
  english_text: string;
  arabic_active: boolean;
  arabic_subject: string;
  arabic_text: string;
};

type Problem = { path: string; message: Checked };

/** Letters of the two languages, known places, at least one language; a letter has a subject. */
export function campaignTextProblems(texts: CampaignTexts, channel: CampaignChannel): Problem[] {
  const none = !texts.english_active && !texts.arabic_active;
  const off = { active: false, text: '' };
  return [
    { path: 'english_active', message: none ? checkMessageTexts(off, off) : undefined },
    ...(['english', 'arabic'] as const).flatMap((language) => {
      const isActive = texts[`${language}_active`];
      return [
        { path: `${language}_text`, message: checkText(texts[`${language}_text`], isActive, MOST_LETTERS) },
        {
          path: `${language}_subject`,
          message: checkText(texts[`${language}_subject`], isActive && channel === 'email', MOST_SUBJECT),
        },
      ];
    }),
  ];
}

function checkText(text: string, isNeeded: boolean, most: number): Checked {
  const unknown = [...text.matchAll(/\{([^{}]*)\}/g)].find(
    (match) => !CAMPAIGN_PLACES.some((place) => place === match[1]),
  );
  return firstOf(
    isNeeded ? checkRequired(text) : undefined,
    checkMaxLength(text, most),
    checkEnglishOrArabicText(text),
    unknown ? say('unknown-place', { place: unknown[0] }) : undefined,
  );
}

export type WrittenOffer = { language: Language; subject: string | null; body: string };

/**
 * What one customer reads: in her language where the campaign has it, else in the other. Values are filled in once:
 * a name that looks like a place stays a name, and brings no line or direction of its own along.
 */
export function writeOffer(
  texts: CampaignTexts,
  channel: CampaignChannel,
  wanted: Language,
  valuesIn: (language: Language) => { name: string; salon: string; link: string; stop_link: string },
): WrittenOffer {
  const language = isWritten(texts, wanted) ? wanted : otherLanguage(wanted);
  const { name, salon, link, stop_link } = valuesIn(language);
  const values = { customer: firstName(name), salon: plain(salon), link };
  const [subject, text] =
    language === 'ar' ? [texts.arabic_subject, texts.arabic_text] : [texts.english_subject, texts.english_text];
  const body = fillPlaces(link === '' ? withoutLink(text) : text, values);
  return {
    language,
    subject: channel === 'email' ? fillPlaces(subject, { ...values, link: '' }) : null,
    body: `${body}\n\n${stopLine(channel, language, stop_link)}`,
  };
}

export const isWritten = (texts: CampaignTexts, language: Language): boolean =>
  language === 'ar' ? texts.arabic_active : texts.english_active;

const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
const firstName = (name: string): string => plain(name).split(/\s+/)[0] ?? '';
