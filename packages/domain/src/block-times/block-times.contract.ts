import { z } from 'zod';
import {
  dayField,
  done,
  endMinuteField,
  id,
  minuteField,
  MINUTES_PER_DAY,
  repeatInput,
} from '../appointments/appointment.shapes';
import { endpoint } from '../kernel/contract';
import { addMessage, orEmpty, requiredText } from '../kernel/input/fields';
import { validationMessage as say } from '../kernel/text/validation-texts';

const merchant = { areas: ['merchant'], access: 'appointments.block-times', method: 'POST' } as const;
const clashes = ['BLOCK_TIME_IN_BLOCK_TIME', 'BLOCK_TIME_IN_APPOINTMENT', 'EMPLOYEE_NOT_EXIST'] as const;
const labels = { start: { en: 'From', ar: 'من' } };

const shape = {
  date: dayField,
  start: minuteField,
  end: endMinuteField,
  reason: orEmpty(requiredText({ en: 'Reason', ar: 'السبب' }, 200)),
};
const endsAfterStart = (block: { start: number; end: number }, ctx: z.core.$RefinementCtx): void => {
  if (block.end <= block.start) addMessage(ctx, say('after', { other: labels.start }), ['end']);
  else if (block.end - block.start > MINUTES_PER_DAY) addMessage(ctx, say('shift-length'), ['end']);
};

/** For one or several people at once, once or again and again. */
export const addBlockTimeInput = z
  .object({ employee_ids: z.array(id).min(1).max(100), ...shape, repeat: repeatInput.optional() })
  .superRefine(endsAfterStart);

export const blockTimesContract = {
  add: endpoint({
    ...merchant,
    path: 'block_times/add',
    summary: 'Block a time',
    input: addBlockTimeInput,
    output: z.object({ ids: z.array(id), skipped: z.array(z.string()) }),
    errors: [...clashes, 'SERIES_DATE_TAKEN'],
  }),
  edit: endpoint({
    ...merchant,
    path: 'block_times/edit',
    summary: 'Move or change a block time',
    input: z.object({ id, employee_id: id, ...shape }).superRefine(endsAfterStart),
    output: done,
    errors: [...clashes, 'NOT_FOUND'],
  }),
  remove: endpoint({
    ...merchant,
    path: 'block_times/remove',
    summary: 'Open a blocked time again, or it and those after it in its series',
    input: z.object({ id, following: z.boolean().default(false) }),
    output: z.object({ removed: z.int() }),
    errors: ['NOT_FOUND'],
  }),
};
