import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { ledgerCheckNames } from './ledger-checks';

const count = z.number().int();
const finding = z.object({ at: z.string(), found: z.string(), expected: z.string() });

/** One check that did not hold in one salon: how often, and the first few places. */
export const brokenCheck = z.object({
  check: z.literal(ledgerCheckNames),
  violations: count,
  findings: z.array(finding),
});
export type BrokenCheck = z.infer<typeof brokenCheck>;

export const ledgerChecksContract = {
  get: endpoint({
    areas: ['manager'],
    method: 'GET',
    path: 'technical/ledger_checks/get',
    access: 'platform-technical.view',
    summary: 'What the last check of every salon’s money found',
    input: z.object({}),
    output: z.object({
      salons_checked: count,
      /** Never: nothing was checked yet. */
      oldest_check: z.string().nullable(),
      newest_check: z.string().nullable(),
      salons_broken: count,
      /** Those that did not hold, worst first; at most a hundred. */
      broken: z.array(
        z.object({
          account_id: count,
          salon: z.object({ en: z.string(), ar: z.string() }),
          checked_at: z.string(),
          checks: z.array(brokenCheck),
        }),
      ),
    }),
    errors: [],
  }),
  run: endpoint({
    areas: ['manager'],
    method: 'POST',
    path: 'technical/ledger_checks/run',
    access: 'platform-technical.edit',
    summary: 'Check the money of every salon now',
    input: z.object({}),
    output: z.object({ done: z.literal(true) }),
    errors: [],
  }),
};
