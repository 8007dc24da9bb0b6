export const PASSWORD = 'Rawnaq-demo-2026';
export const OWNER = 'owner@glow.demo';
export const MANAGER = 'manager@rawnaq.demo';

export type Answer = { status: number; body: Record<string, unknown>; ms: number };
type CallOptions = { token?: string; key?: string; ip?: string; timeoutMs?: number };

/** Stands for no answer at all. */
export const NO_ANSWER = 0;

/** One call; its status is `NO_ANSWER` when none came. */
export async function call(
  base: string,
  method: 'GET' | 'POST',
  path: string,
  input: unknown,
  { token, key, ip, timeoutMs = 30_000 }: CallOptions = {},
): Promise<Answer> {
  const began = performance.now();
  const headers = {
    ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
    ...(ip ? { 'x-forwarded-for': ip } : {}),
  };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const address = `${base}/api/${path}`;
    const answer = await (method === 'POST'
      ? fetch(address, { method: 'POST', headers, signal, body: JSON.stringify(input) })
      : fetch(address, { headers, signal }));
    return {
      status: answer.status,
      body: (await answer.json()) as Record<string, unknown>,
      ms: performance.now() - began,
    };
  } catch {
    return { status: NO_ANSWER, body: {}, ms: performance.now() - began };
  }
}

export async function signIn(base: string, username = OWNER, area = 'merchant', ip?: string): Promise<string> {
  const { status, body } = await call(
    base,
    'POST',
    `${area}/login`,
    { username, password: PASSWORD, end_other_session: true },
    { ip },
  );
  const token = (body.user as { api_token?: string } | undefined)?.api_token;
  if (!token) throw new Error(`${username} could not sign in: ${status} ${JSON.stringify(body)}`);
  return token;
}

export const suggest = (base: string, token: string, title: string, key: string, timeoutMs?: number): Promise<Answer> =>
  call(
    base,
    'POST',
    'merchant/suggestions/add',
    { title, body: 'Written by the proof of no lost and no doubled writes' },
    { token, key, timeoutMs },
  );
