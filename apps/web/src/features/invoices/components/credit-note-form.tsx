import { Button, TextInput } from '@mantine/core';
import { creditNotesContract, type CreditableInvoice } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { IconReceiptRefund } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { useShortcuts } from '../../../lib/use-shortcuts';
import { Card } from '../../../ui/card';
import { Money } from '../../../ui/money';
import { PageHead } from '../../../ui/page-head';
import { useOneAtATime } from '../../../ui/form/use-one-at-a-time';
import { REASON_LENGTH } from './debit-note-dialog';
import { CreditLinesTable } from './credit-lines-table';
import { CreditReturns } from './credit-returns';
import { GiveBack, refundsOf, sumOfShares, type Shares } from './give-back';
import { useCredit } from './use-credit';
import styles from './invoices.module.css';

/** What is credited, how the money goes back, and what goes back with it. */
export function CreditNoteForm({ invoice }: { invoice: CreditableInvoice }) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const format = useFormat();
  const navigate = useNavigate();
  const seesSales = usePermission('accounting.total-sales');
  const credit = useCredit(invoice);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [restock, setRestock] = useState(true);
  const [shares, setShares] = useState<Shares>({});
  const [tried, setTried] = useState(false);
  const list = pathTo('merchant-accounting-total-sales', language);
  const ofInvoice = seesSales ? `${list}?open=${invoice.id}` : list;
  const issue = useWrite(creditNotesContract.issue, {
    onSuccess: ({ id, number_text, points_missing }) => {
      toastSuccess(
        [
          t('creditNote.issued', { number: number_text }),
          ...(points_missing > 0 ? [t('creditNote.pointsMissing', { points: format.number(points_missing) })] : []),
        ].join('. '),
      );
      void navigate(seesSales ? `${list}?open=${id}` : pathTo('merchant-accounting-total-sales-credit-note', language));
    },
  });
  const rest = credit.credit ? credit.parts.rest : 0;
  const due = { rest, paid_by: invoice.paid_by };
  const given = sumOfShares(shares, due);
  const isReady = credit.credit !== null && reason.trim() !== '' && given === rest;
  const submit = useOneAtATime(async () => {
    setTried(true);
    // A part that was given back may be given back again: two quick presses must stay one note.
    if (!isReady || issue.isSuccess) return;
    await issue
      .mutateAsync({
        invoice_id: invoice.id,
        lines: [...credit.chosen].map(([position, part]) => ({ position, ...part })),
        reason: reason.trim(),
        ...(note.trim() && { note: note.trim() }),
        restock,
        ...refundsOf(shares, due),
      })
      .catch(() => undefined);
  });
  useShortcuts([['mod+Enter', () => void submit()]], { whileTyping: true });
  const before = invoice.credited > 0 ? 'before' : 'nothingBefore';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PageHead
        crumbs={[
          { label: t('title'), to: list },
          { label: invoice.number_text, to: ofInvoice },
          { label: pageWords['credit-note'][language] },
        ]}
        title={t('creditNote.title', { number: `\u2066${invoice.number_text}\u2069` })}
        note={[
          invoice.customer ?? t('walkIn'),
          format.dayTime(invoice.issued_at, new Date()),
          t(`creditNote.${before}`, {
            total: format.amount(invoice.payable),
            credited: format.amount(invoice.credited),
          }),
        ].join(' · ')}
        actions={
          <Button variant="default" onClick={credit.isAll ? credit.clear : credit.chooseAll}>
            {t('creditNote.whole')}
          </Button>
        }
      />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <CreditLinesTable invoice={invoice} credit={credit} />
          {tried && credit.credit === null && <p className={styles.wrong}>{t('creditNote.nothingChosen')}</p>}
          <Card>
            <div className={styles.stack}>
              <GiveBack
                invoice={invoice}
                parts={credit.credit ? credit.parts : null}
                shares={shares}
                onChange={setShares}
                tried={tried}
              />
              <div className={styles.pair}>
                <TextInput
                  label={t('creditNote.reason')}
                  required
                  value={reason}
                  maxLength={REASON_LENGTH}
                  error={tried && !reason.trim() ? t('reasonNeeded') : undefined}
                  onChange={(event) => setReason(event.currentTarget.value)}
                />
                <TextInput
                  label={
                    <>
                      {t('creditNote.note')} <span className={styles.quiet}>{t('creditNote.noteHint')}</span>
                    </>
                  }
                  value={note}
                  maxLength={500}
                  onChange={(event) => setNote(event.currentTarget.value)}
                />
              </div>
            </div>
          </Card>
        </div>
        <CreditReturns invoice={invoice} credit={credit} restock={restock} onRestock={setRestock} />
      </div>
      <div className={styles.bar} data-pinned>
        <dl>
          <dt>{t('creditNote.withVat')}</dt>
          <dd>
            <Money minor={credit.credit?.payable ?? 0} />
          </dd>
        </dl>
        <dl>
          <dt>{t('creditNote.after')}</dt>
          <dd>
            <Money minor={invoice.payable - invoice.credited - (credit.credit?.payable ?? 0)} />
          </dd>
        </dl>
        <div>
          <Button variant="default" onClick={() => void navigate(ofInvoice)}>
            {t('creditNote.cancel')}
          </Button>
          <Button type="submit" loading={issue.isPending} leftSection={<IconReceiptRefund size={18} stroke={1.75} />}>
            {t('creditNote.action')}
          </Button>
        </div>
      </div>
    </form>
  );
}
