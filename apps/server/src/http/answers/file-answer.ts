import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** What a use case of kind `file` answers. It is sent after the transaction: a slow reader holds no connection. */
export type FileAnswer = {
  body: Buffer | Readable;
  type: string;
  /** The name to save under. */
  name: string;
  /** The same in plain letters, for readers that know no others. */
  plainName: string;
  /** `true` lets the browser show it; everything else is only saved. */
  inline?: boolean;
  bytes?: number;
  headers?: Record<string, string>;
};

export function filePayload(reply: FastifyReply, file: FileAnswer): FileAnswer['body'] {
  if (file.bytes !== undefined) void reply.header('content-length', file.bytes);
  void reply
    .headers(file.headers ?? {})
    .header('content-type', file.type)
    .header(
      'content-disposition',
      `${file.inline ? 'inline' : 'attachment'}; filename="${file.plainName}"; ` +
        `filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, escaped)}`,
    );
  return file.body;
}

const escaped = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
