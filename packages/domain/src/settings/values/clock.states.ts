import type { Clock } from '../../kernel/time/clock';
import { defineCodes } from '../../kernel/state-machine';

export const clocks = defineCodes({
  twelve: { code: '12' satisfies Clock, label: { en: '12 hours (1:00 PM)', ar: '12 ساعة (1:00 م)' } },
  twenty_four: { code: '24' satisfies Clock, label: { en: '24 hours (13:00)', ar: '24 ساعة (13:00)' } },
});
