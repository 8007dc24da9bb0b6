import { accountStates } from '../accounts/account.states';
import { viewTime, type Clock } from '../kernel/time/clock';
import type { LocalDate, LocalTime } from '../kernel/time/local-date';
import { say, type Language, type Localized } from '../kernel/localized';
import { sayAmount, type Currency } from '../kernel/money';
import { can, type PermissionMap } from '../kernel/permissions';
import { recordPath } from '../kernel/record-path';
import { hasArabicLetters } from '../kernel/text/script';
import { sayDay } from '../messages/salon-messages.rules';
import type { NotificationText, Place } from './define-notifications';
import { notificationCatalogue, NOTIFICATION_TYPES, type NotificationType } from './notification-catalogue';

type Told = { hold_invoice: boolean; status: string };

export const visibleTypes = (permissions: PermissionMap, account: Told): NotificationType[] =>
  NOTIFICATION_TYPES.filter((type) => {
    const { needs, when } = notificationCatalogue[type];
    const isMeant = needs === 'host' ? account.status === accountStates.codes.host : can(permissions, needs);
    return isMeant && (when === undefined || account[when]);
  });

/** What somebody said of a type of notification. Who said nothing gets all of them. */
export type NotificationWish = { in_app: boolean; push: boolean };
export const EVERYTHING: NotificationWish = { in_app: true, push: true };

/** A lock screen shows a few lines, and a message to a phone holds less than 4 KB. */
const LONGEST_PUSH = 300;

/** What a phone is told: the sentence of the menu in its reader's language, and where a touch leads. */
export function pushOf(stored: StoredNotification, { clock, language }: { clock: Clock; language: Language }) {
  const told = tellNotification(stored, clock);
  if (!told) return undefined;
  const text = language === 'ar' ? told.arabic_text : told.english_text;
  return {
    title: notificationCatalogue[stored.type].name[language],
    body: cutText(text, LONGEST_PUSH),
    url: `/${language}${told.link}`,
    language,
    tone: told.tone,
  };
}

function cutText(text: string, longest: number): string {
  const letters = [...text];
  return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join('')}…`;
}

export type StoredNotification = {
  type: NotificationType;
  code: string;
  values: Readonly<Record<string, unknown>>;
  open_id: number | null;
};

/** Sentences that were stored before there was a catalogue, as the migration moved them. */
const WHOLE = '{text}';
const AS_WRITTEN: NotificationText = { tone: 'info', places: { text: 'names' }, en: WHOLE, ar: WHOLE };

/** As people read it, in both languages; undefined where its sentence is unknown, such as one of a newer version. */
export function tellNotification({ type, code, values, open_id }: StoredNotification, clock: Clock) {
  const { icon, opens, texts } = notificationCatalogue[type];
  const text = code === 'as-written' ? AS_WRITTEN : Object.hasOwn(texts, code) ? texts[code] : undefined;
  if (!text) return undefined;
  const inLanguage = (language: Language): string =>
    say(
      text,
      language,
      Object.fromEntries(
        Object.entries(text.places).map(([name, kind]) => [
          name,
          isolated(sayPlace(kind, values[name], language, clock), language),
        ]),
      ),
    );
  return {
    icon,
    tone: text.tone,
    english_text: inLanguage('en'),
    arabic_text: inLanguage('ar'),
    link: recordPath(opens, open_id),
  };
}

/** Values were typed when they were sent, and come back as JSON. */
function sayPlace(kind: Place, value: unknown, language: Language, clock: Clock): string {
  if (value === undefined || value === null) return '';
  // What was once told in one language is in the books as it was.
  if (kind === 'names') return typeof value === 'string' ? value : (value as Localized)[language];
  if (kind === 'date') return sayDay(value as LocalDate, language);
  if (kind === 'time') return viewTime(value as LocalTime, language, clock);
  if (kind === 'money') return sayMoney(value as { amount: number; currency: Currency }, language);
  return typeof kind === 'object' ? (kind[String(value)]?.[language] ?? String(value)) : String(value);
}

const sayMoney = ({ amount, currency }: { amount: number; currency: Currency }, language: Language): string =>
  sayAmount(amount, currency, language);

/** A name in the other script, a number or an amount keeps its own direction inside the sentence. */
const isolated = (value: string, language: Language): string =>
  language === 'en' && !hasArabicLetters(value) ? value : `\u2068${value}\u2069`;
