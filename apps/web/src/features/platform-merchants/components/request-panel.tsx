import { COMMA } from '@rawnaq/domain/kernel/localized';
import { ActionIcon, Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { gulfCountry } from '@rawnaq/domain/kernel/places/countries';
import { type MerchantRequest } from '@rawnaq/domain/platform-merchants/merchant-lists';
import { platformMerchantsContract } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { CodeCell, DateTimeCell, NoValue, PersonCell, PhoneCell } from '../../../ui/cells';
import { Facts } from '../../../ui/detail/facts';
import { RecordDrawer } from '../../../ui/record-drawer';
import { LoadingState } from '../../../ui/states/states';
import { businessLabel } from '../pages/merchants-pages';
import { MerchantChecks } from './merchant-checks';
import { NotesTab } from './notes-tab';
import { useApprove } from './use-approve';
import styles from './merchant.module.css';

type Props = {
  request: MerchantRequest;
  onClose: () => void;
  onReject: (merchant: { id: number; name: string }) => void;
};

/** Facts, checks, note and decision of one request, in a panel beside the list. */
export function RequestPanel({ request, onClose, onReject }: Props) {
  const { t } = useTranslation('platform-merchants');
  return (
    <section className={styles.panel} aria-label={request.name}>
      <header>
        <PersonCell name={request.name} shape="square" note={<Origin request={request} />} />
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('request.close')} onClick={onClose}>
          <IconX size={18} stroke={1.75} />
        </ActionIcon>
      </header>
      <RequestBody request={request} onReject={onReject} />
    </section>
  );
}

/** The same where there is no room for a panel. */
export const RequestDrawer = ({ request, onClose, onReject }: Props) => (
  <RecordDrawer opened onClose={onClose} title={request.name}>
    <p className={styles.origin}>
      <Origin request={request} />
    </p>
    <RequestBody request={request} onReject={onReject} />
  </RecordDrawer>
);

function Origin({ request }: { request: MerchantRequest }) {
  const { t } = useTranslation('platform-merchants');
  return request.added_by_name
    ? t('request.addedBy', { name: request.added_by_name })
    : t('request.number', { number: request.tenant ?? request.id });
}

function RequestBody({ request, onReject }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation('platform-merchants');
  const language = useLanguage();
  const format = useFormat();
  const country = gulfCountry(request.country);
  return (
    <>
      <Facts
        facts={[
          { label: t('detail.owner'), value: <bdi>{request.owner_name}</bdi> },
          { label: t('detail.mobile'), value: <PhoneCell value={request.mobile} /> },
          { label: t('detail.email'), value: <CodeCell value={request.email} /> },
          { label: t('detail.city'), value: request.city ? <bdi>{request.city}</bdi> : <NoValue /> },
          { label: t('detail.business'), value: businessLabel(request.business_type, language) },
          {
            label: t('request.money'),
            value: country ? (
              <span>
                {`${format.currencyWord(country.currency)}${COMMA[language]}`}
                <bdi dir="ltr">{format.percent(country.vat_rate / 100, 1)}</bdi>
              </span>
            ) : (
              <NoValue />
            ),
          },
          { label: t('request.arrived'), value: <DateTimeCell value={request.created_at} /> },
        ]}
      />
      {request.tenant === null ? (
        <p className={styles.waiting}>{t('request.waiting')}</p>
      ) : (
        <Decision id={request.tenant} onReject={onReject} />
      )}
    </>
  );
}

function Decision({ id, onReject }: { id: number; onReject: Props['onReject'] }) {
  const { t } = useTranslation('platform-merchants');
  const language = useLanguage();
  const mayDecide = usePermission('platform-merchants.approve');
  const approve = useApprove();
  const { data: merchant } = useRead(platformMerchantsContract.get_record, { id });
  if (!merchant) return <LoadingState rows={3} />;
  return (
    <>
      <h3 className={styles.sub}>{t('checks.title')}</h3>
      <MerchantChecks checks={merchant.checks} />
      <div className={styles.sub} />
      <NotesTab merchant={merchant} isSmall />
      <div className={styles.decide}>
        {mayDecide && merchant.status === 'requested' ? (
          <>
            <Button color="green" leftSection={<IconCheck size={18} />} onClick={() => void approve(merchant)}>
              {t('actions.approve')}
            </Button>
            <Button variant="default" data-danger onClick={() => onReject(merchant)}>
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
