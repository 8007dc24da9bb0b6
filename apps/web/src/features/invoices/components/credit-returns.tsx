import { SegmentedControl } from '@mantine/core';
import { shareBack } from '@rawnaq/domain/credit-notes/credit-note.rules';
import type { CreditableInvoice } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import type { InvoiceLineKind } from '@rawnaq/domain/invoices/invoice-line.rules';
import { IconAward, IconBox, IconDiscount2, IconPackages, IconPercentage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import type { MenuIcon } from '../../../ui/shell/shell-props';
import type { useCredit } from './use-credit';
import styles from './invoices.module.css';

type Props = {
  invoice: CreditableInvoice;
  credit: ReturnType<typeof useCredit>;
  restock: boolean;
  onRestock: (restock: boolean) => void;
};

/** Stock, packages, points, commissions and codes, as the chosen lines move them. */
export function CreditReturns({ invoice, credit, restock, onRestock }: Props) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const format = useFormat();
  const taken = credit.credit?.lines ?? [];
  const piecesOf = (kind: InvoiceLineKind) => taken.filter((one) => one.kind === kind && one.quantity > 0);
  const nameOf = (place: number) => {
    const line = invoice.lines[place]!;
    return language === 'ar' ? line.arabic_name : line.english_name;
  };
  const signed = (count: number) => `\u2066${count < 0 ? '−' : '+'} ${format.number(Math.abs(count))}\u2069`;
  const goods = piecesOf('product');
  const tipless = invoice.lines.filter(({ kind }) => kind !== 'tip');
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
  const before = sum(invoice.earlier.filter(({ kind }) => kind !== 'tip').map(({ gross }) => gross));
  const points = credit.credit
    ? shareBack(
        invoice.points_earned,
        { taken: before, of: sum(tipless.map(({ gross }) => gross)) },
        credit.credit.total,
      )
    : 0;
  const earns = taken.some(({ kind }) => kind === 'service' || kind === 'product' || kind === 'package_use');
  return (
    <Card title={t('creditNote.returns')} end={<span className={styles.quiet}>{t('creditNote.follows')}</span>}>
      {taken.length === 0 ? (
        <p className={styles.quiet}>{t('creditNote.nothingChosen')}</p>
      ) : (
        <ul className={styles.rows}>
          {goods.map(({ line, quantity }) => (
            <Row
              key={`stock-${line}`}
              icon={IconBox}
              title={t('creditNote.stock')}
              note={<bdi>{nameOf(line)}</bdi>}
              end={signed(restock ? quantity : 0)}
            />
          ))}
          {goods.length > 0 && (
            <li className={styles.choice}>
              <SegmentedControl
                aria-label={t('creditNote.stock')}
                value={restock ? 'shelf' : 'damaged'}
                onChange={(value) => onRestock(value === 'shelf')}
                data={[
                  { value: 'shelf', label: t('creditNote.shelf') },
                  { value: 'damaged', label: t('creditNote.damaged') },
                ]}
              />
            </li>
          )}
          {[...piecesOf('package_use'), ...piecesOf('package')].map(({ line, kind, quantity }) => (
            <Row
              key={`package-${line}`}
              icon={IconPackages}
              title={kind === 'package' ? t('creditNote.packageSold') : t('creditNote.package')}
              note={<bdi>{nameOf(line)}</bdi>}
              end={signed(kind === 'package' ? -quantity : quantity)}
            />
          ))}
          {points > 0 && (
            <Row
              icon={IconAward}
              title={t('creditNote.pointsLess')}
              note={t('creditNote.pointsHave', { points: format.number(invoice.points) })}
              end={signed(-Math.min(points, invoice.points))}
            />
          )}
          {earns && (
            <Row
              icon={IconPercentage}
              title={t('creditNote.commission')}
              note={invoice.commission_absorbed ? t('creditNote.commissionAbsorbed') : t('creditNote.commissionBack')}
            />
          )}
          {credit.credit && (
            <Row
              icon={IconDiscount2}
              title={t('creditNote.codeBack')}
              note={credit.completes ? t('creditNote.codeReturns') : t('creditNote.codeStays')}
            />
          )}
        </ul>
      )}
    </Card>
  );
}

function Row({ icon: Icon, title, note, end }: { icon: MenuIcon; title: string; note?: ReactNode; end?: string }) {
  return (
    <li>
      <span className={styles.icon} aria-hidden>
        <Icon size={17} stroke={1.75} />
      </span>
      <span>
        {title}
        {note && <small>{note}</small>}
      </span>
      {end && <b>{end}</b>}
    </li>
  );
}
