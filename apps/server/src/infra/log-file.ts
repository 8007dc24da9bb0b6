import { appendFile, appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

export type LogFile = { write: (line: string) => void; flush: () => void };

const FLUSH_AT = 16 * 1024;
const FLUSH_MS = 1_000;
/** What waits for a full disk to have room again. More than that is lost, and counted. */
const MOST_WAITING = 1024 * 1024;

/**
 * A log that never fails its writer. A disk that is full or gone keeps lines waiting, up to a limit, and is tried again
 * every second; the file is opened anew each time, so that it may also be moved away and rotated.
 */
export function logFile(file: string): LogFile {
  let waiting = '';
  let lost = 0;
  let isWriting = false;

  const flush = (): void => {
    if (isWriting || waiting === '') return;
    isWriting = true;
    const written = lost > 0 ? `${waiting}${lossLine(lost)}` : waiting;
    const [length, told] = [waiting.length, lost];
    appendFile(file, written, (error) => {
      isWriting = false;
      if (error) return void (error.code === 'ENOENT' && makeFolder(file));
      waiting = waiting.slice(length);
      lost -= told;
    });
  };
  setInterval(flush, FLUSH_MS).unref();
  process.once('exit', () => {
    try {
      if (waiting !== '') appendFileSync(file, waiting);
    } catch {
      // Nobody is left to hear it.
    }
  });
  makeFolder(file);

  return {
    flush,
    write(line) {
      if (waiting.length + line.length > MOST_WAITING) {
        lost += 1;
        return;
      }
      waiting += line;
      if (waiting.length >= FLUSH_AT) flush();
    },
  };
}

const lossLine = (lines: number): string =>
  JSON.stringify({ level: 40, time: Date.now(), lost_lines: lines, msg: 'the log could not be written for a while' }) +
  '\n';

function makeFolder(file: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
  } catch {
    // The next line tries again.
  }
}
