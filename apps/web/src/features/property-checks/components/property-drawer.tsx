import { Button } from '@mantine/core';
import { propertyChecksContract } from '@rawnaq/domain/properties/property-checks.contract';
import type { CheckedProperty, PropertyToCheck } from '@rawnaq/domain/properties/property-checks.contract';
import { propertyStandings } from '@rawnaq/domain/properties/property-standing.states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { toastSuccess } from '../../../lib/toast';
import { ReasonDialog } from '../../../ui/form/reason-dialog';
import { StateText } from '../../../ui/marks/status-badge';
import { RecordDrawer } from '../../../ui/record-drawer';
import { LoadingState } from '../../../ui/states/states';
import { HistoryTab } from '../../audit';
import { PropertyPreview } from '../../properties';
import { Changes } from './changes';
import { CheckedPicture } from './checked-picture';
import styles from './checks.module.css';

type Props = { of: Pick<CheckedProperty, 'account_id' | 'id'>; onClose: () => void };

/** What an owner sent: what changed side by side, the whole of it as visitors will see it, and yes or no. */
export function PropertyDrawer({ of: { account_id, id }, onClose }: Props) {
  const { t } = useTranslation('property-checks');
  const mayDecide = usePermission('platform-checks.decide-properties');
  const record = useRead(propertyChecksContract.get_record, { account_id, id }).data?.record;
  const [refusing, setRefusing] = useState(false);
  const approve = useWrite(propertyChecksContract.approve, {
    onSuccess: () => {
      toastSuccess(t('approved'));
      onClose();
    },
  });
  const { waiting, change_waiting } = propertyStandings.codes;
  const waits = record?.standing === waiting || record?.standing === change_waiting;
  const foot = mayDecide && record && waits && (
    <>
      <Button variant="default" data-danger onClick={() => setRefusing(true)}>
        {t('refuse')}
      </Button>
      <Button loading={approve.isPending} onClick={() => approve.mutate({ account_id, id, version: record.version })}>
        {t('approve')}
      </Button>
    </>
  );
  return (
    <>
      <RecordDrawer opened onClose={onClose} title={t('title')} width={820} foot={foot || undefined}>
        {record ? <Shown record={record} /> : <LoadingState rows={8} />}
      </RecordDrawer>
      {refusing && record && <RefuseDialog record={record} onClose={() => setRefusing(false)} onDone={onClose} />}
    </>
  );
}

function Shown({ record }: { record: PropertyToCheck }) {
  const { t } = useTranslation('property-checks');
  const { account_id, id, content, published } = record;
  const standing = propertyStandings.rows[record.standing];
  const isChange = published !== null && standing.code !== 'published' && standing.code !== 'hidden';
  return (
    <div className={styles.parts}>
      <p className={styles.from}>
        <StateText state={standing} />
        <span>
          {t('from', { owner: record.owner })}
          {record.owner_mobile && (
            <>
              {' · '}
              <bdi dir="ltr">{record.owner_mobile}</bdi>
            </>
          )}
          {record.owner_email && (
            <>
              {' · '}
              <bdi dir="ltr">{record.owner_email}</bdi>
            </>
          )}
        </span>
      </p>
      {record.refuse_reason && (
        <p className={styles.reason} dir="auto">
          {t('lastReason', { reason: record.refuse_reason })}
        </p>
      )}
      {isChange && <Changes of={{ account_id, id }} published={published} content={content} />}
      {isChange && <h2 className={styles.title}>{t('whole')}</h2>}
      <PropertyPreview
        content={content}
        picture={({ unique_id }) => <CheckedPicture account_id={account_id} id={id} unique_id={unique_id} />}
      />
      <h2 className={styles.title}>{t('history')}</h2>
      <HistoryTab entity="properties" entityId={id} accountId={account_id} />
    </div>
  );
}

type RefuseProps = { record: PropertyToCheck; onClose: () => void; onDone: () => void };

function RefuseDialog({ record: { account_id, id, version }, onClose, onDone }: RefuseProps) {
  const { t } = useTranslation('property-checks');
  const refuse = useWrite(propertyChecksContract.refuse, {
    onSuccess: () => {
      toastSuccess(t('refused'));
      onDone();
    },
  });
  return (
    <ReasonDialog
      title={t('refuse')}
      text={t('reasonHint')}
      action={t('refuse')}
      maxLength={500}
      onReason={(reason) => refuse.mutateAsync({ account_id, id, version, reason })}
      onClose={onClose}
    />
  );
}
