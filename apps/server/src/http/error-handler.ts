import { inputFieldWords } from '@rawnaq/domain/audit/input-field-words';
import { AppError, type FieldErrors } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { sayIssue } from '@rawnaq/domain/kernel/input/validators';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Log } from '../infra/log';
import { isFullDisk, isRaceLost } from '../db/pg-errors';
import { TryAgain } from '../db/try-again';
import { InvalidInput } from './input-errors';
import { languageOf } from './language';
import { securityHeaders } from './security-headers';

/** No address of ours comes near it. What tells pages by their paths has work with each sign of them. */
const LONGEST_PATH = 2_000;

/** The one place where an error becomes an answer. No stack, SQL or path ever leaves. */
export function installErrorHandler(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof InvalidInput) return sendInvalid(reply, error, languageOf(request));
    return sendAppError(log, request, reply, toAppError(error), error);
  });
  // An address of the API is found whole or not at all; only pages look at what is left of a path.
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) route.onRequest = [refuseLongPath, ...[route.onRequest ?? []].flat()];
  });
  app.setNotFoundHandler((request, reply) => sendAppError(log, request, reply, new AppError('NOT_FOUND')));
}

const refuseLongPath: onRequestHookHandler = ({ url }, _reply, next) => {
  if (url.length > LONGEST_PATH && url.split('?', 1)[0]!.length > LONGEST_PATH) next(new AppError('NOT_FOUND'));
  else next();
};

/** An address that can't be read reaches no route, and none of the hooks. */
export const refusingBadAddresses =
  (log: Log) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers(securityHeaders(request));
    sendAppError(log, request, reply, toAppError(error));
  };

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('PAYLOAD_TOO_LARGE');
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new AppError('MALFORMED_REQUEST');
  if (isLostDatabase(error) || isFullDisk(error) || error instanceof TryAgain)
    return new AppError('SERVER_DISCONNECTED');
  // Somebody else removed what this points at, or was a moment earlier with the same: the database saw it before we
  // could.
  if (isRaceLost(error)) return new AppError('CONFLICT');
  // A NUL byte or a lone surrogate inside otherwise valid text: Postgres is the first to notice.
  if (error.code === '22021' || error.code === '22P05') return new AppError('MALFORMED_REQUEST');
  return new AppError('UNEXPECTED');
}

function sendInvalid(reply: FastifyReply, error: InvalidInput, language: Language): FastifyReply {
  const errors: FieldErrors = {};
  for (const issue of error.issues)
    (errors[issue.path.join('.') || 'form'] ??= []).push(
      sayIssue(issue, language, inputFieldWords(issue.path, language)),
    );
  return reply
    .status(422)
    .send({ code: 'INVALID_INPUT', message: new AppError('INVALID_INPUT').sentence(language), errors });
}

function sendAppError(
  log: Log,
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
  cause?: Error,
): FastifyReply {
  const message = error.sentence(languageOf(request));
  if (error.status >= 500 && error.meaning !== 'rule')
    log.error({ err: cause ?? error, code: error.code, request_id: request.id }, 'request failed');
  if (cause && error.code === 'CONFLICT') log.warn({ err: cause, request_id: request.id }, 'lost a race');
  if (error.options.retryAfterSeconds) void reply.header('retry-after', error.options.retryAfterSeconds);
  const errors = error.meaning === 'invalid' ? { [error.options.field ?? 'form']: [message] } : undefined;
  return reply.status(error.status).send({ code: error.code, message, errors });
}

/** Connection lost or refused, too many connections, shutting down, cancelled by timeout, deadlock or lock timeout. */
function isLostDatabase(error: FastifyError): boolean {
  const code = error.code ?? '';
  return (
    /^(08|57P|53)/.test(code) ||
    ['57014', '55P03', '40P01', '40001', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(code) ||
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/.test(
      error.message,
    )
  );
}
