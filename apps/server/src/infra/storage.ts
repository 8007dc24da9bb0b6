import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where uploaded files live. Keys are our own random names, never what a visitor typed. */
export type Storage = {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  remove: (key: string) => Promise<void>;
  open: (key: string) => Promise<{ stream: ReadStream; bytes: number } | undefined>;
};

export function localStorage(folder: string): Storage {
  const fileOf = (key: string): string => {
    if (!/^[\w-]+(\/[\w-]+)*$/.test(key)) throw new Error('Unsafe storage key');
    return path.join(folder, key);
  };
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      // Written beside and renamed: a crash leaves no half file under the real name.
      try {
        await writeFile(`${file}.part`, bytes);
        await rename(`${file}.part`, file);
      } catch (error) {
        await rm(`${file}.part`, { force: true });
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    async open(key) {
      const file = fileOf(key);
      const found = await stat(file).catch(() => undefined);
      return found?.isFile() ? { stream: createReadStream(file), bytes: found.size } : undefined;
    },
  };
}
