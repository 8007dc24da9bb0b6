import { CARE_MESSAGES, type CareHindrance, type CareKind } from '@rawnaq/domain/customer-care/care.states';
import type { customerCareSetting } from '@rawnaq/domain/settings/customer-care-setting';
import type { SettingValues } from '@rawnaq/domain/settings/define-setting';
import type { MessageFields } from '@rawnaq/domain/settings/notifications-setting';
import { findVisitFacts, readVoice, salonMessage, type Teller } from '../appointments';
import type { SalonMessageRow } from '../messages';
import { careRules } from './care-rules';
import { findSubjects, type CareSubject } from './care.repo';

export type Letter = {
  id: number;
  customer: string;
  last_at: string | null;
  hindrance: CareHindrance | null;
  message: SalonMessageRow | undefined;
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
    kind === 'birthday' || kind === 'missed_customer' ? [] : findVisitFacts(ctx, [...subjects.keys()]),
  ]);
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
      start_at: ctx.now.toISOString(),
      english_services: [],
      arabic_services: [],
      english_employees: [],
      arabic_employees: [],
    };
    const [written] = salonMessage(ctx.accountId, spoken, template, {
      ...about,
      booking_id: kind === 'reminder' ? (visit?.booking_id ?? null) : null,
      appointment_id: visit?.id ?? null,
    });
    const message = subject.is_refused ? undefined : written;
    return { id, customer: subject.name, last_at: subject.last_at, hindrance: hindranceOf(subject, message), message };
  });
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
