import multipart, { type MultipartFile } from '@fastify/multipart';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { UPLOAD_MAX_BYTES } from '@rawnaq/domain/kernel/input/limits';
import type { UploadedFile } from '@rawnaq/domain/uploads/uploads.contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const LIMITS = {
  fileSize: UPLOAD_MAX_BYTES,
  files: 1,
  fields: 20,
  fieldSize: 10_000,
  fieldNameSize: 100,
  headerPairs: 50,
  // Twice what the longest name a system takes fills, in Arabic and percent by percent beside it.
  headerSize: 8_192,
};

/** Only routes that take files read multipart bodies; the others stay as quick as they are. */
export async function installUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
}

/** Files of one account that may be on their way at once: each is held in memory until it is whole. */
const MOST_AT_ONCE = 20;
const underWay = new Map<number, number>();

export async function readUpload(request: FastifyRequest, accountId: number): Promise<Record<string, unknown>> {
  const before = underWay.get(accountId) ?? 0;
  if (before >= MOST_AT_ONCE) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 10 });
  underWay.set(accountId, before + 1);
  try {
    return await readForm(request);
  } finally {
    const left = underWay.get(accountId)! - 1;
    if (left > 0) underWay.set(accountId, left);
    else underWay.delete(accountId);
  }
}

/** The form's texts and its one file, under the names the contract gives them. */
async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new AppError('MALFORMED_REQUEST');
  const sent: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') sent[part.fieldname] = part.value;
      else
        sent[part.fieldname] = {
          name: part.filename,
          bytes: await readWithinLimit(request, part.file),
        } satisfies UploadedFile;
    }
  } catch (error) {
    // No boundary, cut off, broken heads of parts: the parser has an error of its own for each of them.
    throw error instanceof AppError ? error : new AppError('MALFORMED_REQUEST');
  }
  return sent;
}

async function readWithinLimit(request: FastifyRequest, file: MultipartFile['file']): Promise<Buffer> {
  const chunks: Buffer[] = [];
  // The parser goes on reading to the end of the form after the limit; we do not wait for that.
  const overLimit = new Promise<never>((_, refuse) => file.once('limit', () => refuse(tooLarge())));
  const read = (async () => {
    for await (const chunk of file) chunks.push(chunk as Buffer);
  })();
  read.catch(() => {});
  try {
    await Promise.race([read, overLimit]);
    // The limit may have been met before we listened.
    if (file.truncated) throw tooLarge();
  } catch (error) {
    chunks.length = 0;
    throwAwayRest(request);
    throw error;
  }
  return Buffer.concat(chunks);
}

const tooLarge = (): AppError =>
  new AppError('UPLOAD_TOO_LARGE', { field: 'file', values: { megabytes: UPLOAD_MAX_BYTES / 1024 / 1024 } });

const LINGER_MS = 2_000;

/**
 * Cutting the line at once would hide the answer from a browser that is still sending; listening for ever would be a
 * gift to whoever sends for ever.
 */
function throwAwayRest(request: FastifyRequest): void {
  request.raw.unpipe();
  request.raw.resume();
  const cut = setTimeout(() => request.raw.destroy(), LINGER_MS).unref();
  request.raw.once('close', () => clearTimeout(cut));
}
