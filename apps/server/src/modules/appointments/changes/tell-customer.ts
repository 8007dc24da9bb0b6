import { languageOfCustomer } from '@rawnaq/domain/customers/customer-language.rules';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import { sayDays, sayList, sayVisitTime, writeSalonMessage } from '@rawnaq/domain/messages/salon-messages.rules';
import { notificationsSetting } from '@rawnaq/domain/settings/notifications-setting';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import type { AutomaticMessageId } from '@rawnaq/domain/settings/automatic-messages';
import type { SettingValues } from '@rawnaq/domain/settings/define-setting';
import type { Services } from '../../../services';
import { queueSalonMessages, takeBack, type SalonMessageRow, type Waiting } from '../../messages';
import { readSetting } from '../../settings';
import { findCorrespondents, findVisitFacts, type Correspondent, type VisitFacts } from './telling.repo';
import type { Reader } from '../placing/schedule.repo';

export type Teller = Reader & { services: Pick<Services, 'config'> };
export type TellingKind = 'created' | 'changed' | 'cancelled' | 'reminder' | 'no_show';

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

/**
 * The same about visits of a series: one message with all the days, and another only for those that differ in more than
 * the day.
 */
export async function tellOfSeries(
  ctx: Teller,
  kind: TellingKind,
  appointmentIds: readonly number[],
  waiting?: Waiting,
): Promise<void> {
  if (appointmentIds.length === 0) return;
  const visits = (await findVisitFacts(ctx, appointmentIds)).toSorted(
    (a, b) => Date.parse(a.start_at) - Date.parse(b.start_at),
  );
  const voice = await readVoice(
    ctx,
    visits.map(({ customer_id }) => customer_id),
  );
  const kindOf = ({ customer_id, start_at, english_services }: VisitFacts): string => {
    const zone = voice.people.get(customer_id)?.time_zone ?? 'UTC';
    return JSON.stringify([customer_id, toWall(start_at, zone).time, english_services]);
  };
  const firsts = visits.filter((visit, at) => visits.findIndex((one) => kindOf(one) === kindOf(visit)) === at);
  await queueSalonMessages(
    ctx.tx,
    firsts.flatMap((first) => {
      const others = visits.filter((one) => one !== first && kindOf(one) === kindOf(first));
      return visitMessage(
        ctx,
        voice,
        kind,
        first,
        others.map(({ start_at }) => start_at),
      );
    }),
    ctx.now,
    waiting,
  );
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
  no_show: 'no_show',
} as const satisfies Record<TellingKind, AutomaticMessageId>;

/** None when the salon does not send it, or the customer does not want it. */
export const visitMessage = (
  { accountId }: Pick<Reader, 'accountId'>,
  voice: Voice,
  kind: TellingKind,
  visit: VisitFacts,
  also_on: readonly string[] = [],
): SalonMessageRow[] =>
  salonMessage(accountId, voice, TEMPLATES[kind], {
    ...visit,
    also_on,
    booking_id: kind === 'cancelled' || kind === 'no_show' ? null : visit.booking_id,
    appointment_id: visit.id,
  });

type About = Omit<VisitFacts, 'id' | 'booking_id'> & {
  booking_id: string | null;
  appointment_id: number | null;
  /** When the other visits of its series begin. */
  also_on?: readonly string[];
  /** Another page of the salon than the booking's own; null when there is none to lead to. */
  page?: string | null;
};

export function salonMessage(
  accountId: number,
  { texts, alias, publicUrl, people }: Voice,
  template: AutomaticMessageId,
  about: About,
): SalonMessageRow[] {
  const person = people.get(about.customer_id);
  const channel = person && channelFor(person);
  if (!person || !channel) return [];
  const message = writeSalonMessage(
    texts[template],
    languageOfCustomer(person, person.account_language),
    (language) => ({
      customer: person.name,
      salon: language === 'ar' ? person.arabic_name : person.english_name,
      ...sayVisitTime(toWall(about.start_at, person.time_zone), language, person.clock),
      date: sayDays(
        [about.start_at, ...(about.also_on ?? [])].map((start) => toWall(start, person.time_zone).date),
        language,
      ),
      services: sayList(language === 'ar' ? about.arabic_services : about.english_services, language),
      employee: sayList(language === 'ar' ? about.arabic_employees : about.english_employees, language),
      link: alias === null || about.page === null ? '' : `${publicUrl}/${language}/online/${alias}${pageOf(about)}`,
    }),
  );
  if (!message) return [];
  return [
    {
      account_id: accountId,
      channel,
      recipient: person.mobile,
      recipient_name: person.name,
      template,
      ...message,
      customer_id: person.customer_id,
      appointment_id: about.appointment_id,
    },
  ];
}

const pageOf = ({ booking_id, page }: About): string => page ?? (booking_id === null ? '' : `/booking/${booking_id}`);

/**
 * WhatsApp, unless the customer said no to it. Where there is no WhatsApp under the number, a text message, unless she
 * said no to that.
 */
function channelFor({
  status,
  whatsapp_allowed,
  is_on_whatsapp,
  sms_allowed,
}: Correspondent): 'whatsapp' | 'sms' | undefined {
  if (status !== recordStates.codes.active || !whatsapp_allowed) return undefined;
  if (is_on_whatsapp) return 'whatsapp';
  return sms_allowed ? 'sms' : undefined;
}
