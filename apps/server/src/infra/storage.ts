import { createReadStream } from 'node:fs';
import { access, constants, copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Where uploaded files live. Keys are our own random names, never what a visitor typed. */
export type Storage = {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** The same of a file on this machine's disk, however large: it is never held in memory. */
  putFile: (key: string, file: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
  open: (key: string) => Promise<{ stream: Readable; bytes: number } | undefined>;
  /** Fails when nothing could be stored or read, with a reason for whoever runs the server. */
  check: () => Promise<void>;
};

export function assertSafeKey(key: string): string {
  if (!/^[\w-]+(\/[\w-]+)*$/.test(key)) throw new Error('Unsafe storage key');
  return key;
}

export function localStorage(folder: string): Storage {
  const fileOf = (key: string): string => path.join(folder, assertSafeKey(key));
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
    async putFile(key, from) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await copyFile(from, `${file}.part`);
        await rename(`${file}.part`, file);
      } catch (error) {
        await rm(`${file}.part`, { force: true });
        throw error;
      }
    },
    async remove(key) {
      const file = fileOf(key);
      await rm(file, { force: true });
      // What a process left that was killed while it wrote.
      await rm(`${file}.part`, { force: true });
    },
    async open(key) {
      const file = fileOf(key);
      const found = await stat(file).catch(() => undefined);
      return found?.isFile() ? { stream: createReadStream(file), bytes: found.size } : undefined;
    },
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    },
  };
}
