import { pause } from './request';

const LIMIT_MS = 10_000;
const RETRY_MS = 800;

/**
 * A page of our own as the server draws it, to take parts of it over without leaving the present one. Asked once more
 * when nothing comes.
 */
export async function openPage(address: string, signal: AbortSignal): Promise<string> {
  const ask = async (): Promise<string> => {
    const answer = await fetch(address, {
      headers: { Accept: 'text/html' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${address}`);
    return answer.text();
  };
  try {
    return await ask();
  } catch (error) {
    if (signal.aborted) throw error;
    await pause(RETRY_MS, signal);
    return ask();
  }
}
