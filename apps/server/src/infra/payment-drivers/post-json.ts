import { GatewayError } from './payment-driver';

type Call = { where: string; url: string; token: string; body: object; timeoutMs: number };

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
export async function postJson({
  where,
  url,
  token,
  body,
  timeoutMs,
}: Call): Promise<{ status: number; json: unknown }> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
