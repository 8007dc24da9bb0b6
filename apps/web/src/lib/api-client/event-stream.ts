import type { LiveEvent } from '@rawnaq/domain/events/events.contract';
import type { Area } from '@rawnaq/domain/kernel/contract';
import { shellEndpoints } from '../shell-endpoints';
import { isApiFailure } from './failure';
import { pause, send } from './request';

/** `reconnected`: events may have been missed, so everything on screen is worth asking again. */
export type StreamNews = { kind: 'event'; event: LiveEvent } | { kind: 'reconnected' };

const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;

/**
 * Live events of an area until the returned function is called. One tab holds the connection and tells the others:
 * a browser grants six connections to an origin, and a desk with seven tabs would otherwise stop answering.
 */
export function subscribeToEvents(area: Area, onNews: (news: StreamNews) => void): () => void {
  const closing = new AbortController();
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    void listen(area, onNews, closing.signal);
    return () => closing.abort();
  }

  const name = `rawnaq.events.${area}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = (message: MessageEvent<StreamNews>) => onNews(message.data);
  const tellEverybody = (news: StreamNews) => {
    onNews(news);
    channel.postMessage(news);
  };
  navigator.locks
    .request(name, { signal: closing.signal }, () => listen(area, tellEverybody, closing.signal))
    .catch(() => undefined);
  return () => {
    closing.abort();
    channel.close();
  };
}

/** Reads the stream, and opens it again when it breaks, waiting longer each time. Ends when the session does. */
async function listen(area: Area, onNews: (news: StreamNews) => void, signal: AbortSignal): Promise<void> {
  let delay = FIRST_DELAY;
  let connectedBefore = false;
  while (!signal.aborted) {
    try {
      const response = await send(shellEndpoints.events, {}, { area, signal });
      if (connectedBefore) onNews({ kind: 'reconnected' });
      connectedBefore = true;
      delay = FIRST_DELAY;
      for await (const event of readEvents(response)) onNews({ kind: 'event', event });
    } catch (error) {
      if (signal.aborted || (isApiFailure(error) && (error.status === 401 || error.status === 403))) return;
    }
    // Spread out, so that a restarted server is not met by every open tab in the same second.
    await pause(delay / 2 + (Math.random() * delay) / 2, signal).catch(() => undefined);
    delay = Math.min(delay * 2, LONGEST_DELAY);
  }
}

async function* readEvents(response: Response): AsyncGenerator<LiveEvent> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  const parser = createEventParser();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield* parser(value);
  }
}

/**
 * Server-sent events arrive cut anywhere; a block ends at an empty line, and lines that start with a colon are
 * heartbeats.
 */
export function createEventParser(): (chunk: string) => LiveEvent[] {
  let rest = '';
  return (chunk) => {
    // A lone carriage return at the end may be half of a line break.
    const text = rest + chunk;
    const cut = text.endsWith('\r') ? text.length - 1 : text.length;
    const blocks = text.slice(0, cut).replace(/\r\n?/g, '\n').split('\n\n');
    rest = blocks.pop()! + text.slice(cut);
    return blocks.flatMap(parseBlock);
  };
}

function parseBlock(block: string): LiveEvent[] {
  const content = block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).replace(/^ /, ''))
    .join('\n');
  if (!content) return [];
  try {
    const event: unknown = JSON.parse(content);
    const isEvent =
      typeof event === 'object' &&
      event !== null &&
      (('changed' in event && Array.isArray(event.changed)) || 'session' in event);
    return isEvent ? [event as LiveEvent] : [];
  } catch {
    return [];
  }
}
