import fc from 'fast-check';

/**
 * Property tests try the same examples at every run: no change is refused for what chance happens to find in a room it
 * never entered. New examples are looked for by `npm run prove -- --only properties`, which gives a seed and more runs.
 */
fc.configureGlobal({
  seed: Number(process.env.PROPERTY_SEED ?? 20_261_115),
  ...(process.env.PROPERTY_RUNS && { numRuns: Number(process.env.PROPERTY_RUNS) }),
});
