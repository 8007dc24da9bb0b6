import { Button } from '@mantine/core';
import { mayGiveBack } from '@rawnaq/domain/property-stays/deposit.rules';
import { depositStages } from '@rawnaq/domain/property-stays/enquiry.states';
import { staysContract, type Enquiry } from '@rawnaq/domain/property-stays/stays.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { confirm } from '../../../ui/confirm';
import { StateText } from '../../../ui/marks/status-badge';
import { Money } from '../../../ui/money';
import styles from './stays.module.css';

/** How far the deposit of a stay is, and the owner's word about giving it back. */
export function Deposit({ record }: { record: Enquiry }) {
  const { t } = useTranslation('property-stays');
  const format = useFormat();
  const giveBack = useWrite(staysContract.return_deposit, { onSuccess: () => toastSuccess(t('deposit.returned')) });
  const state = record.deposit_state;
  if (!state) return null;
  const ask = async () => {
    const text = t('deposit.text', { amount: format.money(state.amount, 'AED'), name: record.renter_name });
    if (await confirm({ title: t('deposit.question'), text, action: t('deposit.return') }))
      giveBack.mutate({ id: record.id });
  };
  return (
    <section className={styles.deposit} aria-label={t('deposit.title')}>
      <span>
        <small>{t('deposit.title')}</small>
        <b>
          <Money minor={state.amount} currency="AED" />
        </b>
      </span>
      <StateText state={depositStages.rows[state.stage]} />
      {mayGiveBack(state.stage) && (
        <Button variant="default" size="sm" loading={giveBack.isPending} onClick={() => void ask()}>
          {t('deposit.return')}
        </Button>
      )}
    </section>
  );
}
