import { CARE_MESSAGES, type CareHindrance, type CareKind } from '@rawnaq/domain/customer-care/care.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { sayAmount, type Currency } from '@rawnaq/domain/kernel/money';
import type { customerCareSetting } from '@rawnaq/domain/settings/customer-care-setting';
import type { SettingValues } from '@rawnaq/domain/settings/define-setting';
import type { MessageFields } from '@rawnaq/domain/settings/notifications-setting';
import { findVisitFacts, isOnItsWay, noVisit, readVoice, salonMessage, type Teller } from '../appointments';
import type { SalonMessageRow } from '../messages';
import { careRules } from './care-rules';
import { findSubjects, salonCurrency, type CareSubject } from './care.repo';

export type Letter = {
  id: number;
  customer: string;
  last_at: string | null;
  hindrance: CareHindrance | null;
  message: SalonMessageRow | undefined;
  /** Says why there is none. */
  unsent?: SalonMessageRow | undefined;
};
type Care = SettingValues<typeof customerCareSetting>;

/**
 * What would be written to each of these, in the order they were asked for. By hand a message is sent also where the
 * salon does not send it by itself.
 */
export async function writeLetters(
  ctx: Teller,
  kind: CareKind,
  ids: readonly number[],
  how: 'by-hand' | 'by-clock',
): Promise<Letter[]> {
  const rules = await careRules(ctx);
  const subjects = new Map((await findSubjects(ctx, kind, ids, rules)).map((subject) => [subject.id, subject]));
  const [voice, visits] = await Promise.all([
    readVoice(
      ctx,
      [...subjects.values()].map(({ customer_id }) => customer_id),
    ),
    kind === 'reminder' || kind === 'no_show' ? findVisitFacts(ctx, [...subjects.keys()]) : [],
  ]);
  const currency = kind === 'balance' ? await salonCurrency(ctx) : null;
  const template = CARE_MESSAGES[kind];
  const usual = { ...voice.texts[template], active: true };
  const spoken = {
    ...voice,
    texts: { ...voice.texts, [template]: how === 'by-hand' ? ownWords(usual, rules[kind]) : usual },
  };
  return ids.map((id): Letter => {
    const subject = subjects.get(id);
    if (!subject) return { id, customer: '', last_at: null, hindrance: 'gone', message: undefined };
    const visit = visits.find((one) => one.id === id);
    const about = visit ?? {
      customer_id: subject.customer_id,
      ...noVisit,
      start_at: ctx.now.toISOString(),
    };
    const [written] = salonMessage(ctx.accountId, spoken, template, {
      ...about,
      booking_id: kind === 'reminder' ? (visit?.booking_id ?? null) : null,
      appointment_id: visit?.id ?? null,
      ...(visit && { visit_at: visit.start_at }),
      ...aboutMoney(kind, subject, currency),
    });
    const message = written && isOnItsWay(written) ? written : undefined;
    return {
      id,
      customer: subject.name,
      last_at: subject.last_at,
      hindrance: hindranceOf(subject, message),
      message,
      unsent: message ? undefined : written,
    };
  });
}

/** What it is about, and the paper that says so: the page of an invoice is where it is rated. */
function aboutMoney(kind: CareKind, { id, amount, unique_id }: CareSubject, currency: Currency | null) {
  const address = (language: Language): string => pathTo('web-invoice', language, { uniqueId: unique_id! });
  return {
    ...(currency !== null &&
      amount !== null && { amount: (language: Language) => sayAmount(amount, currency, language) }),
    ...(unique_id === null ? {} : { address }),
    ...(currency !== null && unique_id === null && { page: null }),
    ...(kind === 'rating' && { invoice_id: id }),
  };
}

function hindranceOf({ is_recent }: CareSubject, message: SalonMessageRow | undefined): CareHindrance | null {
  if (!message) return 'consent';
  return is_recent ? 'recent' : null;
}

/** The desk's own text where the salon wrote one; a language it wrote is a language it speaks. */
const ownWords = (usual: MessageFields, own: Care[CareKind]): MessageFields => ({
  ...usual,
  ...(own.english_text && { english_active: true, english_text: own.english_text }),
  ...(own.arabic_text && { arabic_active: true, arabic_text: own.arabic_text }),
});
