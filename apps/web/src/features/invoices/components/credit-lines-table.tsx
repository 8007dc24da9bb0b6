import clsx from 'clsx';
import { Checkbox, NumberInput } from '@mantine/core';
import type { CreditableInvoice } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { NoValue } from '../../../ui/cells';
import { PriceInput } from '../../../ui/inputs/price-input';
import { Money } from '../../../ui/money';
import { isByPiece, isLeft, type CreditableLine, type useCredit } from './use-credit';
import styles from './invoices.module.css';

type Credit = ReturnType<typeof useCredit>;

/** The lines of the invoice, to be taken whole, by pieces or by an amount. */
export function CreditLinesTable({ invoice, credit }: { invoice: CreditableInvoice; credit: Credit }) {
  const { t } = useTranslation('invoices');
  const reckoned = credit.credit;
  return (
    <Card flush>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.check}>
                <Checkbox
                  aria-label={t('creditNote.all')}
                  checked={credit.isAll}
                  indeterminate={!credit.isAll && credit.chosen.size > 0}
                  onChange={credit.isAll ? credit.clear : credit.chooseAll}
                />
              </th>
              <th>{t('creditNote.choose')}</th>
              <th className={styles.wide}>{t('doneBy')}</th>
              <th className={clsx(styles.number, styles.wide)}>{t('price')}</th>
              <th className={styles.number}>{t('creditNote.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {invoice.lines.map((line) => (
              <Line key={line.position} line={line} credit={credit} />
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.foot}>
        <div className={styles.seller}>{t('creditNote.hint')}</div>
        <dl className={styles.sums}>
          <div>
            <dt>{t('sums.net')}</dt>
            <dd>
              <Money minor={reckoned?.subtotal ?? 0} bare />
            </dd>
          </div>
          <div>
            <dt>{t('sums.vat')}</dt>
            <dd>
              <Money minor={reckoned?.vat ?? 0} bare />
            </dd>
          </div>
          {reckoned !== null && reckoned.tips > 0 && (
            <div>
              <dt>{t('sums.tips')}</dt>
              <dd>
                <Money minor={reckoned.tips} bare />
              </dd>
            </div>
          )}
          <div data-total>
            <dt>{t('creditNote.amount')}</dt>
            <dd>
              <Money minor={reckoned?.payable ?? 0} />
            </dd>
          </div>
        </dl>
      </div>
    </Card>
  );
}

function Line({ line, credit }: { line: CreditableLine; credit: Credit }) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const format = useFormat();
  const name = language === 'ar' ? line.arabic_name : line.english_name;
  const chosen = credit.chosen.get(line.position);
  const canCredit = isLeft(line);
  const reckoned = credit.credit?.lines.find((one) => one.line === line.position - 1);
  const isPartly = line.left_gross < line.gross || line.left_quantity < line.quantity;
  const shown = chosen && 'amount' in chosen ? chosen.amount : (reckoned?.gross ?? 0);
  return (
    <tr data-chosen={chosen ? true : undefined}>
      <td className={styles.check}>
        <Checkbox
          aria-label={t('creditNote.line', { name })}
          checked={chosen !== undefined}
          disabled={!canCredit}
          onChange={() => credit.toggle(line)}
        />
      </td>
      <td>
        <bdi>{name}</bdi>
        {(line.quantity > 1 || line.list > line.gross) && (
          <small>
            {line.quantity > 1 && `${format.number(line.quantity)} × `}
            {format.amount(line.list / Math.max(line.quantity, 1))}
            {line.list > line.gross && ` · ${t('discountOf', { amount: format.amount(line.list - line.gross) })}`}
          </small>
        )}
        {isPartly && (
          <small>
            {canCredit ? t('creditNote.remaining', { amount: format.amount(line.left_gross) }) : t('creditNote.done')}
          </small>
        )}
      </td>
      <td className={styles.wide}>{line.employee ? <bdi>{line.employee}</bdi> : <NoValue />}</td>
      <td className={clsx(styles.number, styles.wide)}>
        <Money minor={line.gross} bare />
      </td>
      <td className={styles.number}>
        {chosen === undefined ? (
          <span className={styles.quiet}>
            <Money minor={0} bare />
          </span>
        ) : (
          <div className={styles.inputs}>
            {line.left_quantity > 0 && line.quantity > 1 && (
              <NumberInput
                className={styles.pieces}
                aria-label={t('creditNote.piecesOf', { name })}
                min={1}
                max={line.left_quantity}
                clampBehavior="strict"
                allowDecimal={false}
                allowNegative={false}
                value={'quantity' in chosen ? chosen.quantity : ''}
                onChange={(value) => value !== '' && credit.set(line.position, { quantity: Number(value) })}
              />
            )}
            {isByPiece(line) ? (
              <Money minor={shown} bare />
            ) : (
              <PriceInput
                className={styles.price}
                aria-label={t('creditNote.amountOf', { name })}
                value={shown}
                error={reckoned === undefined}
                onChange={(amount) =>
                  credit.set(
                    line.position,
                    amount === line.left_gross && line.left_quantity > 0
                      ? { quantity: line.left_quantity }
                      : { amount: amount ?? 0 },
                  )
                }
              />
            )}
          </div>
        )}
      </td>
    </tr>
  );
}
