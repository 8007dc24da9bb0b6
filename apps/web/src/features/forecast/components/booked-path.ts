import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';

/** The visits that are booked for these days. */
export const bookedPath = (language: Language, { from, to }: DateSpan): string =>
  `${pathTo('merchant-appointments', language)}?${new URLSearchParams({
    view: 'list',
    'f.start_at': `${from}..${to}`,
  })}`;
