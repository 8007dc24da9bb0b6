import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What keeps us from starting and can be mended by whoever runs the server, in one sentence. */
export class CannotStart extends Error {}

const DATABASE_PROBLEMS: Record<string, string> = {
  ECONNREFUSED: 'The database in DATABASE_URL does not answer.',
  ETIMEDOUT: 'The database in DATABASE_URL does not answer.',
  ENOTFOUND: 'The host in DATABASE_URL is unknown.',
  EAI_AGAIN: 'The host in DATABASE_URL is unknown.',
  '28P01': 'The database refuses the user or the password in DATABASE_URL.',
  '28000': 'The database refuses the user or the password in DATABASE_URL.',
  '3D000': 'The database named in DATABASE_URL does not exist.',
  '53100': 'The disk of the database is full.',
};

/** The sentence for a failed start; undefined for a defect of ours, which is better seen with its stack. */
export function startProblem(error: unknown): string | undefined {
  if (error instanceof CannotStart) return error.message;
  const { code = '', message = '', cause } = error as { code?: string; message?: string; cause?: unknown };
  if (code === '42501') return `The database user in DATABASE_URL lacks a right: ${message}.`;
  if (['EACCES', 'EROFS', 'ENOSPC', 'ENOTDIR'].includes(code)) return `DATA_DIR can't be written: ${message}.`;
  return DATABASE_PROBLEMS[code] ?? (cause === undefined ? undefined : startProblem(cause));
}

/** Ends the process with the sentence, or with the error itself when there is none. */
export function endWith(error: unknown): never {
  const problem = startProblem(error);
  if (problem === undefined) throw error;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

/** What was written behind a command. A flag that it does not have is told in a sentence. */
export function readArgs<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return endWith(new CannotStart((error as Error).message));
  }
}
