import { Button } from '@mantine/core';
import { customersContract, type CustomerBrief } from '@rawnaq/domain/customers/customers.contract';
import { formatMobile } from '@rawnaq/domain/kernel/input/phone';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../lib/query';
import { confirm } from '../../../ui/confirm';
import { PersonCell } from '../../../ui/cells';
import { RecordDrawer } from '../../../ui/record-drawer';
import { LoadingState } from '../../../ui/states/states';
import { toast } from '../../../ui/toast';
import { CustomerPicker } from './customer-picker';
import styles from './customer.module.css';

type Props = {
  onClose: () => void;
  onMerged: (id: number) => void;
  /** The one whose page is open. */ first?: CustomerBrief;
};

/** Pairs that look like one person, and any two by choice. */
export function MergeDrawer({ onClose, onMerged, first }: Props) {
  const { t } = useTranslation('customers');
  const [one, setOne] = useState<CustomerBrief | null>(first ?? null);
  const [other, setOther] = useState<CustomerBrief | null>(null);
  const merge = useWrite(customersContract.merge);
  const mergePair = async (a: CustomerBrief, b: CustomerBrief) => {
    const [kept, gone] = a.id < b.id ? [a, b] : [b, a];
    if (
      !(await confirm({
        title: t('merge.question', { name: kept.name }),
        text: t('merge.text', { kept: kept.name, gone: gone.name }),
        action: t('merge.confirm'),
        danger: true,
      }))
    )
      return;
    const { id } = await merge.mutateAsync({ id: kept.id, other_id: gone.id });
    toast('saved');
    onClose();
    onMerged(id);
  };

  return (
    <RecordDrawer opened onClose={onClose} title={t('merge.title')} width={520}>
      {!first && <Suggestions onChoose={(a, b) => void mergePair(a, b)} />}
      <h3 className={styles.or}>{first ? t('merge.with', { name: first.name }) : t('merge.byHand')}</h3>
      <div className={styles.pickers}>
        {!first && (
          <CustomerPicker label={t('merge.one')} value={one} onChange={setOne} {...(other && { except: other.id })} />
        )}
        <CustomerPicker label={t('merge.other')} value={other} onChange={setOther} {...(one && { except: one.id })} />
      </div>
      <Button
        disabled={!one || !other}
        loading={merge.isPending}
        onClick={() => one && other && void mergePair(one, other)}
      >
        {t('merge.confirm')}
      </Button>
    </RecordDrawer>
  );
}

function Suggestions({ onChoose }: { onChoose: (a: CustomerBrief, b: CustomerBrief) => void }) {
  const { t } = useTranslation('customers');
  const found = useRead(customersContract.get_duplicates, {});
  if (!found.data) return <LoadingState rows={3} />;
  if (found.data.pairs.length === 0) return <p className={styles.quiet}>{t('merge.none')}</p>;
  return found.data.pairs.map(({ first, second, reason }) => (
    <div key={`${first.id}-${second.id}`} className={styles.pair}>
      <div className={styles.pairPeople}>
        {[first, second].map((person) => (
          <PersonCell key={person.id} name={person.name} note={<bdi dir="ltr">{formatMobile(person.mobile)}</bdi>} />
        ))}
        <small>{t(reason === 'email' ? 'merge.sameEmail' : 'merge.sameName')}</small>
      </div>
      <Button variant="default" onClick={() => onChoose(first, second)}>
        {t('merge.confirm')}
      </Button>
    </div>
  ));
}
