import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission, useSession } from '../../../lib/session';
import { useScreen } from '../../../lib/use-screen';
import { toastProblem } from '../../../lib/toast';
import { toast } from '../../../ui/toast';
import { useCustomerFacts } from '../../appointments';
import { usePurse } from '../api';
import { itemOfBarcode, type Catalogue } from '../catalogue';
import { useBarcodeScanner } from '../devices/use-barcode-scanner';
import { toIssue } from '../draft/bill-of-draft';
import { issueProblems, refusedFields } from '../draft/issue-problems';
import { isEmptyDraft, type PaymentMethod } from '../draft/till-draft';
import type { OpenBills as Bills } from '../draft/use-till-draft';
import { lookUpCard } from '../find-codes';
import { useAfterIssue } from '../use-after-issue';
import { useHold } from '../use-hold';
import { useIssue } from '../use-issue';
import { useTill } from '../use-till';
import { useTillKeys } from '../use-till-keys';
import { Bill } from './bill';
import { UnknownOutcome } from './bill-notices';
import { IssuedDialog } from './issued-dialog';
import { KeysBar } from './keys-bar';
import { OpenBills } from './open-bills';
import { PackageStrip } from './package-strip';
import { PaymentSheet } from './payment/payment-sheet';
import { Shelf } from './shelf';
import { TillDialogs, type TillDialog } from './till-dialogs';
import styles from './till.module.css';

/** One bill at the till, from the first scan to the number of its invoice. */
export function TillDesk({ bills, catalogue: all }: { bills: Bills; catalogue: Catalogue }) {
  const { t } = useTranslation('till');
  const language = useLanguage();
  const { isMobile } = useScreen();
  const { draft, change } = bills;
  const mayProducts = usePermission('billing.sell-products');
  const catalogue = useMemo(
    () => (mayProducts ? all : { ...all, items: all.items.filter(({ kind }) => kind !== 'product') }),
    [all, mayProducts],
  );
  const purse = usePurse(draft.customer?.id).data;
  const recent = useCustomerFacts(draft.customer?.id)?.recent_services;
  const till = useTill(bills, catalogue, purse);
  const search = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<TillDialog>();
  const [wasTried, setTried] = useState(false);
  const close = useCallback(() => setOpen(undefined), []);
  const editLine = useCallback((line: number) => setOpen({ line }), []);
  const allowsHold = useSession()?.account?.hold_invoice === true;
  const mayHold = usePermission('billing.hold') && allowsHold;
  const mayOwe = usePermission('billing.debt');
  const mayAsk = mayOwe && catalogue.takesLinks && draft.customer !== null;
  const words = { language, t, mayAsk };
  const hold = useHold(bills, till.reckoned, close);
  const onHold = mayHold ? hold : undefined;

  const after = useAfterIssue();
  const { send, isIssuing, refusal, askAgain } = useIssue(bills, (issued) => {
    close();
    setTried(false);
    toast('invoiceIssued');
    after.start(issued);
  });
  const problems = [
    ...(wasTried || refusal ? issueProblems(draft, till.reckoned, words) : []),
    ...refusedFields(refusal, { lines: draft.lines, payments: till.reckoned.payments }),
  ];
  const issue = () => {
    setTried(true);
    if (issueProblems(draft, till.reckoned, words).length === 0) void send(toIssue(draft, till.reckoned));
  };
  const pay = (method?: PaymentMethod) => {
    if (draft.lines.length === 0 || draft.sent !== null) return;
    if (method && !draft.payments.some((one) => one.method === method)) change({ do: 'add-payment', method });
    setTried(false);
    setOpen('payment');
  };

  useBarcodeScanner((code) => {
    const item = itemOfBarcode(catalogue.items, code);
    if (item) return till.add(item);
    // What is no product may be a gift card.
    void lookUpCard(code, draft, change).then(
      (wrong) => wrong !== undefined && toastProblem(t('problems.unknownCode', { code: `\u2066${code}\u2069` })),
    );
  });
  const isRtl = language === 'ar';
  useTillKeys({
    onSearch: () => (isMobile ? setOpen('shelf') : search.current?.focus()),
    onCustomer: () => setOpen('customer'),
    onHold: () => onHold?.(),
    onPay: () => pay(),
    onIssue: () => (till.reckoned.remaining === 0 && draft.lines.length > 0 && draft.sent === null ? issue() : pay()),
    onDiscounts: () => setOpen('discounts'),
    onAllKeys: () => setOpen('keys'),
    onWalk: till.walk,
    onSide: (side) => till.turnEmployee((side === 'right') === isRtl ? -1 : 1),
    onQuantity: (by) => till.selected !== undefined && change({ do: 'step-quantity', key: till.selected, by }),
    onEdit: () => till.selected !== undefined && editLine(till.selected),
    onRemove: () => till.selected !== undefined && change({ do: 'remove-line', key: till.selected }),
    onUndo: () => change({ do: 'undo-remove' }),
  });

  // The same element as long as nothing of it has changed: walking over the lines does not draw the shelf again.
  const packages = useMemo(
    () => purse && <PackageStrip packages={purse.packages} draft={draft} catalogue={catalogue} change={change} />,
    [purse, draft, catalogue, change],
  );
  const shelf = (
    <Shelf
      catalogue={catalogue}
      counts={till.counts}
      recent={recent}
      onAdd={till.add}
      search={search}
      maySellProducts={mayProducts}
    >
      {packages}
    </Shelf>
  );
  return (
    <div className={styles.till}>
      {!isMobile && (
        <div className={styles.start}>
          {shelf}
          <KeysBar
            onCustomer={() => setOpen('customer')}
            onDiscounts={() => setOpen('discounts')}
            onHold={onHold}
            onPay={() => pay()}
            onAllKeys={() => setOpen('keys')}
          />
        </div>
      )}
      <div className={styles.end}>
        <OpenBills others={bills.others} canStart={!isEmptyDraft(draft)} onOpen={bills.open} />
        {draft.sent !== null && <UnknownOutcome isAsking={isIssuing} onAsk={askAgain} />}
        <Bill
          draft={draft}
          reckoned={till.reckoned}
          money={draft.customer ? purse : undefined}
          employees={catalogue.employees}
          methods={catalogue.methods}
          problems={problems}
          selected={isMobile ? undefined : till.selected}
          isPhone={isMobile}
          change={change}
          onCustomer={() => setOpen('customer')}
          onDiscounts={() => setOpen('discounts')}
          onNote={() => setOpen('note')}
          onTip={() => setOpen('tip')}
          onHold={onHold}
          onPay={pay}
          onSelect={till.select}
          onEdit={editLine}
          onFind={() => setOpen('shelf')}
        />
      </div>
      <TillDialogs open={open} draft={draft} catalogue={catalogue} change={change} onClose={close} shelf={shelf} />
      {open === 'payment' && (
        <PaymentSheet
          draft={draft}
          reckoned={till.reckoned}
          purse={draft.customer ? purse : undefined}
          methods={catalogue.methods}
          mayOwe={mayOwe}
          mayAsk={mayAsk}
          problems={problems}
          isIssuing={isIssuing}
          wantsPrint={after.wantsPrint}
          onWantsPrint={after.setWantsPrint}
          onPrinter={() => setOpen('printer')}
          change={change}
          onCard={(code) => lookUpCard(code, draft, change)}
          onHold={onHold}
          onIssue={issue}
          onClose={close}
        />
      )}
      {after.issued && <IssuedDialog issued={after.issued} takesLinks={catalogue.takesLinks} onClose={after.stop} />}
    </div>
  );
}
