import { call } from '../client';

/** A server, somebody signed in at it, and the area she is signed in to. */
export type Desk = { base: string; token: string; area: 'merchant' | 'manager' };

export const ask = <T>(desk: Desk, path: string): Promise<T> => reach(desk, 'GET', path);
export const send = <T>(desk: Desk, path: string, input: object): Promise<T> => reach(desk, 'POST', path, input);

async function reach<T>({ base, token, area }: Desk, method: 'GET' | 'POST', path: string, input?: object): Promise<T> {
  const { status, body } = await call(base, method, `${area}/${path}`, input, { token });
  if (status !== 200) throw new Error(`${path} was answered with ${status} ${JSON.stringify(body)}`);
  return body as T;
}
