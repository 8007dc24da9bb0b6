import { CallFailed, openCall, readUpTo } from './call-http';
import type { Outbound } from './address-guard';

type Call = {
  url: string;
  headers: Record<string, string>;
  timeoutMs: number;
  mostBytes: number;
  outbound: Outbound;
};
/** `text` is missing where there is more of it than asked for. */
export type TextAnswer = { status: number; text: string | undefined; etag: string | null };

const MOST_HOPS = 3;

/** Reads a text of another site. Where that sends us elsewhere, the guard looks at the new address as at the first. */
export async function fetchText({ url, headers, timeoutMs, mostBytes, outbound }: Call): Promise<TextAnswer> {
  let place = url;
  for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
    const { answer } = await openCall({ url: place, method: 'GET', headers, timeoutMs, outbound });
    const status = Number(answer.statusCode);
    const { location, etag = null } = answer.headers;
    if (![301, 302, 303, 307, 308].includes(status) || location === undefined) {
      const text = await readUpTo(answer, mostBytes).catch(() => {
        throw new CallFailed('no-answer');
      });
      return { status, text, etag: etag !== null && etag.length <= 500 ? etag : null };
    }
    answer.destroy();
    if (!URL.canParse(location, place)) break;
    place = new URL(location, place).href;
  }
  throw new CallFailed('no-answer');
}
