import { datePresetLabels, presetOf, type DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import { useFormat } from '../../lib/use-format';

/** How a range travels in an address and in the list contract: `2026-11-01..2026-11-15`. */
export const spanToText = ({ from, to }: DateSpan): string => `${from}..${to}`;

export function spanFromText(text: string | undefined): DateSpan | undefined {
  const [from, to] = text?.split('..') ?? [];
  return from && to ? { from, to } : undefined;
}

/** In words: the preset's name when it is one, else both days. */
export function useRangeText(): (text: string) => string {
  const format = useFormat();
  return (text) => {
    const span = spanFromText(text);
    if (!span) return text;
    const preset = presetOf(span, format.today());
    if (preset !== 'custom') return datePresetLabels[preset][format.language];
    if (span.from === span.to) return format.date(span.from);
    return `${format.date(span.from)} – ${format.date(span.to)}`;
  };
}
