import type { FastifyInstance } from 'fastify';
import { takeForms } from '../../http/forms/take-forms';
import { LANGUAGE_PREFIXES } from './page-address';
import type { Answer } from './drawn-page';

type Taken<Sent> = Parameters<typeof takeForms<Sent>>[1];

/** Forms of pages, which work without a script: who takes them, by path; each in both languages and without one. */
export async function installForms<Sent>(
  server: FastifyInstance,
  taken: Taken<Sent>,
  receivers: Readonly<Record<string, Answer>>,
): Promise<void> {
  await server.register(async (scope) => {
    takeForms(scope, taken);
    for (const [path, receive] of Object.entries(receivers))
      for (const prefix of LANGUAGE_PREFIXES) scope.post(prefix + path, receive);
  });
}
