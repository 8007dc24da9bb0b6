import type { z } from 'zod';
import { GatewayError } from './payment-driver';

export type GatewayCall = {
  where: string;
  url: string;
  /** With a body it is a POST. */
  body?: object | undefined;
  authorization: string;
  timeoutMs: number;
};

/** More than any answer of a gateway; what is longer is not read to its end. */
const MOST_BYTES = 512 * 1024;
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Asks a gateway, and answers its JSON whatever the status. Never follows it elsewhere, never waits for ever, never
 * repeats its words.
 */
export async function askJson({
  where,
  url,
  body,
  authorization,
  timeoutMs,
}: GatewayCall): Promise<{ status: number; json: unknown }> {
  try {
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { authorization, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await readUpTo(answer, MOST_BYTES);
    if (text === undefined || (answer.status >= 300 && answer.status < 400))
      throw new GatewayError('no-answer', where, answer.status);
    return { status: answer.status, json: parsed(text) };
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    throw new GatewayError(NEVER_SENT.has(code ?? '') ? 'unreachable' : 'no-answer', where);
  }
}

async function readUpTo(answer: Response, most: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += (chunk as Uint8Array).byteLength;
    if (size > most) return undefined;
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The answer of a gateway that says by its status whether it did what was asked: 4xx is a no, anything that can't be
 * read may have been carried out.
 */
export async function askPlainly<Answer>(call: GatewayCall, answer: z.ZodType<Answer>): Promise<Answer> {
  const { status, json } = await askJson(call);
  if (status === 429 || status >= 500) throw new GatewayError('no-answer', call.where, status);
  if (status >= 400) throw new GatewayError('refused', call.where, status);
  const read = answer.safeParse(json);
  if (!read.success) throw new GatewayError('no-answer', call.where, status);
  return read.data;
}

/** "No such payment" is what a gateway says to a merchant; a stranger hears 401. */
export async function isKnownThere(question: Promise<unknown>): Promise<'ok' | 'refused' | 'no-answer'> {
  try {
    await question;
    return 'ok';
  } catch (error) {
    const { trouble, status } = error as GatewayError;
    if (trouble !== 'refused') return 'no-answer';
    return status === 401 || status === 403 ? 'refused' : 'ok';
  }
}
