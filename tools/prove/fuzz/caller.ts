import type { Area } from '@rawnaq/domain/kernel/contract';
import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import type { App } from '../../../apps/server/src/app';
import type { BoundEndpoint } from '../../../apps/server/src/http/bind-contract';
import { openBackupStorage } from '../../../apps/server/src/infra/open-storage';
import { asPlatform, type Services } from '../../../apps/server/src/services';
import { openSession } from '../../../apps/server/src/sessions/open-session';
import type { Values } from './draw-input';
import { multipart, type SentFile } from './recipes/sent-files';

export type Sent = {
  input: unknown;
  file?: SentFile | undefined;
  as?: string | undefined;
  language?: string;
  headers?: Record<string, string> | undefined;
};
export type Answer = { status: number; text: string; body: Values; ms: number; wrote?: boolean };
export type Caller = ReturnType<typeof makeCaller>;
type Person = { account_id: number; id: number; kind: UserKind };

const SALON_OWNERS = ['owner@glow.demo', 'owner@nawras.demo'];
const PEOPLE: Record<Area, readonly string[]> = {
  merchant: SALON_OWNERS,
  manager: ['manager@rawnaq.demo'],
  properties: ['owner@stays.demo'],
  public: [],
};
/** They end or change the session they are called in: each call of them has one of its own. */
const ENDS_SESSION = /^(logout|lock|unlock|change_password)$/;

/**
 * Calls endpoints as whoever belongs there, each call from an address of its own, so that nobody is shut out by the one
 * before.
 */
export function makeCaller(
  { app, services }: { app: App; services: Services },
  judge: (bound: BoundEndpoint, sent: Sent, answer: Answer) => void,
) {
  const tokens = new Map<string, string>();
  let address = 0;

  const rows = async <Row extends object>(statement: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await services.pools.platform.query<Row & Values>(statement, [...values])).rows;

  async function sessionOf(email: string, isOwn = false): Promise<string> {
    const kept = isOwn ? undefined : tokens.get(email);
    if (kept) return kept;
    const [person] = await rows<Person>('select account_id, id, kind from users where email = $1', [email]);
    if (!person) throw new Error(`nobody is called ${email}`);
    const token = await asPlatform(services, async (tx) =>
      openSession(
        tx,
        { now: services.clock(), request: { ip: '10.0.0.1', userAgent: 'fuzz' } },
        { account_id: person.account_id, user_id: person.id, kind: person.kind, exclusive: false },
      ),
    );
    if (!isOwn) tokens.set(email, token);
    return token;
  }

  async function send(bound: BoundEndpoint, sent: Sent): Promise<Answer> {
    const { input, file, as, language = 'en', headers: more } = sent;
    const { endpoint, area } = bound;
    const email = as ?? PEOPLE[area][0];
    const token =
      endpoint.access === 'public' || !email ? undefined : await sessionOf(email, ENDS_SESSION.test(endpoint.path));
    address += 1;
    const { url, payload, headers } = file ? multipart(bound.url, file) : requestOf(bound, input);
    const began = performance.now();
    const reply = await app.server.inject({
      method: endpoint.method,
      url,
      ...(payload === undefined ? {} : { payload }),
      headers: {
        ...headers,
        ...more,
        'accept-language': language,
        'x-forwarded-for': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    });
    const ms = performance.now() - began;
    if (reply.statusCode === 401 && email) tokens.delete(email);
    const isJson = String(reply.headers['content-type'] ?? '').includes('json');
    const answer = {
      status: reply.statusCode,
      text: reply.body,
      body: isJson ? readJson(reply.body) : {},
      ms,
      wrote: 'x-changed' in reply.headers,
    };
    judge(bound, sent, answer);
    return answer;
  }

  /** A file where those of backups lie. */
  const storeBackup = (key: string): Promise<void> =>
    openBackupStorage(services.config).put(key, Buffer.from('a backup'));

  return { rows, send, storeBackup, salonOwners: SALON_OWNERS, forgetSessions: () => tokens.clear() };
}

function requestOf({ endpoint, url }: BoundEndpoint, input: unknown) {
  const isBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const values = typeof input === 'object' && input !== null ? (input as Values) : {};
  const query = Object.entries(values)
    .map(([name, value]) => `${percent(name)}=${percent(textOf(value))}`)
    .join('&')
    .slice(0, 8_000);
  const place = url.replace(/:(\w+)/g, (_, name: string) => percent(textOf(values[name])).slice(0, 200) || 'x');
  return {
    url: isBody ? place : `${place}?${query}`,
    // Of a body that is taken as it comes, the input names the place only.
    payload: isBody ? (JSON.stringify(endpoint.kind === 'raw' ? values.body : input) ?? '') : undefined,
    headers: isBody ? { 'content-type': 'application/json' } : {},
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Percent-encodes anything, half characters as the bytes they would be. */
const percent = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

function readJson(text: string): Values {
  try {
    return JSON.parse(text) as Values;
  } catch {
    return {};
  }
}
