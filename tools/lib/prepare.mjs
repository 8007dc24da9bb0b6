import { buildIfStale } from './build.mjs';
import { ensureInstalled } from './install.mjs';

/** From a fresh clone to something that runs. A failure is told in its own words, without a stack. */
export async function prepare({ force = false } = {}) {
  try {
    await ensureInstalled();
    await buildIfStale({ force });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
