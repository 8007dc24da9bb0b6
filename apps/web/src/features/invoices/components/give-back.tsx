import type { CreditParts } from '@rawnaq/domain/credit-notes/credit-note.rules';
import type { CreditableInvoice, CreditNoteInput } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import { labelOf, type CodeIn } from '@rawnaq/domain/kernel/state-machine';
import { mostBack } from '@rawnaq/domain/payments/payment.rules';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { PriceInput } from '../../../ui/inputs/price-input';
import styles from './invoices.module.css';

type Way = 'balance' | CodeIn<typeof paymentMethods>;
/** What goes back by which way; the only one takes as much as it may, whatever stands there. */
export type Shares = Partial<Record<Way, number>>;
/** What is to be given back, and what came in by each method. */
type Due = { rest: number; paid_by: CreditableInvoice['paid_by'] };

const waysOf = (shares: Shares): Way[] => Object.keys(shares) as Way[];
/** A card and a link get back at most what they brought. */
const mostOf = (way: Way, { rest, paid_by }: Due): number =>
  way === 'balance' ? rest : Math.min(rest, mostBack(way, paid_by) ?? rest);
const settled = (shares: Shares, due: Due): Shares => {
  const ways = waysOf(shares);
  return ways.length === 1 ? { [ways[0]!]: mostOf(ways[0]!, due) } : shares;
};
/** What is given by ways that may give it. */
export const sumOfShares = (shares: Shares, due: Due): number =>
  Object.entries(settled(shares, due)).reduce(
    (sum, [way, amount]) => sum + Math.min(amount, mostOf(way as Way, due)),
    0,
  );

export function refundsOf(shares: Shares, due: Due): Pick<CreditNoteInput, 'refunds' | 'to_balance'> {
  const { balance = 0, ...methods } = settled(shares, due);
  return {
    to_balance: balance,
    refunds: Object.entries(methods)
      .filter(([, amount]) => amount > 0)
      .map(([method, amount]) => ({ method: method as CodeIn<typeof paymentMethods>, amount })),
  };
}

type Props = {
  invoice: CreditableInvoice;
  parts: CreditParts | null;
  shares: Shares;
  onChange: (shares: Shares) => void;
  tried: boolean;
};

/** First nobody pays what is open, then the card is whole again; the rest goes by one way or by several. */
export function GiveBack({ invoice, parts, shares, onChange, tried }: Props) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const format = useFormat();
  const rest = parts?.rest ?? 0;
  const due = { rest, paid_by: invoice.paid_by };
  const methods = [...new Set([...invoice.methods, ...invoice.paid_by.map(({ method }) => method)])].filter(
    (method) => mostBack(method, invoice.paid_by) !== 0,
  );
  const ways: Way[] = [...(invoice.customer_id === null ? [] : (['balance'] as const)), ...methods];
  const chosen = waysOf(shares);
  const nameOf = (way: Way) => (way === 'balance' ? t('creditNote.toBalance') : labelOf(paymentMethods, way)[language]);
  const toggle = (way: Way) => {
    const { [way]: had, ...others } = shares;
    if (had !== undefined) return onChange(others);
    // The first way takes all; another takes what is not given yet.
    const given = sumOfShares(shares, due);
    onChange({ ...settled(shares, due), [way]: Math.min(Math.max(rest - given, 0), mostOf(way, due)) });
  };
  const noteOf = (way: Way): string | undefined => {
    if (way === 'balance')
      return t('creditNote.balanceBecomes', {
        before: format.amount(invoice.balance),
        after: format.amount(invoice.balance + (settled(shares, due).balance ?? 0)),
      });
    const paid = invoice.paid_by.find(({ method }) => method === way);
    return paid && t('creditNote.paidWith', { amount: format.amount(paid.amount) });
  };
  const missing = rest - sumOfShares(shares, due);
  return (
    <fieldset className={styles.stack}>
      <legend className={styles.legend}>{t('creditNote.giveBack')}</legend>
      {parts !== null && parts.open > 0 && <p>{t('creditNote.openFirst', { amount: format.money(parts.open) })}</p>}
      {parts !== null && parts.card > 0 && <p>{t('creditNote.toCard', { amount: format.money(parts.card) })}</p>}
      {parts !== null && rest === 0 ? (
        <p className={styles.quiet}>{t('creditNote.nothingBack')}</p>
      ) : (
        <div className={styles.ways}>
          {ways.map((way) => (
            <button
              key={way}
              type="button"
              className={styles.way}
              aria-pressed={shares[way] !== undefined}
              onClick={() => toggle(way)}
            >
              <b>{nameOf(way)}</b>
              <small>{noteOf(way)}</small>
            </button>
          ))}
        </div>
      )}
      {chosen.length > 1 && rest > 0 && (
        <div className={styles.ways}>
          {chosen.map((way) => (
            <PriceInput
              key={way}
              label={nameOf(way)}
              value={shares[way] ?? 0}
              {...((shares[way] ?? 0) > mostOf(way, due) && {
                error: t('creditNote.atMost', { amount: format.money(mostOf(way, due)) }),
              })}
              onChange={(amount) => onChange({ ...shares, [way]: amount ?? 0 })}
            />
          ))}
        </div>
      )}
      {tried && rest > 0 && missing !== 0 && (
        <p className={styles.wrong}>{t('creditNote.difference', { amount: format.money(missing) })}</p>
      )}
    </fieldset>
  );
}
