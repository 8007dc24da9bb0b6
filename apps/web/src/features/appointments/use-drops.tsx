import { followersOf } from '@rawnaq/domain/appointments/appointment.rules';
import { appointmentsContract, type Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import { blockTimesContract } from '@rawnaq/domain/block-times/block-times.contract';
import type { MoveScope } from '@rawnaq/domain/appointments/calendar-conflicts.rules';
import { useTranslation } from 'react-i18next';
import { isApiFailure } from '../../lib/api-client';
import { reactToFailure } from '../../lib/failure-policy';
import { useWrite } from '../../lib/query';
import { toastProblem } from '../../lib/toast';
import { spanText } from '../../lib/reader-clock';
import { confirm } from '../../ui/confirm';
import type { Drag, Span, Verdict } from '../../ui/calendar/grid-types';
import { showEdit, withBlock, withMovedLine, withResizedLine, type Edit } from './calendar-edits';
import { type CalendarItem } from './calendar-items';
import { useMoveQuestion } from './components/calendar/move-question';
import { companionsOf, judgeDrop, placeOfColumn } from './judge-drop';
import { useJudgeWords } from './use-judge-words';
import { undoToast } from '../../ui/undo-toast';

type LinePlace = { line_id: number; date: string; start: number; employee_id: number; any_employee?: boolean };

/**
 * What the grid asks while something is dragged, and what a drop does: asked about where it matters, shown at once,
 * sent, taken back if refused, undone on request.
 */
export function useDrops(
  calendar: Calendar | undefined,
  hours: Span,
  onCreate: (place: Span & { employee_id: number; date: string }) => void,
) {
  const { t } = useTranslation('appointments');
  const send = useSends(calendar);
  const words = useJudgeWords();
  const nameOf = (id: number) => calendar?.employees.find((one) => one.id === id)?.short_name ?? '';

  return {
    spanText,
    check: (drag: Drag<CalendarItem>) => calendar && judgeDrop(drag, calendar, hours, words),
    along: (drag: Drag<CalendarItem>) => (calendar ? companionsOf(drag, calendar) : []),
    describe: (drag: Drag<CalendarItem>, verdict: Verdict | undefined) => {
      const { employee_id } = placeOfColumn(drag.target.columnId);
      const where = t('move.place', { time: spanText(drag.target), name: nameOf(employee_id) });
      return verdict ? `${where}. ${verdict.text}` : `${where}. ${t('move.keys')}`;
    },
    onRefuse: ({ text }: Verdict) => toastProblem(text),
    onDrop: (drag: Drag<CalendarItem>, verdict: Verdict | undefined) => {
      const { employee_id, date } = placeOfColumn(drag.target.columnId);
      const { start, end } = drag.target;
      if (drag.kind === 'create') return onCreate({ start, end, employee_id, date });
      void send(drag, { date, start, end, employee_id, name: nameOf(employee_id) }, verdict);
    },
  };
}

type Place = Span & { date: string; employee_id: number; name: string };

function useSends(calendar: Calendar | undefined) {
  const { t } = useTranslation('appointments');
  const ask = useMoveQuestion(calendar);
  const move = useWrite(appointmentsContract.move, { ownFailure: true });
  const resize = useWrite(appointmentsContract.resize, { ownFailure: true });
  const editBlock = useWrite(blockTimesContract.edit, { ownFailure: true });

  /** Shows, sends, and takes back what the server refuses. A refusal for the hours alone is asked about once. */
  const attempt = async (
    edit: Edit,
    sendIt: (outside: boolean) => Promise<unknown>,
    outside: boolean,
  ): Promise<boolean> => {
    const takeBack = showEdit(edit);
    try {
      await sendIt(outside);
      return true;
    } catch (error) {
      takeBack();
      const isOutside = isApiFailure(error) && error.code === 'APPOINTMENT_OUTSIDE_HOURS';
      if (!isOutside) reactToFailure(error, 'write');
      else if (!outside && (await askOutside(error.message))) return attempt(edit, sendIt, true);
      return false;
    }
  };
  const askOutside = (reason: string) =>
    confirm({
      title: t('outside.title'),
      text: t('outside.reason', { reason }),
      action: t('outside.action'),
    });

  const moveLine = (
    to: LinePlace,
    how: { tell_customer: boolean; undo: boolean; scope: MoveScope },
    outside: boolean,
  ) =>
    attempt(
      withMovedLine(to.line_id, to, how.scope),
      (isOutside) => move.mutateAsync({ ...to, ...how, outside_hours: isOutside }),
      outside,
    );
  const resizeLine = (line_id: number, end: number, outside: boolean, along?: number[]) =>
    attempt(
      withResizedLine(line_id, end, along),
      (isOutside) => resize.mutateAsync({ line_id, end, outside_hours: isOutside, ...(along && { along }) }),
      outside,
    );
  const moveBlock = (
    item: Extract<CalendarItem, { kind: 'block' }>,
    to: Span & { date: string; employee_id: number },
  ) =>
    attempt(
      withBlock(item.block.id, to),
      () =>
        editBlock.mutateAsync({ id: item.block.id, ...to, ...(item.block.reason && { reason: item.block.reason }) }),
      true,
    );

  return async (
    drag: Exclude<Drag<CalendarItem>, { kind: 'create' }>,
    to: Place,
    verdict: Verdict | undefined,
  ): Promise<void> => {
    const { item, kind } = drag;
    const { name, ...place } = to;
    const moved = t('move.done', { time: spanText(to), name });
    if (item.kind === 'line' && kind === 'move') {
      const { line, visit } = item;
      const answer = await ask(drag, { ...place, name });
      if (!answer) return;
      const { start, employee_id, any_employee } = line;
      const back = { line_id: line.id, date: visit.date, start, employee_id, any_employee };
      const { tell_customer, scope } = answer;
      if (
        await moveLine(
          { line_id: line.id, date: to.date, start: to.start, employee_id: to.employee_id },
          { tell_customer, scope, undo: false },
          answer.outside,
        )
      )
        undoToast(moved, () => void moveLine(back, { tell_customer, scope, undo: true }, true));
      return;
    }
    if (verdict?.level === 'ask' && !(await askOutside(verdict.text))) return;
    if (item.kind === 'block') {
      const { block } = item;
      if (await moveBlock(item, place))
        undoToast(
          moved,
          () =>
            void moveBlock(item, {
              date: block.date,
              start: block.start,
              end: block.end,
              employee_id: block.employee_id,
            }),
        );
      return;
    }
    if (item.kind !== 'line') return;
    const { line, visit } = item;
    const along = followersOf(visit.lines, visit.lines.indexOf(line)).map((place) => visit.lines[place]!.id);
    if (await resizeLine(line.id, to.end, verdict?.level === 'ask'))
      undoToast(t('move.resized', { time: spanText(to) }), () => void resizeLine(line.id, line.end, true, along));
  };
}
