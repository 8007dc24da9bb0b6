import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type ResourceLimits, type WorkerOptions } from 'node:worker_threads';
import type * as Esbuild from 'esbuild';

/**
 * Programs of ours that run in a thread or process of their own. They lie beside the bundle in production
 * (`tools/lib/build.mjs` makes them); in the source tree otherwise, where Node has to be told how to read TypeScript.
 */
type Place = { folder: string; name: string };

export function startThread(place: Place, options: WorkerOptions): Worker {
  const bundled = bundledFile(place);
  if (bundled) return new Worker(bundled, options);
  return new Worker(bundleOf(sourceFile(place)), { ...options, eval: true });
}

type Limits = { memory: ResourceLimits; longestMs: number };

/**
 * One order, done by a thread that lives for it, with a memory and a time of its own: the process goes on answering,
 * whatever the order does to the thread. Rejects when the thread ends without an answer.
 */
export async function runInThread<Answer>(
  place: Place,
  order: unknown,
  { memory, longestMs }: Limits,
): Promise<Answer> {
  const worker = startThread(place, { workerData: order, resourceLimits: memory, execArgv: [], env: {} });
  const timer = setTimeout(() => void worker.terminate(), longestMs);
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const end = (code: number): void => reject(new Error(`The thread ${place.name} ended with ${code}`));
      worker.once('message', resolve).once('error', reject).once('exit', end);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

export function startProcess(place: Place, options: ForkOptions): ChildProcess {
  const bundled = bundledFile(place);
  if (bundled) return fork(bundled, [], options);
  return fork(sourceFile(place), [], { ...options, execArgv: [...(options.execArgv ?? []), '--import', tsx()] });
}

function bundledFile({ folder, name }: Place): string | undefined {
  const file = path.join(folder, `${name}.js`);
  return existsSync(file) ? file : undefined;
}

const sourceFile = ({ folder, name }: Place): string => path.join(folder, `${name}.ts`);

const require = createRequire(import.meta.url);
const tsx = (): string => pathToFileURL(require.resolve('tsx')).href;

const bundles = new Map<string, string>();

/** Threads do not take a reader of TypeScript from the command line as processes do. */
function bundleOf(file: string): string {
  const known = bundles.get(file);
  if (known !== undefined) return known;
  const { buildSync } = require('esbuild') as typeof Esbuild;
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    // Packages that ask where they lie are told the place of our own file; from there theirs are found.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) },
    write: false,
  });
  bundles.set(file, outputFiles[0]!.text);
  return outputFiles[0]!.text;
}
