import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { expenseErrors } from '@rawnaq/domain/expenses/expense.errors';
import { expensesContract } from '@rawnaq/domain/expenses/expenses.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { IconCopy } from '@tabler/icons-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import styles from './expenses.module.css';

const TYPING_PAUSE_MS = 300;

/** Asked where the number stands, before anybody presses save; the answer goes along with the bill. */
export function DuplicateQuestion({ except }: { except?: number }) {
  const { t } = useTranslation('expenses');
  const language = useLanguage();
  const format = useFormat();
  const { setValue } = useFormContext();
  const [typed, date, isAnswered] = useWatch({
    name: ['supplier_invoice_number', 'invoice_date', 'save_duplicate'],
  }) as [string | undefined, string | undefined, boolean];
  const [number] = useDebouncedValue((typed ?? '').trim(), TYPING_PAUSE_MS);
  const found = useRead(
    expensesContract.find_duplicates,
    { number, date: date ?? '', ...(except !== undefined && { except: String(except) }) },
    { enabled: number !== '' && !!date, ownFailure: true },
  );
  const [twin] = number === '' ? [] : (found.data?.records ?? []);
  if (!twin) return null;
  return (
    <div className={styles.question} role="alert">
      <IconCopy size={18} stroke={1.75} aria-hidden />
      <div>
        <strong>{expenseErrors.EXPENSE_DUPLICATE[language]}</strong>
        <span>
          <bdi dir="ltr">{twin.number}</bdi> · {twin.supplier && `${twin.supplier} · `}
          {format.money(twin.total)} · {format.day(twin.created_at, new Date())}
          {twin.created_by && ` · ${twin.created_by}`}
        </span>
      </div>
      <Button
        component="a"
        variant="default"
        href={pathTo('merchant-accounting-expenses-expense-one', language, { id: twin.id })}
        target="_blank"
      >
        {t('duplicate.open')}
      </Button>
      <Button
        variant={isAnswered ? 'filled' : 'default'}
        aria-pressed={isAnswered}
        onClick={() => setValue('save_duplicate', !isAnswered, { shouldDirty: true })}
      >
        {t('duplicate.save')}
      </Button>
    </div>
  );
}
