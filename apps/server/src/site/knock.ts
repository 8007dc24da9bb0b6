import type { Language } from '@rawnaq/domain/kernel/localized';
import type { FastifyRequest } from 'fastify';
import { visitorAddress } from '../http/visitor-address';

type Answer =
  | { done: true; body: unknown }
  | { done: false; status: number; errors: Record<string, string>; notice: string };

/**
 * A form of a page knocks at the same door as every script: one set of checks, limits and sentences, and no second way
 * in.
 */
export async function knock(
  request: FastifyRequest,
  url: string,
  body: object,
  language: Language,
  key?: string,
): Promise<Answer> {
  const answer = await request.server.inject({
    method: 'POST',
    url,
    remoteAddress: visitorAddress(request),
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      'user-agent': request.headers['user-agent'] ?? '',
      ...(key && { 'idempotency-key': key }),
    },
    payload: JSON.stringify(body),
  });
  const said = answer.json<{ message?: string; errors?: Record<string, string[]> }>();
  if (answer.statusCode === 200) return { done: true, body: said };
  return {
    done: false,
    status: answer.statusCode,
    errors: Object.fromEntries(Object.entries(said.errors ?? {}).map(([name, [first = '']]) => [name, first])),
    notice: said.message ?? '',
  };
}
