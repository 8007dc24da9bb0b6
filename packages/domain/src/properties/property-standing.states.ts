import { defineCodes } from '../kernel/state-machine';
import type { CodeIn } from '../kernel/state-machine';
import { propertyStates } from '../property-listings/property.states';

/** Where a place stands, as its owner and a manager see it: its state, and whom it waits for. */
export const propertyStandings = defineCodes({
  draft: { code: 'draft', label: { en: 'Draft', ar: 'مسودة' }, tone: 'neutral' },
  waiting: { code: 'waiting', label: { en: 'In review', ar: 'قيد المراجعة' }, tone: 'info' },
  refused: { code: 'refused', label: { en: 'Rejected', ar: 'مرفوضة' }, tone: 'danger' },
  published: { code: 'published', label: { en: 'Published', ar: 'منشورة' }, tone: 'success', normal: true },
  changed: { code: 'changed', label: { en: 'Changes not sent', ar: 'تعديلات لم تُرسل' }, tone: 'warning' },
  change_waiting: {
    code: 'change_waiting',
    label: { en: 'Changes in review', ar: 'تعديلات قيد المراجعة' },
    tone: 'info',
  },
  change_refused: {
    code: 'change_refused',
    label: { en: 'Changes rejected', ar: 'تعديلات مرفوضة' },
    tone: 'danger',
  },
  hidden: { code: 'hidden', label: { en: 'Hidden', ar: 'مخفية' }, tone: 'neutral' },
});
export type PropertyStanding = CodeIn<typeof propertyStandings>;

type Facts = {
  status: CodeIn<typeof propertyStates>;
  sent_at: string | null;
  refused_at: string | null;
  hidden: boolean;
};

/** What the owner should know first: a hidden place with open changes is told by its changes. */
export function standingOf({ status, sent_at, refused_at, hidden }: Facts): PropertyStanding {
  const { codes } = propertyStandings;
  if (status === propertyStates.codes.active) return hidden ? codes.hidden : codes.published;
  const isNew = status === propertyStates.codes.new;
  if (sent_at !== null) return isNew ? codes.waiting : codes.change_waiting;
  if (refused_at !== null) return isNew ? codes.refused : codes.change_refused;
  return isNew ? codes.draft : codes.changed;
}

/** A manager has to look at it. */
export const isWaiting = ({ status, sent_at }: Pick<Facts, 'status' | 'sent_at'>): boolean =>
  status !== propertyStates.codes.active && sent_at !== null;
