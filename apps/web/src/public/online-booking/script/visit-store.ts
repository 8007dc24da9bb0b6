/**
 * What a visitor has typed and been given, kept for this tab: a reload, the way back or another language loses nothing.
 * What she has chosen stands in the address instead. Reading never fails: storage may be refused or hold something old.
 */
export type Visit = {
  /** The last choice of services, for whoever comes back to the front page. */
  lines: string;
  name: string;
  calling_code: string;
  mobile: string;
  note: string;
  channel: 'whatsapp' | 'sms';
  /** What is kept, and for which choice; the next one takes its place. */
  hold: { token: string; place: string; until: number; can_extend: boolean } | null;
  /** What was booked last, and for which choice: whoever comes back to that choice has the time already. */
  booked: { place: string; booking_id: string } | null;
  proof: { mobile: string; text: string; until: number } | null;
  asked: { mobile: string; at: number; channel: 'whatsapp' | 'sms' } | null;
  /** One for each confirmation, so that a second press is the same one. */
  key: string;
  /** Said on the next page, as a whole and of single fields. */
  message: string;
  problems: Record<string, string | undefined>;
};

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const EMPTY: Omit<Visit, 'key'> = {
  lines: '',
  name: '',
  calling_code: '',
  mobile: '',
  note: '',
  channel: 'whatsapp',
  hold: null,
  booked: null,
  proof: null,
  asked: null,
  message: '',
  problems: {},
};
export const RESEND_MS = 60_000;

const keyOf = (alias: string): string => `rawnaq.booking.${alias}`;
const sharedKeyOf = (alias: string): string => `rawnaq.kept.${alias}`;

/**
 * What belongs to the person rather than to the tab: in a second tab, or in the one she opens anew, her own time would
 * look taken by somebody else. `shared` keeps these for all tabs; they are worth nothing when they have run out.
 */
const SHARED = ['hold', 'booked'] as const;

export function readVisit(store: Store, alias: string, random: () => string, shared: Store = store): Visit {
  const visit = { ...EMPTY, ...parse(store, keyOf(alias)), ...parse(shared, sharedKeyOf(alias)) } as Visit;
  return { ...visit, key: visit.key || random() };
}

export function changeVisit(
  store: Store,
  alias: string,
  random: () => string,
  change: Partial<Visit>,
  shared: Store = store,
): Visit {
  const visit = { ...readVisit(store, alias, random, shared), ...change };
  try {
    store.setItem(keyOf(alias), JSON.stringify(visit));
    if (SHARED.some((name) => name in change))
      shared.setItem(sharedKeyOf(alias), JSON.stringify({ hold: visit.hold, booked: visit.booked }));
  } catch {
    // Private windows may refuse: the visit then lives as long as the page.
  }
  return visit;
}

/** After a booking: the next one begins anew, but nobody types her name and number twice. */
export const afterBooking = (random: () => string, booked: NonNullable<Visit['booked']>): Partial<Visit> => ({
  key: random(),
  lines: '',
  note: '',
  hold: null,
  booked,
  message: '',
});

/** The booking that has this very choice already. */
export const ownBooking = ({ booked }: Visit, place: string): string | undefined =>
  booked?.place === place ? booked.booking_id : undefined;

/** What a hold was made for: the same choice needs no second one. */
export const placeOf = (query: URLSearchParams): string =>
  [query.get('lines') ?? query.getAll('s').join(','), query.get('date'), query.get('start')].join('|');

export const keptSeconds = ({ hold }: Visit, place: string, now: number): number =>
  hold && hold.place === place ? Math.max(0, Math.ceil((hold.until - now) / 1000)) : 0;

export const isVerified = ({ proof }: Visit, mobile: string, now: number): boolean =>
  proof !== null && proof.mobile === mobile && proof.until > now;

/** How long until a code may be asked for again, in seconds. */
export const resendWait = ({ asked }: Visit, mobile: string, now: number): number =>
  asked && asked.mobile === mobile ? Math.max(0, Math.ceil((asked.at + RESEND_MS - now) / 1000)) : 0;

export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

function parse(store: Store, key: string): Partial<Visit> {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
