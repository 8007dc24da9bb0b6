import { deflateSync, crc32 } from 'node:zlib';

export type SentFile = { name: string; type: string; bytes: Buffer };

const BOUNDARY = 'fuzz-0f9a7c';

/** A form with one file, as a browser sends it. */
export const multipart = (url: string, { name, type, bytes }: SentFile) => ({
  url,
  payload: Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}` +
        '\r\n\r\n',
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
});

/** A square picture of one colour. */
export function picture(colour: number, size = 64): SentFile {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(size * 3, colour & 255)]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: size }, () => row)));
  return {
    name: 'picture.png',
    type: 'image/png',
    bytes: Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', pixels),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  };
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

export const sheet = (lines: readonly string[]): SentFile => ({
  name: 'customers.csv',
  type: 'text/csv',
  bytes: Buffer.from(lines.join('\n')),
});
