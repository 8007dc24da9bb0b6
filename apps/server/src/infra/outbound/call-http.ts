import { troubleText } from '@rawnaq/domain/messages/message-troubles';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { assertWebAddress, ForbiddenAddress, hostOf, resolvePublic, type Outbound } from './address-guard';

type Call = {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Buffer;
  timeoutMs: number;
  outbound: Outbound;
};
export type HttpAnswer = { status: number; json: unknown };

/** never-sent: the other side surely heard nothing. no-answer: it may have done what it was asked. */
export class CallFailed extends Error {
  constructor(readonly kind: 'never-sent' | 'no-answer') {
    super(troubleText(kind === 'never-sent' ? 'notReached' : 'noAnswer'));
    this.name = 'CallFailed';
  }
}

/** More than any answer of a provider; what is longer is not read to its end. */
const MOST_BYTES = 512 * 1024;

/**
 * Asks a server outside. Goes only where the guard lets it, to the very address that was looked at, never follows
 * elsewhere, never waits for ever; answers JSON, or undefined where it is none.
 */
export async function callHttp(call: Call): Promise<HttpAnswer> {
  const { answer, failed } = await openCall(call);
  try {
    return { status: Number(answer.statusCode), json: parsed((await readUpTo(answer, MOST_BYTES)) ?? '') };
  } catch {
    throw failed();
  }
}

/** The answer as it begins to come; `failed` says what it means when the rest of it does not. */
export async function openCall({ url, method, headers, body, timeoutMs, outbound }: Call) {
  const target = assertWebAddress(url, outbound);
  const signal = AbortSignal.timeout(timeoutMs);
  const pinned = await Promise.race([resolvePublic(hostOf(target), outbound), refusedWhen(signal)]).catch(
    (error: unknown) => {
      throw error instanceof ForbiddenAddress ? error : new CallFailed('never-sent');
    },
  );
  const isSecure = target.protocol === 'https:';
  let isUnderWay = false;
  const failed = () => new CallFailed(isUnderWay ? 'no-answer' : 'never-sent');
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = (isSecure ? secureRequest : plainRequest)(
      target,
      {
        method,
        signal,
        agent: false,
        headers: {
          accept: 'application/json',
          ...headers,
          ...(body && { 'content-length': Buffer.byteLength(body) }),
        },
        lookup: (_host, options, done) => {
          if (options.all) done(null, [pinned]);
          else done(null, pinned.address, pinned.family);
        },
      },
      resolve,
    );
    call.once('socket', (socket) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        isUnderWay = true;
      });
    });
    call.once('error', reject);
    call.end(body);
  }).catch(() => {
    throw failed();
  });
  return { answer, failed };
}

/** A resolver that does not answer keeps nobody waiting. */
const refusedWhen = (signal: AbortSignal): Promise<never> =>
  new Promise((_, refuse) => {
    signal.addEventListener('abort', () => refuse(new CallFailed('never-sent')), { once: true });
  });

/** Undefined where there is more of it. */
export async function readUpTo(answer: IncomingMessage, most: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += (chunk as Buffer).byteLength;
    if (size > most) {
      answer.destroy();
      return undefined;
    }
    chunks.push(chunk as Buffer);
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
