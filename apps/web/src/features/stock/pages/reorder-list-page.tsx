import { Button, Select } from '@mantine/core';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { stockContract } from '@rawnaq/domain/stock/stock.contract';
import { IconBrandWhatsapp, IconChecks, IconMail, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { useSession } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { DecimalInput } from '../../../ui/inputs/decimal-input';
import { PageHead } from '../../../ui/page-head';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { nameIn, type ReorderLine } from '../api';
import { LineTable } from '../components/line-table';
import styles from '../components/stock.module.css';

/** What is short, to be printed or sent to the supplier from the salon's own mail or WhatsApp. */
export function ReorderListPage() {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  const format = useFormat();
  const query = useRead(stockContract.get_reorder, {}, { ownFailure: true });
  const [supplier, setSupplier] = useState<string | null>(null);
  const [ordered, setOrdered] = useState<ReadonlyMap<number, number>>(new Map());
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const records = query.data?.records ?? [];
  const suppliers = [...new Set(records.flatMap((line) => line.supplier ?? []))];
  const lines = records.filter((line) => !left.has(line.id) && (supplier === null || line.supplier === supplier));
  const orderOf = (line: ReorderLine): number => ordered.get(line.id) ?? line.order;
  const text = useOrderText(lines.map((line) => ({ line, quantity: orderOf(line) })));
  return (
    <>
      <PageHead
        title={pageWords['reorder-list'][language]}
        count={lines.length > 0 ? format.number(lines.length) : undefined}
        note={t('reorderNote')}
        actions={lines.length > 0 && <Ways {...text} />}
      />
      {!query.data ? (
        <Awaiting query={query} />
      ) : lines.length === 0 ? (
        <EmptyState icon={IconChecks} title={t('nothingShort')} text={t('nothingShortText')} />
      ) : (
        <div className={styles.page}>
          {suppliers.length > 0 && (
            <Select
              data-print="hide"
              label={t('supplier')}
              placeholder={t('anySupplier')}
              maw={320}
              clearable
              data={suppliers}
              value={supplier}
              onChange={setSupplier}
            />
          )}
          <LineTable
            lines={lines.map((product) => ({ key: String(product.id), product }))}
            onRemove={(place) => setLeft(new Set([...left, lines[place]!.id]))}
            columns={[
              {
                id: 'supplier',
                label: t('supplier'),
                width: '180px',
                cell: (place) => <bdi>{lines[place]!.supplier ?? '–'}</bdi>,
              },
              number('stock', t('inStock'), (place) => lines[place]!.quantity),
              number('warning', t('warning'), (place) => lines[place]!.warning_quantity),
              number('used', t('usedEightWeeks'), (place) => lines[place]!.used),
              {
                id: 'order',
                label: t('order'),
                width: '100px',
                cell: (place) => (
                  <DecimalInput
                    label={t('order')}
                    decimals={0}
                    value={orderOf(lines[place]!)}
                    onChange={(value) => setOrdered(new Map([...ordered, [lines[place]!.id, value ?? 0]]))}
                  />
                ),
              },
            ]}
          />
        </div>
      )}
    </>
  );

  function number(id: string, label: string, valueOf: (place: number) => number) {
    return { id, label, width: '120px', end: true, cell: (place: number) => format.number(valueOf(place)) };
  }
}

function useOrderText(lines: readonly { line: ReorderLine; quantity: number }[]): { subject: string; body: string } {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  const account = useSession()?.account;
  const salon = account ? nameIn(language, account) : '';
  const asked = lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, quantity }) => `• ${quantity} × ${nameIn(language, line)} (${line.barcode})`);
  return {
    subject: t('orderSubject', { salon }),
    body: [t('orderGreeting'), '', ...asked, '', salon].join('\n'),
  };
}

function Ways({ subject, body }: { subject: string; body: string }) {
  const { t } = useTranslation('stock');
  return (
    <>
      <Button
        component="a"
        href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
        variant="default"
        leftSection={<IconMail size={18} stroke={1.75} />}
      >
        {t('byEmail')}
      </Button>
      <Button
        component="a"
        href={`https://wa.me/?text=${encodeURIComponent(body)}`}
        target="_blank"
        rel="noreferrer"
        variant="default"
        leftSection={<IconBrandWhatsapp size={18} stroke={1.75} />}
      >
        {t('byWhatsapp')}
      </Button>
      <Button leftSection={<IconPrinter size={18} stroke={1.75} />} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </>
  );
}
