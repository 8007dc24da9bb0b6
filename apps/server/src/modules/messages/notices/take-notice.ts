import { createHash } from 'node:crypto';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { messageNoticesContract } from '@rawnaq/domain/message-lines/message-lines.contract';
import { enqueue } from '../../../db/enqueue';
import type { UseCase } from '../../../http/bind-contract';
import type { FileAnswer } from '../../../http/answers/file-answer';
import { throttle } from '../../../http/throttle';
import { isSignedByCloud } from '../../../infra/message-drivers/cloud-notice';
import { asPlatform, type Services } from '../../../services';
import {
  accountOfWebhook,
  findConnection,
  isSame,
  openSecret,
  verifyToken,
  type Connection,
} from '../../message-lines';
import { insertNotice } from './notices.repo';

type Contract = typeof messageNoticesContract;
type Headers = Record<string, string | string[] | undefined>;
const NOTICES = { bucket: 'message-webhook', limit: 3000, seconds: 60 };
const ASKED = { bucket: 'message-webhook-verify', limit: 30, seconds: 60 };

/** WhatsApp asks once, when the address is entered, whether it leads to whoever entered it. */
export const verifyWhatsapp: UseCase<Contract['verify_whatsapp']> = async ({ services, request }, input) => {
  await throttle(services, ASKED, { ip: request.ip });
  const accountId = accountOfWebhook(services, input.token);
  if (accountId === undefined) throw new AppError('NOT_FOUND');
  if (!isSame(input['hub.verify_token'], verifyToken(services, accountId))) throw new AppError('NOTICE_REFUSED');
  const answer: FileAnswer = {
    body: Buffer.from(input['hub.challenge']),
    type: 'text/plain; charset=utf-8',
    name: 'challenge.txt',
    plainName: 'challenge.txt',
    inline: true,
  };
  return answer;
};

export const takeWhatsappNotice: UseCase<Contract['whatsapp']> = async (
  { services, log, request: { ip, id } },
  { token },
  { request },
) => {
  await throttle(services, NOTICES, { ip });
  const accountId = accountOfWebhook(services, token);
  const connection =
    accountId === undefined ? undefined : await asPlatform(services, (tx) => findConnection({ tx, accountId }));
  if (accountId === undefined || !connection) throw new AppError('NOT_FOUND');
  const body = bytesOf(request.body);
  if (!isGenuine(services, connection, body, request.headers)) {
    log.warn(
      { account_id: accountId, provider: connection.provider, ip, request_id: id },
      'notice with a wrong signature',
    );
    throw new AppError('NOTICE_REFUSED');
  }
  await keepNotice(services, accountId, `whatsapp-${connection.provider}`, body, jsonOf(body) ?? textOf(body));
  return { done: true };
};

/** SMS providers sign nothing: only whoever was given the address knows it. */
export const takeSmsNotice: UseCase<Contract['sms']> = async (
  { services, request: { ip } },
  { token },
  { request },
) => {
  await throttle(services, NOTICES, { ip });
  const accountId = accountOfWebhook(services, token);
  if (accountId === undefined) throw new AppError('NOT_FOUND');
  const body = bytesOf(request.body);
  const json = jsonOf(body) ?? Object.fromEntries(new URLSearchParams(body.toString('utf8')));
  await keepNotice(services, accountId, 'unifonic', body, json);
  return { done: true };
};

/** Kept and answered at once; a provider that waits too long stops telling. The same bytes are one notice. */
async function keepNotice(services: Services, accountId: number, source: string, bytes: Buffer, body: unknown) {
  const digest = createHash('sha256').update(bytes).digest('hex');
  await asPlatform(services, async (tx) => {
    const id = await insertNotice(
      { tx, accountId },
      { source, digest, body: storable(body), received_at: services.clock() },
    );
    if (id !== undefined) await enqueue(tx, 'work-off-notice', { account_id: accountId, id });
  });
}

function isGenuine(services: Services, connection: Connection, body: Buffer, headers: Headers): boolean {
  switch (connection.provider) {
    case 'cloud':
      return isSignedByCloud(body, headers['x-hub-signature-256'], openSecret(services, connection, 'app_secret'));
    case 'gateway':
      return isSame(
        String(headers['authorization'] ?? '').replace(/^Bearer /, ''),
        verifyToken(services, connection.account_id),
      );
    case 'sandbox':
      return false;
  }
}

const textOf = (body: Buffer): string => body.toString('utf8').slice(0, 2000);
const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** No provider nests as deep as this. What does would end the writing of JSON, here or in the database. */
const MOST_LEVELS = 64;

function jsonOf(body: Buffer): unknown {
  try {
    const value = JSON.parse(body.toString('utf8')) as unknown;
    return isDeep(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

function isDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= MOST_LEVELS && level.length > 0; depth += 1)
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  return level.length > 0;
}

/** The database keeps no zero bytes and no halves of letters in JSON. What is no JSON at all is kept as text. */
const storable = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replace(/\\u(?:0000|d[89a-f][0-9a-f]{2})/g, String.raw`\ufffd`)) as unknown;
