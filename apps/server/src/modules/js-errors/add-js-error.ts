import { cutText } from '@rawnaq/domain/kernel/text/cut-text';
import type { jsErrorsContract } from '@rawnaq/domain/js-errors/js-errors.contract';
import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import type { UseCase } from '../../http/bind-contract';
import { throttle } from '../../http/throttle';
import { sha256 } from '../../infra/crypto';
import { PLATFORM_ACCOUNT } from '../../services';
import { notify } from '../notifications';
import { countJsError } from './js-errors.repo';

/** The same error counts up in one row; a new one, or one that comes back after it was solved, is announced. */
export const addJsError: UseCase<(typeof jsErrorsContract)['add_js_error']> = async (ctx, input, { request }) => {
  await throttle(ctx.services, { bucket: 'js-errors', limit: 60, seconds: 600 }, { ip: ctx.request.ip });
  if (isFromTraining(request.headers.authorization)) return { done: true };
  const [firstLine = '', ...stack] = input.error.split('\n');
  const message = cutText(firstLine, 500) || 'Unknown error';
  const fresh = await countJsError(ctx.tx, {
    fingerprint: sha256(`${input.type}\n${input.route_name ?? ''}\n${withoutNumbers(message)}`),
    message,
    stack: cutText(stack.join('\n'), 6000) || null,
    route_name: input.route_name ?? null,
    type: input.type,
    user_agent: input.userAgent ?? ctx.request.userAgent,
    now: ctx.now,
  });
  if (fresh)
    await notify(ctx.tx, PLATFORM_ACCOUNT, {
      type: 'js-errors',
      code: 'new',
      values: { message: cutText(message, 120) },
    });
  return { done: true };
};

/** A token begins with its account. What strangers do in the training salon is not for the platform's staff to sort. */
const isFromTraining = (authorization = ''): boolean =>
  authorization.startsWith(`Bearer ${TRAINING_ACCOUNT_ID.toString(36)}.`);

/** Ids, line numbers and file hashes differ from one day to the next; the error is the same. */
const withoutNumbers = (message: string): string => message.replace(/\b[0-9a-f]{8,}\b/gi, '#').replace(/\d+/g, '#');
