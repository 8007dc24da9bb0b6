import type { Dictionary } from '../dictionary';

/** The parts of the landing page that can be linked to, in the order they stand. */
export const SECTIONS = [
  'kinds',
  'features',
  'languages',
  'start',
] as const satisfies readonly (keyof Dictionary['sections'])[];
