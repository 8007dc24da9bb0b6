import { Button, SegmentedControl } from '@mantine/core';
import { balanceEntryKinds } from '@rawnaq/domain/customer-money/balance-entries.states';
import { customerMoneyContract, type StatementEntry } from '@rawnaq/domain/customer-money/customer-money.contract';
import type { Column } from '@rawnaq/domain/kernel/list';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { IconPrinter, IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { useScreen } from '../../../lib/use-screen';
import { NoValue } from '../../../ui/cells';
import { Card } from '../../../ui/card';
import { DataTable } from '../../../ui/data-table/data-table';
import { RecordRows } from '../../../ui/list-page/record-rows';
import { Money } from '../../../ui/money';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { PaperLink } from './paper-link';
import styles from './customer-money.module.css';

type Only = 'all' | 'deposits' | 'penalties';
type Row = StatementEntry & { into: number | null; out: number | null };

const COLUMNS: readonly Column<keyof Row>[] = [
  { key: 'day', label: { en: 'Date', ar: 'التاريخ' }, kind: 'date' },
  { key: 'kind', label: { en: 'What', ar: 'البيان' }, kind: 'text' },
  { key: 'into', label: { en: 'In', ar: 'له' }, kind: 'money' },
  { key: 'out', label: { en: 'Out', ar: 'عليه' }, kind: 'money' },
  { key: 'balance', label: { en: 'Balance', ar: 'الرصيد' }, kind: 'money' },
];

/** Every movement of a balance, each with its paper, the newest first. */
export function Statement({ customerId }: { customerId: number }) {
  const { t } = useTranslation('customer-money');
  const { isMobile } = useScreen();
  const [only, setOnly] = useState<Only>('all');
  const [before, setBefore] = useState<number>();
  const answer = useRead(
    customerMoneyContract.statement,
    { customer_id: customerId, only, ...(before !== undefined && { before_id: before }) },
    { ownFailure: true, keepPrevious: true },
  );
  if (!answer.data) return <Awaiting query={answer} rows={6} />;
  const rows = answer.data.records.map((entry): Row => ({
    ...entry,
    into: entry.amount > 0 ? entry.amount : null,
    out: entry.amount < 0 ? -entry.amount : null,
  }));
  const table = {
    caption: t('statement.title'),
    columns: COLUMNS,
    rows,
    rowKey: (row: Row) => String(row.id),
    cells: {
      kind: (row: Row) => <What entry={row} />,
      into: (row: Row) => (row.into === null ? <NoValue /> : <Money minor={row.into} bare signed />),
      out: (row: Row) => (row.out === null ? <NoValue /> : <Money minor={-row.out} bare />),
      balance: (row: Row) => <Money minor={row.balance} bare />,
    },
  };
  const choose = (value: string) => {
    setOnly(value as Only);
    setBefore(undefined);
  };
  return (
    <Card
      title={t('statement.title')}
      flush={!isMobile}
      end={
        <span className={styles.amounts} data-print="hide">
          <SegmentedControl
            size="xs"
            value={only}
            onChange={choose}
            aria-label={t('statement.only')}
            data={(['all', 'deposits', 'penalties'] as const).map((value) => ({
              value,
              label: t(`statement.${value}`),
            }))}
          />
          {!isMobile && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPrinter size={16} stroke={1.75} />}
              onClick={() => window.print()}
            >
              {t('statement.print')}
            </Button>
          )}
        </span>
      }
    >
      {rows.length === 0 ? (
        <EmptyState icon={IconReceipt} title={t('statement.emptyTitle')} text={t('statement.emptyText')} />
      ) : isMobile ? (
        <RecordRows {...table} />
      ) : (
        <DataTable {...table} />
      )}
      {(answer.data.has_more || before !== undefined) && (
        <div className={styles.top} data-print="hide">
          {before !== undefined && (
            <Button variant="subtle" onClick={() => setBefore(undefined)}>
              {t('statement.newest')}
            </Button>
          )}
          {answer.data.has_more && (
            <Button variant="subtle" onClick={() => setBefore(rows.at(-1)?.id)}>
              {t('statement.older')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function What({ entry }: { entry: StatementEntry }) {
  const language = useLanguage();
  const more = [
    ...(entry.method === null ? [] : [labelOf(paymentMethods, entry.method)[language]]),
    ...(entry.note ? [entry.note] : []),
    ...(entry.created_by ? [entry.created_by] : []),
  ];
  return (
    <span className={styles.what}>
      {labelOf(balanceEntryKinds, entry.kind)[language]}
      {entry.number !== null && (
        <>
          {' '}
          <PaperLink {...entry} />
        </>
      )}
      {more.length > 0 && (
        <small>
          <bdi>{more.join(' · ')}</bdi>
        </small>
      )}
    </span>
  );
}
