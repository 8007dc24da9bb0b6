import { languageOfCustomer } from '@rawnaq/domain/customers/customer-language.rules';
import { sayList, type Language } from '@rawnaq/domain/kernel/localized';
import { addressOn, wayTo } from '@rawnaq/domain/messages/message-ways.rules';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import { sayDays, sayVisitTime, writeSalonMessage } from '@rawnaq/domain/messages/salon-messages.rules';
import { notificationsSetting, waysOf } from '@rawnaq/domain/settings/notifications-setting';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import {
  automaticMessages,
  automaticSubject,
  type AutomaticMessageId,
  type MessagePlace,
} from '@rawnaq/domain/settings/automatic-messages';
import type { SettingValues } from '@rawnaq/domain/settings/define-setting';
import type { Services } from '../../../services';
import { queueSalonMessages, takeBack, type SalonMessageRow, type Waiting } from '../../messages';
import { readSetting } from '../../settings';
import { findCorrespondents, findVisitFacts, type Correspondent, type VisitFacts } from './telling.repo';
import type { Reader } from '../placing/schedule.repo';

export type Teller = Reader & { services: Pick<Services, 'config'> };
export type TellingKind = 'created' | 'changed' | 'cancelled' | 'reminder' | 'second_reminder' | 'no_show';

/** Everything a message of the salon needs but the visit itself. */
export type Voice = {
  texts: SettingValues<typeof notificationsSetting>;
  alias: string | null;
  publicUrl: string;
  people: ReadonlyMap<number, Correspondent>;
};

/** Writes to the customers of these visits in the salon's own words: as rows of this transaction, sent after it. */
export async function tellCustomers(
  ctx: Teller,
  kind: TellingKind,
  appointmentIds: readonly number[],
  waiting?: Waiting,
): Promise<void> {
  if (appointmentIds.length === 0) return;
  const visits = await findVisitFacts(ctx, appointmentIds);
  const voice = await readVoice(
    ctx,
    visits.map(({ customer_id }) => customer_id),
  );
  await queueSalonMessages(
    ctx.tx,
    visits.flatMap((visit) => visitMessage(ctx, voice, kind, visit)),
    ctx.now,
    waiting,
  );
}

/** The same about visits of a series: one message wherever it would say the same. */
export async function tellOfSeries(
  ctx: Teller,
  kind: TellingKind,
  appointmentIds: readonly number[],
  waiting?: Waiting,
): Promise<void> {
  if (appointmentIds.length === 0) return;
  const visits = await findVisitFacts(ctx, appointmentIds);
  const voice = await readVoice(
    ctx,
    visits.map(({ customer_id }) => customer_id),
  );
  await queueSalonMessages(ctx.tx, seriesMessages(ctx, voice, kind, visits), ctx.now, waiting);
}

/**
 * One message with all the days, in their order, and another only for those of which the salon's words would say
 * something else than the day: another time, or somebody else where they name her.
 */
export function seriesMessages(
  place: Pick<Reader, 'accountId'>,
  voice: Voice,
  kind: TellingKind,
  visits: readonly VisitFacts[],
): SalonMessageRow[] {
  const { english_text, arabic_text } = voice.texts[TEMPLATES[kind]];
  const says = (name: MessagePlace): boolean => `${english_text} ${arabic_text}`.includes(`{${name}}`);
  const wordsOf = ({ customer_id, start_at, english_services, english_employees }: VisitFacts): string => {
    const { time } = toWall(start_at, voice.people.get(customer_id)?.time_zone ?? 'UTC');
    return JSON.stringify([
      customer_id,
      says('time') && time,
      says('services') && english_services,
      says('employee') && english_employees,
    ]);
  };
  const inOrder = visits.toSorted((a, b) => Date.parse(a.start_at) - Date.parse(b.start_at));
  const alike = [...new Set(inOrder.map(wordsOf))].map((words) => inOrder.filter((visit) => wordsOf(visit) === words));
  return alike.flatMap(([first, ...others]) => (first ? visitMessage(place, voice, kind, first, others) : []));
}

export const tellCustomer = (ctx: Teller, kind: TellingKind, appointmentId: number): Promise<void> =>
  tellCustomers(ctx, kind, [appointmentId]);

/** Longer than the undo stands on the screen. */
const CHANGE_SETTLES_SECONDS = 12;

/**
 * A change is told a moment later and only in its last form: whoever drags a visit twice, or takes the drag back at
 * once, does not make the customer read all of it. What was undone is not told, unless an earlier change was still
 * waiting, or the telling is already out.
 */
export async function tellChange(
  ctx: Teller,
  appointmentId: number,
  { tell, undo = false, isAhead }: { tell: boolean; undo?: boolean | undefined; isAhead: boolean },
): Promise<void> {
  const waiting = await takeBack(ctx.tx, ctx.accountId, appointmentId, TEMPLATES.changed);
  // What waits names a time that is no longer true, so it goes in any case; of what is past there is nothing to tell.
  if (!isAhead) return;
  const hadEarlier =
    waiting !== undefined &&
    Date.parse(waiting.send_after) - Date.parse(waiting.created_at) > CHANGE_SETTLES_SECONDS * 1000;
  if (undo && waiting ? hadEarlier : tell || waiting)
    await tellCustomers(ctx, 'changed', [appointmentId], {
      seconds: CHANGE_SETTLES_SECONDS,
      since: waiting?.created_at,
    });
}

