import type { AddressName } from '../kernel/addresses';
import type { LocalDate, LocalTime } from '../kernel/time/local-date';
import type { Localized } from '../kernel/localized';
import type { Currency } from '../kernel/money';
import type { Permission } from '../kernel/permissions';

export const NOTIFICATION_ICONS = [
  'box',
  'bug',
  'bulb',
  'calendar',
  'file',
  'message',
  'receipt',
  'shield',
  'star',
  'store',
] as const;
/** How much a line weighs. */
export const NOTIFICATION_TONES = ['info', 'success', 'warning', 'danger'] as const;
export type NotificationIcon = (typeof NOTIFICATION_ICONS)[number];

/**
 * What may stand in a place of a sentence. `names` is a name in both languages; a list of words is for few, known ones.
 */
export type Place = 'text' | 'number' | 'date' | 'time' | 'money' | 'names' | Readonly<Record<string, Localized>>;

export type PlaceValue<Kind extends Place> = Kind extends 'text'
  ? string
  : Kind extends 'number'
    ? number
    : Kind extends 'date'
      ? LocalDate
      : Kind extends 'time'
        ? LocalTime
        : Kind extends 'money'
          ? { amount: number; currency: Currency }
          : Kind extends 'names'
            ? Localized
            : keyof Kind;

export type NotificationText = Localized & {
  tone: (typeof NOTIFICATION_TONES)[number];
  places: Readonly<Record<string, Place>>;
};

/** A type of notification: people mark a whole type as read, and the menu counts by it. */
export type NotificationKind = {
  /** What people turn on and off, and choose in the list. */
  name: Localized;
  /** Who gets it: whoever may do so, or the owner of places to stay whose account it is. */
  needs: Permission | 'host';
  /** Only in accounts that may do so. */
  when?: 'hold_invoice';
  icon: NotificationIcon;
  /** The page it opens; with `one`, on the record it tells of. */
  opens: AddressName;
  one?: true;
  texts: Readonly<Record<string, NotificationText>>;
};

type NotificationKinds = Readonly<Record<string, NotificationKind>>;

type PlacesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlacesIn<Rest>
  : never;
type Same<A, B> = [A, B] extends [B, A] ? true : false;
type Fitting<Text extends NotificationText> =
  Same<PlacesIn<Text['en']>, keyof Text['places']> extends true
    ? Same<PlacesIn<Text['ar']>, keyof Text['places']> extends true
      ? Text
      : { ar: 'does not have the places that are declared' }
    : { en: 'does not have the places that are declared' };

/** The notifications of a module. A place that one language forgets, or that nobody declared, does not compile. */
export const defineNotifications = <const Kinds extends NotificationKinds>(
  kinds: Kinds & {
    [Type in keyof Kinds]: {
      texts: { [Code in keyof Kinds[Type]['texts']]: Fitting<Kinds[Type]['texts'][Code]> };
    };
  },
): Kinds => kinds;
