import { lengthText } from '@rawnaq/domain/kernel/time/clock';
import { isCurrency, type Currency } from '@rawnaq/domain/kernel/money';
import { formatMobile } from '@rawnaq/domain/kernel/input/phone';
import type { Column, ColumnKind } from '@rawnaq/domain/kernel/list';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuIcon } from './shell/shell-props';
import { useLanguage } from '../lib/language/i18n';
import { useFormat } from '../lib/use-format';
import { Avatar } from './marks/avatar';
import { Money } from './money';
import { StateText, StatusBadge } from './marks/status-badge';
import styles from './cells.module.css';

export const isNumberKind = (kind: ColumnKind): boolean =>
  kind === 'number' || kind === 'money' || kind === 'percent' || kind === 'duration';

type Props = { column: Pick<Column, 'kind' | 'choices' | 'warns'>; value: unknown; row: Record<string, unknown> };

/** The one place that decides how a kind of value looks on screen. */
export function Cell({ column, value, row }: Props) {
  if (value === null || value === undefined || value === '') return <NoValue />;
  switch (column.kind) {
    case 'text':
      return <bdi>{String(value)}</bdi>;
    case 'number':
      return <NumberCell value={Number(value)} />;
    case 'money':
      return <Money minor={Number(value)} currency={currencyOf(row)} bare />;
    case 'percent':
      return <PercentCell value={Number(value)} />;
    case 'duration':
      return <DurationCell minutes={Number(value)} />;
    case 'date':
      return <DateCell value={String(value)} />;
    case 'datetime':
      return <DateTimeCell value={String(value)} />;
    case 'time':
      return <TimeCell value={String(value)} />;
    case 'phone':
      return <PhoneCell value={String(value)} />;
    case 'code':
      return <ChosenCode value={value} choices={column.choices ?? []} />;
    case 'badge':
      return <BadgeCell value={value} choices={column.choices ?? []} />;
    case 'boolean':
      return <BooleanCell value={Boolean(value)} warns={column.warns} />;
  }
}

/** Rows of several countries say their currency themselves. */
const currencyOf = ({ currency }: Record<string, unknown>): Currency | undefined =>
  typeof currency === 'string' && isCurrency(currency) ? currency : undefined;

export const NoValue = () => <span className={styles.none}>—</span>;

const NumberCell = ({ value }: { value: number }) => useFormat().number(value, Number.isInteger(value) ? 0 : 2);
const PercentCell = ({ value }: { value: number }) => useFormat().percent(value, 1);
export const DurationCell = ({ minutes }: { minutes: number }) => <bdi dir="ltr">{lengthText(minutes)}</bdi>;
/** On paper "today" would be the wrong day tomorrow: it says the date. */
export function DateCell({ value }: { value: string }) {
  const format = useFormat();
  return (
    <time dateTime={value} className={styles.day} data-date={format.date(value)}>
      <span>{format.day(value, new Date())}</span>
    </time>
  );
}

export function TimeCell({ value }: { value: string }) {
  const { digits, half } = useFormat().timeParts(value);
  return (
    <span>
      <bdi dir="ltr">{digits}</bdi>
      {half && ` ${half}`}
    </span>
  );
}

export function DateTimeCell({ value }: { value: string }) {
  return (
    <time dateTime={value}>
      <DateCell value={value} /> <TimeCell value={value} />
    </time>
  );
}

/**
 * The outer span carries the row's direction; only the digits are isolated, or logical insets would follow the wrong
 * one.
 */
export const PhoneCell = ({ value }: { value: string }) => (
  <span>
    <bdi dir="ltr">{formatMobile(value)}</bdi>
  </span>
);

export const CodeCell = ({ value }: { value: string }) => (
  <span>
    <bdi dir="ltr" className={styles.code}>
      {value}
    </bdi>
  </span>
);

/** A code among others may stand for something that has a name. */
function ChosenCode({ value, choices }: { value: unknown; choices: NonNullable<Column['choices']> }) {
  const language = useLanguage();
  const choice = choices.find((entry) => entry.value === value);
  return choice ? choice.label[language] : <CodeCell value={String(value)} />;
}

function BadgeCell({ value, choices }: { value: unknown; choices: NonNullable<Column['choices']> }) {
  const choice = choices.find((entry) => entry.value === value);
  return choice ? <StateText state={choice} /> : String(value);
}

function BooleanCell({ value, warns = false }: { value: boolean; warns?: boolean | undefined }) {
  const { t } = useTranslation('ui');
  if (!value) return <span className={styles.no}>{t('no')}</span>;
  return warns ? <StatusBadge tone="warning">{t('yes')}</StatusBadge> : t('yes');
}

/** Avatar, name and a quiet second line: the first cell of most lists. */
export function PersonCell({
  name,
  note,
  picture,
  icon,
  shape,
}: {
  name: string;
  note?: ReactNode;
  picture?: string;
  icon?: MenuIcon;
  shape?: 'round' | 'square';
}) {
  return (
    <span className={styles.person} data-person>
      <Avatar name={name} picture={picture} icon={icon} {...(shape && { shape })} />
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        {note && (
          <small>
            <bdi>{note}</bdi>
          </small>
        )}
      </span>
    </span>
  );
}
