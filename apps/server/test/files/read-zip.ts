import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';

const ENTRY = Buffer.from('504b0102', 'hex');
const ENTRY_BYTES = 46;

/** Somebody else's reader, by sizes and places; the sums, which it does not look at, are looked at here. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const files = new Map(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, Buffer.from(bytes)]));
  for (let at = archive.indexOf(ENTRY); at >= 0; at = archive.indexOf(ENTRY, at + ENTRY_BYTES)) {
    const name = archive.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + archive.readUInt16LE(at + 28));
    const content = files.get(name);
    // Packed bytes may look like an entry: then there is no file of that name.
    if (content && archive.readUInt32LE(at + 16) !== crc32(content)) throw new Error(`${name} has another sum.`);
  }
  return files;
}
