import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { jsErrorsContract } from '@rawnaq/domain/js-errors/js-errors.contract';
import { jsErrorStates } from '@rawnaq/domain/js-errors/js-error.states';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { setStatus } from './js-errors.repo';

export const setJsErrorStatus: UseCase<(typeof jsErrorsContract)['set_status']> = async (ctx, input) => {
  if (!(await setStatus(ctx.tx, input.id, input.status))) throw new AppError('NOT_FOUND');
  await audit(ctx, {
    action: input.status === jsErrorStates.codes.solved ? 'js-errors.solve' : 'js-errors.reopen',
    entity: 'js_errors',
    entity_id: input.id,
  });
  return { done: true };
};
