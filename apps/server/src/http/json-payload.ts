import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Below this, packing costs more than it saves. */
const WORTH_PACKING = 1024;
const brotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** What to send for an answer that is JSON text already. Small ones, which most are, go out untouched; large ones are packed off the main thread. */
export function jsonPayload(request: FastifyRequest, reply: FastifyReply, body: string): string | Promise<Buffer> {
  void reply.header('content-type', 'application/json; charset=utf-8');
  if (body.length < WORTH_PACKING) return body;
  void reply.header('vary', 'accept-encoding');
  const accepted = request.headers['accept-encoding'];
  const encoding = accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : undefined;
  if (!encoding) return body;
  void reply.header('content-encoding', encoding);
  return encoding === 'br' ? brotli(body, BROTLI) : packGzip(body);
}

function accepts(header: string | string[] | undefined, encoding: 'br' | 'gzip'): boolean {
  const offer = String(header ?? '').split(',').map((one) => one.trim().toLowerCase()).find((one) => one === encoding || one.startsWith(`${encoding};`));
  return offer !== undefined && !/;\s*q=0(\.0*)?$/.test(offer);
}
