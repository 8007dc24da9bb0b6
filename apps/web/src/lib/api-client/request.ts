import type { Area } from '@rawnaq/domain/kernel/contract';
import { currentLanguage } from '../language/language';
import { FILE_TIMEOUT, REQUEST_RETRIES, REQUEST_RETRY_DELAY, REQUEST_TIMEOUT } from '../timing';
import { areaOfKind, kindOfArea, kindOfPath, readToken } from '../tokens';
import type { BareEndpoint } from './bare-endpoint';
import { failureFromAnswer, isApiFailure, isWorthRetrying, noResponse } from './failure';
import { toPayload } from './payload';

export type CallOptions = {
  /** The API base to ask. By default the area of the open page, when the endpoint exists there. */
  area?: Area;
  /** Given by a caller whose own retry must not act twice; otherwise one key is made for the call. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Lets a report leave while the page is being closed. */
  keepalive?: boolean;
  /** Looks at what came beside a good answer. */
  onAnswer?: (headers: Headers) => void;
};

let base = '/api';

/** @internal Points the client at another server, for tests: the app itself always uses its own origin. */
export const setApiBase = (address: string): void => {
  base = address;
};

/** Sends a call and answers with a good response, after the client's retries. Everything else is an `ApiFailure`. */
export async function send(endpoint: BareEndpoint, input: unknown, options: CallOptions = {}): Promise<Response> {
  const area = options.area ?? areaFor(endpoint);
  const { path, query, body } = toPayload(endpoint, input);
  const headers = headersFor(endpoint, area, options.idempotencyKey);
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const address = `${base}/${area}/${path}${query}`;
  return withRetries(
    () =>
      ask(
        address,
        { method: endpoint.method, headers, body, keepalive: options.keepalive },
        endpoint,
        area,
        options.signal,
      ),
    options.signal,
  );
}

export function headersFor(endpoint: BareEndpoint, area: Area, idempotencyKey?: string): Record<string, string> {
  const kind = kindOfArea(area);
  const token = kind && readToken(kind);
  const headers: Record<string, string> = {
    Accept: endpoint.kind === 'stream' ? 'text/event-stream' : endpoint.kind === 'file' ? '*/*' : 'application/json',
    'Accept-Language': currentLanguage(),
  };
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (endpoint.method !== 'GET' && endpoint.idempotent !== false)
    headers['Idempotency-Key'] = idempotencyKey ?? newKey();
  return headers;
}

export const addressFor = (area: Area, path: string): string => `${base}/${area}/${path}`;

export const originOf = (endpoint: BareEndpoint, area: Area) => ({
  area,
  isPublic: endpoint.access === 'public',
  request: `${endpoint.method} ${endpoint.path}`,
});

/** The area of the open page when the endpoint exists there, else the endpoint's first. */
export function areaFor(endpoint: Pick<BareEndpoint, 'areas'>): Area {
  const area = areaOfKind(kindOfPath(window.location.pathname));
  return endpoint.areas.includes(area) ? area : endpoint.areas[0];
}

/** No response or 5xx other than 501: asked again twice, a second apart, with the same key. */
export async function withRetries<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let retriesLeft = REQUEST_RETRIES; ; retriesLeft -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (retriesLeft === 0 || !isApiFailure(error) || !isWorthRetrying(error)) throw error;
      await pause(REQUEST_RETRY_DELAY, signal);
    }
  }
}

export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

async function ask(
  address: string,
  request: RequestInit,
  endpoint: BareEndpoint,
  area: Area,
  signal?: AbortSignal,
): Promise<Response> {
  const origin = originOf(endpoint, area);
  let response: Response;
  try {
    response = await fetch(address, { ...request, signal: limitOf(endpoint, signal) ?? null });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw noResponse(origin);
  }
  if (response.ok) return response;
  throw failureFromAnswer(response.status, await response.text().catch(() => ''), origin);
}

/** An event stream lives as long as the page; everything else has a limit. */
function limitOf(endpoint: BareEndpoint, signal?: AbortSignal): AbortSignal | undefined {
  if (endpoint.kind === 'stream') return signal;
  const limit = AbortSignal.timeout(endpoint.kind === 'file' ? FILE_TIMEOUT : REQUEST_TIMEOUT);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

/**
 * `crypto.randomUUID` exists only on secure origins; a salon may open the product over plain http in its own network.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
