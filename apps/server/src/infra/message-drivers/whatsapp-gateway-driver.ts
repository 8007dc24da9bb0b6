import { troubleText } from '@rawnaq/domain/messages/message-troubles';
import { z } from 'zod';
import { assertWebAddress, type Outbound } from '../outbound/address-guard';
import { callHttp } from '../outbound/call-http';
import {
  LineDown,
  OutcomeUnknown,
  RefusedByProvider,
  type LineCode,
  type LineState,
  type WhatsappDriver,
} from '../message-drivers';
import { digitsOf, handOver, PROVIDER_TIMEOUT_MS } from './call-provider';
import { asPlainText } from './numbered-choices';

export type GatewaySettings = {
  apiUrl: string;
  instanceId: string;
  token: string;
  outbound: Outbound;
  timeoutMs?: number;
};

const LONGEST_TEXT = 20_000;

/** A phone linked by a gateway over HTTP, in the shape of Green API. Not WhatsApp's own way: the number can be lost. */
export function gatewayDriver({
  apiUrl,
  instanceId,
  token,
  outbound,
  timeoutMs = PROVIDER_TIMEOUT_MS,
}: GatewaySettings): WhatsappDriver {
  const to = (method: string): string =>
    `${apiUrl.replace(/\/$/, '')}/waInstance${encodeURIComponent(instanceId)}/${method}/${encodeURIComponent(token)}`;
  const read = <T>(
    method: string,
    shape: z.ZodType<T>,
  ): Promise<{ status: number; value: T | undefined } | undefined> =>
    callHttp({ method: 'GET', url: to(method), outbound, timeoutMs }).then(
      ({ status, json }) => ({ status, value: shape.safeParse(json).data }),
      () => undefined,
    );
  return {
    name: 'whatsapp-gateway',
    async send(message) {
      const digits = digitsOf(message.recipient);
      if (digits === undefined) throw new RefusedByProvider(troubleText('numbersOnly'));
      const { content } = message;
      const chatId = `${digits}@c.us`;
      const [method, body] =
        content?.kind === 'media'
          ? [
              'sendFileByUrl',
              {
                chatId,
                urlFile: content.url,
                fileName: content.filename ?? fileNameOf(content.url),
                caption: message.body,
              },
            ]
          : ['sendMessage', { chatId, message: asPlainText(message).slice(0, LONGEST_TEXT), linkPreview: true }];
      const { status, json } = await handOver({
        method: 'POST',
        url: to(method),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        outbound,
        timeoutMs,
      });
      const id = status === 200 ? sent.safeParse(json).data?.idMessage : undefined;
      if (id === undefined) throw judged(status);
      return { provider_id: id };
    },
    async state(): Promise<LineState> {
      const answer = await read('getStateInstance', instanceState);
      if (!answer || answer.status === 429 || answer.status >= 500) return { state: 'server_disconnected' };
      switch (answer.value?.stateInstance) {
        case 'authorized':
          return { state: 'connected' };
        case 'yellowCard':
        case 'suspended':
          return { state: 'connected', pause: troubleText('restrained', answer.value.stateInstance) };
        case 'starting':
        case 'sleepMode':
          return { state: 'server_disconnected' };
        default:
          return { state: 'disconnected' };
      }
    },
    async code(): Promise<LineCode> {
      const answer = await read('qr', qrAnswer);
      if (answer?.value?.type === 'alreadyLogged') return { already: true };
      return answer?.value?.type === 'qrCode' && PNG.test(answer.value.message)
        ? { already: false, png: answer.value.message }
        : { already: false };
    },
    async logout() {
      await read('logout', z.unknown());
    },
  };
}

/** May this be the address of a gateway at all? It is looked up when it is called. */
export function isGatewayAddress(text: string, outbound: Outbound): boolean {
  try {
    const { search, hash } = assertWebAddress(text, outbound);
    return search === '' && hash === '';
  } catch {
    return false;
  }
}

const PNG = /^[A-Za-z0-9+/]{1,200000}={0,2}$/;
const sent = z.object({ idMessage: z.string().min(1).max(200) });
const instanceState = z.object({ stateInstance: z.string().max(40) });
const qrAnswer = z.object({ type: z.string(), message: z.string() });

function judged(status: number): Error {
  if (status === 401 || status === 403) return new LineDown(troubleText('gatewayRefusedToken', status));
  if (status === 429) return new Error(troubleText('gatewayBusy', status));
  return status >= 300 && status < 500
    ? new RefusedByProvider(troubleText('gatewayRefused', status))
    : new OutcomeUnknown(troubleText('gatewayUnread', status));
}

const fileNameOf = (url: string): string => new URL(url).pathname.split('/').at(-1) || 'file';
