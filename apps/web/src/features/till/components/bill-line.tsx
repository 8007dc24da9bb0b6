import { VisuallyHidden } from '@mantine/core';
import { IconDots, IconX } from '@tabler/icons-react';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/money';
import type { TillEmployee } from '../catalogue';
import { peopleOf } from '../draft/line-people';
import { needsEmployee, type DraftChange, type DraftLine } from '../draft/till-draft';
import styles from './bill.module.css';

type Props = {
  line: DraftLine;
  name: string;
  /** What the line costs after all discounts, and before them. */
  gross: number;
  list: number;
  /** The discount typed on it does not fit. */
  isWrong: boolean;
  /** It was tried to be issued without anybody named. */
  lacksEmployee: boolean;
  isSelected: boolean;
  isPhone: boolean;
  employees: readonly TillEmployee[];
  change: (change: DraftChange) => void;
  onSelect: (key: number) => void;
  onEdit: (key: number) => void;
};

/**
 * One row of the bill. Drawn anew only when something of its own has changed: a bill of sixty lines stays as quick as
 * one of two.
 */
export const BillLine = memo(function BillLine(props: Props) {
  const { line, name, gross, list, isWrong, lacksEmployee, isSelected, isPhone, employees, change, onSelect, onEdit } =
    props;
  const { t } = useTranslation('till');
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const people = peopleOf(line, employees);
  const employee = people.find(({ id }) => id === line.employee_id)?.short_name;
  const edit = () => {
    onSelect(line.key);
    onEdit(line.key);
  };
  return (
    <li ref={row} className={styles.line} aria-current={isSelected || undefined} data-line={line.key}>
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          <LineNote line={line} employee={isPhone ? employee : undefined} />
        </small>
      </div>
      {!isPhone && (
        <select
          className={styles.employee}
          aria-label={t('line.employeeOf', { name })}
          value={line.employee_id ?? ''}
          aria-invalid={lacksEmployee || undefined}
          data-empty={(needsEmployee(line) && line.employee_id === null) || undefined}
          onFocus={() => onSelect(line.key)}
          onChange={({ currentTarget }) =>
            change({
              do: 'change-line',
              key: line.key,
              change: { employee_id: currentTarget.value === '' ? null : Number(currentTarget.value) },
            })
          }
        >
          <option value="">{needsEmployee(line) ? t('line.choose') : t('line.nobody')}</option>
          {people.map((one) => (
            <option key={one.id} value={one.id}>
              {one.short_name}
            </option>
          ))}
        </select>
      )}
      <button type="button" className={styles.price} data-wrong={isWrong || undefined} onClick={edit}>
        <VisuallyHidden>{t('line.editOf', { name })}</VisuallyHidden>
        {gross !== list && (
          <s>
            <Money minor={list} bare />
          </s>
        )}
        <Money minor={gross} bare />
      </button>
      {isPhone ? (
        <button type="button" className={styles.remove} aria-label={t('line.moreOf', { name })} onClick={edit}>
          <IconDots size={20} stroke={1.75} aria-hidden />
        </button>
      ) : (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('line.removeOf', { name })}
          onClick={() => change({ do: 'remove-line', key: line.key })}
        >
          <IconX size={18} stroke={1.75} aria-hidden />
        </button>
      )}
    </li>
  );
});

function LineNote({ line, employee }: { line: DraftLine; employee: string | undefined }) {
  const { t } = useTranslation('till');
  const isMany = line.quantity > 1;
  const parts = [
    employee && <bdi key="employee">{employee}</bdi>,
    line.kind === 'package_use' && (
      <span key="package" className={styles.fromPackage}>
        {t('line.fromPackage')}
      </span>
    ),
    line.kind === 'package' && t('line.package'),
    line.minutes !== null && line.kind === 'service' && t('minutes', { count: line.minutes }),
    line.barcode && (
      <bdi key="barcode" dir="ltr">
        {line.barcode}
      </bdi>
    ),
    (isMany || line.kind === 'product') && (
      <bdi key="quantity" dir="ltr">
        {line.quantity} × <Money minor={line.unit_price} bare />
      </bdi>
    ),
    line.in_package_price && t('line.inPackagePrice'),
  ].filter(Boolean);
  return parts.map((part, index) => (
    <span key={index}>
      {index > 0 && ' · '}
      {part}
    </span>
  ));
}
