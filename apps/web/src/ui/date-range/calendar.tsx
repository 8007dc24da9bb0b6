import '@mantine/dates/styles.layer.css';
// The Libyan variant has the Gulf's month names with Latin digits; dayjs' plain "ar" would print ٠–٩.
import 'dayjs/locale/ar-ly';
import { DatePicker, DatesProvider } from '@mantine/dates';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language/i18n';

const SUNDAY = 0;

type Limits = { min?: string | undefined; max?: string | undefined };

export function DayCalendar({
  value,
  onChange,
  min,
  max,
}: Limits & { value: string | null; onChange: (day: string) => void }) {
  const labels = useLabels();
  return (
    <Dates>
      <DatePicker
        value={value}
        onChange={(day) => day && onChange(day)}
        defaultDate={value ?? undefined}
        minDate={min}
        maxDate={max}
        ariaLabels={labels}
      />
    </Dates>
  );
}

export function SpanCalendar({
  value,
  onChange,
  min,
  max,
}: Limits & { value: DateSpan | undefined; onChange: (span: DateSpan) => void }) {
  const labels = useLabels();
  const [ends, setEnds] = useState<[string | null, string | null]>([value?.from ?? null, value?.to ?? null]);
  const choose = (next: [string | null, string | null]) => {
    setEnds(next);
    if (next[0] && next[1]) onChange({ from: next[0], to: next[1] });
  };
  return (
    <Dates>
      <DatePicker
        type="range"
        allowSingleDateInRange
        value={ends}
        onChange={choose}
        defaultDate={value?.to}
        minDate={min}
        maxDate={max}
        ariaLabels={labels}
      />
    </Dates>
  );
}

function Dates({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    <DatesProvider settings={{ locale: language === 'ar' ? 'ar-ly' : 'en', firstDayOfWeek: SUNDAY, weekendDays: [] }}>
      {children}
    </DatesProvider>
  );
}

function useLabels() {
  const { t } = useTranslation('ui');
  return {
    nextMonth: t('dates.nextMonth'),
    previousMonth: t('dates.previousMonth'),
    nextYear: t('dates.nextYear'),
    previousYear: t('dates.previousYear'),
    nextDecade: t('dates.nextDecade'),
    previousDecade: t('dates.previousDecade'),
  };
}
