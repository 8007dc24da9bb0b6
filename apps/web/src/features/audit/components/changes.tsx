import { fieldWords, valueWords } from '@rawnaq/domain/audit/audit-words';
import type { AuditRecord } from '@rawnaq/domain/audit/audit.contract';
import { namesOf } from '@rawnaq/domain/audit/audit-names.rules';
import { changesBetween } from '@rawnaq/domain/audit/audit.rules';
import { toShiftTimes, type Shift, type ShiftTimes } from '@rawnaq/domain/employees/working-hours.rules';
import { dayPartLabel } from '@rawnaq/domain/waitlist/waitlist.rules';
import { isLocalDate, weekdayNames } from '@rawnaq/domain/kernel/time/local-date';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import type { Format } from '../../../lib/format';
import { useFormat } from '../../../lib/use-format';
import styles from './changes.module.css';

type Told = Pick<AuditRecord, 'entity' | 'before' | 'after' | 'names'>;

/** Field by field: how it was and how it is now. */
export function Changes({ record: { entity, before, after, names } }: { record: Told }) {
  const language = useLanguage();
  const changes = changesBetween(before, after);
  if (changes.length === 0) return null;
  const isNew = before === null || before === undefined;
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <span className={styles.field}>{fieldWords(entity, field, language)}</span>
          <span>
            {!isNew && (
              <>
                <del>
                  <Value entity={entity} field={field} value={from} names={names} />
                </del>
                <IconArrowRight className="flip" size={14} aria-hidden />
              </>
            )}
            <Value entity={entity} field={field} value={to} names={names} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const MONEY = /(^|_|\.)(price|amount|salary|cost|deposit|point_value|payable|open)$/;
/** Kept in hundredths of a percent. */
const PERCENT = /(^|_|\.)(percent|commission|vat_rate)$/;

type ValueProps = Pick<Told, 'entity' | 'names'> & { field: string; value: unknown };

function Value({ entity, field, value, names }: ValueProps) {
  const { t } = useTranslation('audit');
  const format = useFormat();
  const words = valueWords(entity, field, value)?.[format.language];
  if (value === null || value === '' || words === '') return <i>{t('empty')}</i>;
  if (words) return words;
  const people = namesOf(field, value, names);
  if (people) return <bdi>{format.list(people)}</bdi>;
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (typeof value === 'number') return <bdi>{numberWords(field, value, format)}</bdi>;
  if (typeof value === 'string') return <bdi>{textWords(value, format)}</bdi>;
  if (field === 'day_part' && isQuarters(value)) {
    const [from_quarter, to_quarter] = value;
    return <bdi>{dayPartLabel({ from_quarter, to_quarter }, format.language, format.clock)}</bdi>;
  }
  if (Array.isArray(value)) return <ListValue values={value} />;
  return t('values', { count: Object.keys(value as object).length });
}

function numberWords(field: string, value: number, format: Format): string {
  if (MONEY.test(field) && Number.isInteger(value)) return format.money(value);
  if (PERCENT.test(field)) return format.percent(value / 100, 2);
  return format.number(value, Number.isInteger(value) ? 0 : 2);
}

const isQuarters = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number');

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const WALL_TIME = /^\d\d:\d\d:\d\d$/;

function textWords(value: string, format: Format): string {
  if (isLocalDate(value)) return format.date(value);
  if (INSTANT.test(value)) return format.dateTime(value);
  return WALL_TIME.test(value) ? format.time(value) : value;
}

/** Hours are said as hours; names as a list; anything else by how many there are. */
function ListValue({ values }: { values: readonly unknown[] }) {
  const { t } = useTranslation('audit');
  const format = useFormat();
  if (values.length === 0) return <i>{t('empty')}</i>;
  const hours = values.map((value) => hoursWords(value, format));
  if (hours.every((one) => one !== undefined))
    return (
      <span>
        {hours.map((one) => (
          <bdi key={one} className={styles.hours}>
            {one}
          </bdi>
        ))}
      </span>
    );
  const names = values.map((value) => nameWords(value, format));
  if (names.every((one) => one !== undefined)) return <bdi>{format.list(names)}</bdi>;
  return t('values', { count: values.length });
}

/** Names of services are kept in both languages; older lines have one. */
function nameWords(value: unknown, { language }: Format): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const { english_name, arabic_name } = value as { english_name?: unknown; arabic_name?: unknown };
  const name = language === 'ar' ? arabic_name : english_name;
  return typeof name === 'string' ? name : undefined;
}

function hoursWords(value: unknown, format: Format): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const times =
    'start' in value && 'end' in value && 'weekday' in value
      ? toShiftTimes(value as Shift)
      : (value as Partial<ShiftTimes>);
  if (typeof times.from !== 'string' || typeof times.to !== 'string') return undefined;
  const range = `${format.time(times.from)} – ${format.time(times.to)}`;
  return times.weekday === undefined ? range : `${weekdayNames[times.weekday]?.[format.language] ?? ''} ${range}`;
}
