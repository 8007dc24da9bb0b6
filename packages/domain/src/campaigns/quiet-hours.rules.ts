import { addDays, timeFromSeconds, type LocalDate } from '../kernel/time/local-date';
import { steadyClock, toInstant, toWall } from '../kernel/time/zoned-time';
import type { CampaignChannel } from './campaign.states';

/** From one minute of the day to another, on the clocks of a zone. */
export type Hours = { from: number; to: number; zone: string };

type Daytime = Omit<Hours, 'zone'>;
const daytime = (from: number, to: number): Daytime => ({ from: from * 60, to: to * 60 });

/** The client's hours, on the salon's clock. */
export const SENDING_HOURS = daytime(9, 23);

/**
 * What a country allows besides, on the clock of whoever gets the message. The Emirates: Cabinet resolution 56 of 2024,
 * for texts and messages of social apps. Saudi Arabia: rules for promotional texts, kept for WhatsApp too.
 */
const COUNTRY_HOURS: Readonly<Record<string, Partial<Record<CampaignChannel, Daytime>>>> = {
  AE: { whatsapp: daytime(9, 18), sms: daytime(9, 18) },
  SA: { whatsapp: daytime(9, 22), sms: daytime(9, 22) },
};
const COUNTRY_ZONES: Readonly<Record<string, string>> = {
  AE: 'Asia/Dubai',
  SA: 'Asia/Riyadh',
  KW: 'Asia/Kuwait',
  QA: 'Asia/Qatar',
  BH: 'Asia/Bahrain',
  OM: 'Asia/Muscat',
};
/** A number tells its country, and the country its clock. */
export const COUNTRY_PREFIXES: Readonly<Record<string, string>> = {
  AE: '+971',
  SA: '+966',
  KW: '+965',
  QA: '+974',
  BH: '+973',
  OM: '+968',
};

/** All of these must be open. Where the clock of a country is not known, only the salon's counts. */
export function hoursFor(country: string, channel: CampaignChannel, salonZone: string): Hours[] {
  const zone = COUNTRY_ZONES[country];
  const own = { ...SENDING_HOURS, zone: salonZone };
  return zone ? [own, { ...(COUNTRY_HOURS[country]?.[channel] ?? SENDING_HOURS), zone }] : [own];
}

/** The narrowest hours of a country and channel, to be said to people. */
export const saidHours = (country: string, channel: CampaignChannel): Daytime =>
  COUNTRY_HOURS[country]?.[channel] ?? SENDING_HOURS;

export type OpenHours = {
  /** The moment itself while all are open, else the next at which they are; Infinity when they never meet. */
  nextOpen: (at: number) => number;
  /** From then until the first of them closes. */
  nextStretch: (at: number) => Stretch;
};
type Stretch = { start: number; end: number };

const MOST_TURNS = 30;
const NEVER: Stretch = { start: Infinity, end: Infinity };

/** Remembers the stretch it found last: thousands of messages ask about the same afternoon. */
export function openHours(hours: readonly Hours[]): OpenHours {
  const spansAt = hours.map(spans);
  /** Whoever asks between the two first moments waits for the second. */
  let known = { since: 0, start: 0, end: 0 };
  const nextStretch = (at: number): Stretch => {
    let moment = at;
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      if (moment >= known.since && moment < known.end) return { start: Math.max(moment, known.start), end: known.end };
      const found = spansAt.map((spanAt) => spanAt(moment));
      const start = Math.max(...found.map((span) => span.start));
      const end = Math.min(...found.map((span) => span.end));
      if (start < end) known = { since: at, start, end };
      moment = start < end ? Math.max(moment, start) : end;
    }
    return NEVER;
  };
  return { nextStretch, nextOpen: (at) => nextStretch(at).start };
}

const DAY = 86_400_000;
const MINUTE = 60_000;

/** The stretch that runs at a moment, or the next one. Only where clocks are changed it is more than a sum. */
function spans({ from, to, zone }: Hours): (moment: number) => Stretch {
  const spanOn = (date: LocalDate): Stretch => ({
    start: Date.parse(toInstant({ date, time: timeFromSeconds(from * 60) }, zone)),
    end: Date.parse(toInstant({ date, time: timeFromSeconds(to * 60) }, zone)),
  });
  return (moment) => {
    const clock = steadyClock(moment, zone);
    const midnight = Math.floor((moment + clock.offset) / DAY) * DAY - clock.offset;
    const today = midnight + to * MINUTE > moment ? midnight : midnight + DAY;
    if (midnight >= clock.from && today + to * MINUTE < clock.until)
      return { start: today + from * MINUTE, end: today + to * MINUTE };
    const { date } = toWall(moment, zone);
    const span = spanOn(date);
    return moment < span.end ? span : spanOn(addDays(date, 1));
  };
}
