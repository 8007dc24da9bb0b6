import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observe } from '../metrics';
import { API_HEADERS } from '../security-headers';

/** Below this, packing costs more than it saves. */
const WORTH_PACKING = 1024;
const brotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

// Names and values in one row, as node:http takes them fastest, with room for the two that change: most of what a small
// answer costs is its headers.
const [ID_PLACE, LENGTH_PLACE] = [1, 3];
const HEADERS = [
  'x-request-id',
  '',
  'content-length',
  '',
  'content-type',
  'application/json; charset=utf-8',
  ...Object.entries(API_HEADERS).flat(),
];

/**
 * Answers with JSON text. Small ones, which most are, go out untouched; large ones are packed off the main thread.
 * Written straight to the connection: all is known by now, and the reply's general way costs as much as all our hooks
 * together.
 */
export function answerJson(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  observe: Observe,
  beside?: readonly string[],
): void | Promise<void> {
  if (text.length < WORTH_PACKING) return send(request, reply, text, observe, beside);
  return pack(request, text).then(({ body, encoding }) =>
    send(request, reply, body, observe, [
      'vary',
      'accept-encoding',
      ...(encoding ? ['content-encoding', encoding] : []),
      ...(beside ?? []),
    ]),
  );
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string | Buffer,
  observe: Observe,
  more?: readonly string[],
): void {
  reply.hijack();
  const { raw } = reply;
  const headers = HEADERS.slice();
  headers[ID_PLACE] = request.id;
  headers[LENGTH_PLACE] = String(Buffer.byteLength(body));
  if (more) headers.push(...more);
  raw.writeHead(200, headers);
  // Ended when it has left: `end` with a body hands node:http two pieces to gather, which costs more than one to pass
  // on.
  raw.write(body, (error) => {
    raw.end();
    if (!error) observe(request, reply, performance.now() - request.began);
  });
}

async function pack(request: FastifyRequest, text: string): Promise<{ body: string | Buffer; encoding?: string }> {
  const accepted = request.headers['accept-encoding'];
  if (accepts(accepted, 'br')) return { body: await brotli(text, BROTLI), encoding: 'br' };
  if (accepts(accepted, 'gzip')) return { body: await packGzip(text), encoding: 'gzip' };
  return { body: text };
}

function accepts(header: string | string[] | undefined, encoding: 'br' | 'gzip'): boolean {
  const offer = String(header ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .find((one) => one === encoding || one.startsWith(`${encoding};`));
  return offer !== undefined && !/;\s*q=0(\.0*)?$/.test(offer);
}