export async function readVoice(ctx: Teller, customerIds: readonly number[]): Promise<Voice> {
  const [texts, online, people] = await Promise.all([
    readSetting(ctx, notificationsSetting),
    readSetting(ctx, onlineSetting),
    findCorrespondents(ctx, customerIds),
  ]);
  return {
    texts,
    alias: online.is_live ? online.alias : null,
    publicUrl: ctx.services.config.publicUrl,
    people: new Map(people.map((person) => [person.customer_id, person])),
  };
}

const TEMPLATES = {
  created: 'appointment_created',
  changed: 'appointment_changed',
  cancelled: 'appointment_cancelled',
  reminder: 'appointment_reminder',
  second_reminder: 'second_reminder',
  no_show: 'no_show',
} as const satisfies Record<TellingKind, AutomaticMessageId>;

/** None when the salon does not send it. */
export const visitMessage = (
  { accountId }: Pick<Reader, 'accountId'>,
  voice: Voice,
  kind: TellingKind,
  visit: VisitFacts,
  others: readonly VisitFacts[] = [],
): SalonMessageRow[] =>
  salonMessage(accountId, voice, TEMPLATES[kind], {
    ...visit,
    others,
    booking_id: kind === 'cancelled' || kind === 'no_show' ? null : visit.booking_id,
    appointment_id: visit.id,
    visit_at: visit.start_at,
  });

type About = Omit<VisitFacts, 'id' | 'booking_id'> & {
  booking_id: string | null;
  appointment_id: number | null;
  /** The visits of its series that differ in nothing it says but the day. */
  others?: readonly Pick<VisitFacts, 'id' | 'start_at'>[];
  /** Another page of the salon than the booking's own; null when there is none to lead to. */
  page?: string | null;
  /** A page that is not of the booking site: the paper of an invoice. */
  address?: (language: Language) => string;
  /** What a message about money speaks of. */
  amount?: (language: Language) => string;
  invoice_id?: number;
  visit_at?: string;
  customer_package_id?: number;
  /** What else its places say. */
  more?: (language: Language) => Partial<Record<MessagePlace, string>>;
};

/** Of a message that is about no visit. */
export const noVisit = {
  english_services: [],
  arabic_services: [],
  english_employees: [],
  arabic_employees: [],
  booking_id: null,
  appointment_id: null,
} satisfies Partial<About>;

/** Whether it leaves, and is not only told of. */
export const isOnItsWay = ({ status }: SalonMessageRow): boolean => status !== outgoingStates.codes.not_sent;

/**
 * The salon's own words, the way it wishes or the next that is open. Where none is, a row that says why it was not
 * sent.
 */
export function salonMessage(
  accountId: number,
  { texts, alias, publicUrl, people }: Voice,
  template: AutomaticMessageId,
  about: About,
): SalonMessageRow[] {
  const person = people.get(about.customer_id);
  if (!person) return [];
  const salonIn = (language: Language): string => (language === 'ar' ? person.arabic_name : person.english_name);
  const message = writeSalonMessage(
    texts[template],
    languageOfCustomer(person, person.account_language),
    (language) => ({
      customer: person.name,
      salon: salonIn(language),
      ...sayVisitTime(toWall(about.start_at, person.time_zone), language, person.clock),
      date: sayDays(
        [about, ...(about.others ?? [])].map(({ start_at }) => toWall(start_at, person.time_zone).date),
        language,
      ),
      services: sayList(language === 'ar' ? about.arabic_services : about.english_services, language),
      employee: sayList(language === 'ar' ? about.arabic_employees : about.english_employees, language),
      ...(about.amount && { amount: about.amount(language) }),
      ...about.more?.(language),
      link: about.address
        ? `${publicUrl}${about.address(language)}`
        : alias === null || about.page === null
          ? ''
          : `${publicUrl}/${language}/online/${alias}${pageOf(about)}`,
    }),
  );
  if (!message) return [];
  const { purpose } = automaticMessages[template];
  const wished = waysOf(texts[template]);
  const way = wayTo(person, wished, purpose);
  const row = {
    account_id: accountId,
    recipient_name: person.name,
    template,
    ...message,
    subject: wished.includes('email') ? automaticSubject(template, message.language, salonIn(message.language)) : null,
    purpose,
    customer_id: person.customer_id,
    appointment_id: about.appointment_id,
    ...(about.others?.length && { also_about: about.others.map(({ id }) => id) }),
    ...(about.invoice_id !== undefined && { invoice_id: about.invoice_id }),
    ...(about.visit_at !== undefined && { visit_at: about.visit_at }),
    ...(about.customer_package_id !== undefined && { customer_package_id: about.customer_package_id }),
  };
  if ('hindrance' in way)
    return [
      {
        ...row,
        channel: way.channel,
        recipient: addressOn(person, way.channel),
        status: outgoingStates.codes.not_sent,
        why: way.hindrance,
      },
    ];
  const { channel, address, instead_of, why, left } = way;
  return [
    {
      ...row,
      channel,
      recipient: address,
      instead_of,
      status: outgoingStates.codes.pending,
      why,
      fallbacks: left.length > 0 ? left.map((one) => ({ channel: one })) : null,
    },
  ];
}

const pageOf = ({ booking_id, page }: About): string => page ?? (booking_id === null ? '' : `/booking/${booking_id}`);
