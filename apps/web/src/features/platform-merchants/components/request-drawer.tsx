import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { platformMerchantsContract, type MerchantRequest } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/i18n';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { CodeCell, DateTimeCell, NoValue, PhoneCell } from '../../../ui/cells';
import { Facts } from '../../../ui/detail/facts';
import { RecordDrawer } from '../../../ui/record-drawer';
import { businessLabel } from '../pages/merchants-pages';
import { MerchantChecks } from './merchant-checks';
import { NotesTab } from './notes-tab';
import { useApprove } from './use-approve';
import styles from './merchant.module.css';

type Props = { request: MerchantRequest; onClose: () => void; onReject: (accountId: number) => void };

/** Facts, checks, note and decision of one request, beside the list. */
export function RequestDrawer({ request, onClose, onReject }: Props) {
  const { t } = useTranslation('platform-merchants');
  const language = useLanguage();
  return (
    <RecordDrawer opened onClose={onClose} title={request.name}>
      <Facts
        facts={[
          { label: t('detail.owner'), value: <bdi>{request.owner_name}</bdi> },
          { label: t('detail.mobile'), value: <PhoneCell value={request.mobile} /> },
          { label: t('detail.email'), value: <CodeCell value={request.email} /> },
          { label: t('detail.city'), value: request.city ? <bdi>{request.city}</bdi> : <NoValue /> },
          { label: t('detail.business'), value: businessLabel(request.business_type, language) },
          { label: t('request.arrived'), value: <DateTimeCell value={request.created_at} /> },
        ]}
      />
      {request.tenant === null ? <p>{t('request.waiting')}</p> : <Decision id={request.tenant} onReject={onReject} />}
    </RecordDrawer>
  );
}

function Decision({ id, onReject }: { id: number; onReject: (accountId: number) => void }) {
  const { t } = useTranslation('platform-merchants');
  const language = useLanguage();
  const mayDecide = usePermission('platform-merchants.approve');
  const approve = useApprove();
  const { data: merchant } = useRead(platformMerchantsContract.get_record, { id });
  if (!merchant) return null;
  return (
    <>
      <h3 className={styles.title}>{t('checks.title')}</h3>
      <MerchantChecks checks={merchant.checks} />
      <h3 className={styles.title}>{t('detail.notes')}</h3>
      <NotesTab merchant={merchant} />
      <div className={styles.decide}>
        {mayDecide && merchant.status === 'requested' ? (
          <>
            <Button color="green" leftSection={<IconCheck size={18} />} onClick={() => void approve(merchant)}>
              {t('actions.approve')}
            </Button>
            <Button variant="default" data-danger onClick={() => onReject(id)}>
              {t('actions.reject')}
            </Button>
          </>
        ) : (
          <Button variant="default" component={Link} to={pathTo('manager-merchants-one', language, { id })}>
            {t('actions.open')}
          </Button>
        )}
      </div>
    </>
  );
}
