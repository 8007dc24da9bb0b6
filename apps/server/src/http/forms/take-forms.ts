import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { FastifyInstance } from 'fastify';

/** Every service of a large salon ticked on one page. A short name sent a hundred thousand times is no form of ours. */
const MOST_FIELDS = 1_000;

type Taken<Sent> = {
  mostBytes: number;
  /** What the handlers find in `request.body`. */
  read: (form: URLSearchParams) => Sent;
};

/**
 * The one door for forms of pages without a script. Nothing but a form comes in, one that says nothing is an empty one,
 * and a NUL, which nobody can type and no database can keep, is left out before anybody reads it.
 */
export function takeForms<Sent>(scope: FastifyInstance, { mostBytes, read }: Taken<Sent>): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostBytes },
    (_request, body, done) => {
      const text = String(body);
      if (text.split('&', MOST_FIELDS + 1).length > MOST_FIELDS) done(new AppError('PAYLOAD_TOO_LARGE'));
      else done(null, read(cleanForm(text)));
    },
  );
  scope.addHook('preValidation', async (request) => {
    request.body ??= read(new URLSearchParams());
  });
}

/** Cleaned after it was decoded: what is left after cutting letters out of `%%0000` would be a NUL again. */
function cleanForm(body: string): URLSearchParams {
  const clean = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(body)) clean.append(withoutNul(name), withoutNul(value));
  return clean;
}

const withoutNul = (text: string): string => text.replaceAll('\0', '');

/** One value for each name; of several the last. */
export const singleValues = (form: URLSearchParams): Record<string, string> => Object.fromEntries(form);
