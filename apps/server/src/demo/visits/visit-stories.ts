import type { VisitLine } from '@rawnaq/domain/appointments/appointment.rules';
import type { Language } from '@rawnaq/domain/kernel/localized';

/** How a visit came about and what became of it. Moments are epoch minutes, and each is later than the one before. */
export type VisitStory = {
  customer_id: number;
  lines: readonly VisitLine[];
  note: string | null;
  booked_at: number;
  /** At the desk by whoever has this login, or by the customer on the salon's page, in this language. */
  by: { login: string | undefined; tell: boolean } | { page: Language };
  /** What was asked in advance on the page, and when it was paid there. */
  deposit: { amount: number; paid_at: number } | null;
  moved?: { at: number; lines: readonly VisitLine[] } | undefined;
  /** When the reminding job came by, and whether it wrote to her. */
  reminded: { at: number; tells: boolean } | null;
  ending: Ending | null;
};

type Ending =
  | { came: true; at: number }
  | { missed: true; at: number; penalty: number }
  | { cancelled: 'salon' | 'customer'; at: number; reason: string | null };

export type VisitEvent = { at: number; story: VisitStory; index: number; what: (typeof STEPS)[number] };

const STEPS = ['book', 'pay', 'move', 'remind', 'end'] as const;

/** What happened, in the order in which it happened. */
export function eventsOf(stories: readonly VisitStory[]): VisitEvent[] {
  return stories
    .flatMap((story, index) =>
      (
        [
          ['book', story.booked_at],
          ['pay', story.deposit?.paid_at],
          ['move', story.moved?.at],
          ['remind', story.reminded?.at],
          ['end', story.ending?.at],
        ] as const
      ).flatMap(([what, at]) => (at === undefined || at === null ? [] : [{ at, story, index, what }])),
    )
    .toSorted((a, b) => a.at - b.at || STEPS.indexOf(a.what) - STEPS.indexOf(b.what) || a.index - b.index);
}

/** What the visit is like in the end. */
export const lastLines = ({ moved, lines }: VisitStory): readonly VisitLine[] => moved?.lines ?? lines;
