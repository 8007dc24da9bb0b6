import type { Language } from '../localized';

type Forms = { en: readonly [one: string, more: string]; ar: Readonly<Record<'one' | 'two' | 'few' | 'many', string>> };

const units = {
  minutes: { en: ['minute', 'minutes'], ar: { one: 'دقيقة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة' } },
  hours: { en: ['hour', 'hours'], ar: { one: 'ساعة', two: 'ساعتين', few: 'ساعات', many: 'ساعة' } },
  days: { en: ['day', 'days'], ar: { one: 'يوم', two: 'يومين', few: 'أيام', many: 'يومًا' } },
} as const satisfies Record<string, Forms>;

export type TimeUnit = keyof typeof units;

/**
 * «ساعتين», «4 ساعات», «24 ساعة»: a number with its unit, for sentences outside the locales, which have plurals of
 * their own. In the case that follows within, before and last (خلال، قبل، آخر), where such sentences need it.
 */
export function countedTime(count: number, unit: TimeUnit, language: Language): string {
  const { en, ar } = units[unit];
  if (language === 'en') return `${count} ${count === 1 ? en[0] : en[1]}`;
  if (count === 1) return ar.one;
  if (count === 2) return ar.two;
  const ending = count % 100;
  if (ending >= 3 && ending <= 10) return `${count} ${ar.few}`;
  return `${count} ${ending > 10 ? ar.many : ar.one}`;
}
