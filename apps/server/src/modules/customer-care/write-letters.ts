import { CARE_MESSAGES, type CareHindrance, type CareKind } from '@rawnaq/domain/customer-care/care.states';
import { findVisitFacts, readVoice, salonMessage, type Teller } from '../appointments';
import type { SalonMessageRow } from '../messages';
import { findSubjects } from './care.repo';

export type Letter = {
  id: number;
  customer: string;
  last_at: string | null;
  hindrance: CareHindrance | null;
  message: SalonMessageRow | undefined;
};

/** What would be written to each of these, in the order they were asked for. By hand a message is sent also where the salon does not send it by itself. */
export async function writeLetters(ctx: Teller, kind: CareKind, ids: readonly number[]): Promise<Letter[]> {
  const subjects = new Map((await findSubjects(ctx, kind, ids)).map((subject) => [subject.id, subject]));
  const [voice, visits] = await Promise.all([
    readVoice(
      ctx,
      [...subjects.values()].map(({ customer_id }) => customer_id),
    ),
    kind === 'birthday' ? [] : findVisitFacts(ctx, [...subjects.keys()]),
  ]);
  const template = CARE_MESSAGES[kind];
  const spoken = { ...voice, texts: { ...voice.texts, [template]: { ...voice.texts[template], active: true } } };
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
    const [message] = salonMessage(ctx.accountId, spoken, template, {
      ...about,
      booking_id: kind === 'reminder' ? (visit?.booking_id ?? null) : null,
      appointment_id: visit?.id ?? null,
    });
    return {
      id,
      customer: subject.name,
      last_at: subject.last_at,
      hindrance: message ? (subject.is_recent ? 'recent' : null) : 'consent',
      message,
    };
  });
}
