import { z } from 'zod';
import { endpoint } from '../kernel/contract';

const count = z.number().int();

export const platformDashboardContract = {
  get_figures: endpoint({
    areas: ['manager'],
    method: 'GET',
    path: 'dashboard/get_figures',
    access: 'platform-dashboard.view',
    late: true,
    summary: 'Counts of the platform today',
    input: z.object({}),
    output: z.object({
      merchants: z.object({
        active: count,
        trial: count,
        requested: count,
        expired: count,
        disabled: count,
        rejected: count,
      }),
      trials_ending_soon: count,
      waiting: z.object({
        merchant_requests: count,
        new_suggestions: count,
        open_js_errors: count,
        failed_messages: count,
      }),
      system: z.object({
        live_sessions: count,
        messages_today: count,
        messages_waiting: count,
        failed_logins_today: count,
        blocked_ips: count,
      }),
      /** Sign-ins that failed and messages that were sent, per day, the oldest first. */
      days: z.array(z.object({ date: z.string(), failed_logins: count, messages: count, js_errors: count })),
    }),
    errors: [],
  }),
};
