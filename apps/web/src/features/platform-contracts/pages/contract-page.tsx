import { Anchor } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { contractStates } from '@rawnaq/domain/platform-contracts/contract.states';
import {
  platformContractsContract,
  type ContractDetail,
} from '@rawnaq/domain/platform-contracts/platform-contracts.contract';
import { IconBuildingStore, IconCalendar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { Cell } from '../../../ui/cells';
import { DetailHeader } from '../../../ui/detail/detail-header';
import { DetailTabs } from '../../../ui/detail/detail-tabs';
import { StatusBadge } from '../../../ui/marks/status-badge';
import { RecordPage } from '../../../ui/record-page';
import { HistoryTab } from '../../audit';
import { ContractActions } from '../components/contract-actions';
import { keyOf, readKey } from '../components/contract-key';
import { ContractSteps } from '../components/contract-steps';
import { DocumentView } from '../components/document-view';
import { SignatureCard } from '../components/signature-card';
import styles from '../components/contracts.module.css';

export function ContractPage() {
  const { t } = useTranslation('platform-contracts');
  const language = useLanguage();
  const named = readKey(useParams()['id']);
  const query = useRead(platformContractsContract.get_record, named, {
    enabled: Number.isSafeInteger(named.id),
    ownFailure: true,
  });
  return (
    <RecordPage
      id={named.id}
      query={query}
      missing={{ title: t('notFoundTitle'), text: t('notFoundText') }}
      list={{ label: pageWords.contracts[language], to: pathTo('manager-accounting-contracts', language) }}
    >
      {({ record }) => <Opened contract={record} />}
    </RecordPage>
  );
}

function Opened({ contract }: { contract: ContractDetail }) {
  const { t } = useTranslation('platform-contracts');
  const language = useLanguage();
  const format = useFormat();
  const { merchant, document } = contract;
  const name = language === 'ar' ? merchant.arabic_name : merchant.english_name;
  return (
    <>
      <DetailHeader
        crumbs={[
          { label: pageWords.contracts[language], to: pathTo('manager-accounting-contracts', language) },
          { label: contract.number },
        ]}
        title={contract.number}
        badge={
          contract.is_late ? (
            <StatusBadge tone="danger">{t('late')}</StatusBadge>
          ) : (
            <Cell
              column={{ kind: 'badge', choices: contractStates.choices }}
              value={contract.status}
              row={{ status: contract.status }}
            />
          )
        }
        facts={[
          {
            icon: IconBuildingStore,
            text: (
              <Anchor component={Link} to={pathTo('manager-merchants-one', language, { id: merchant.id })}>
                <bdi>{name}</bdi>
              </Anchor>
            ),
          },
          { icon: IconCalendar, text: `${format.date(contract.starts_on)} – ${format.date(contract.ends_on)}` },
        ]}
        actions={<ContractActions contract={contract} />}
      />
      <DetailTabs
        label={t('tabs.label')}
        tabs={[
          {
            id: 'contract',
            label: t('tabs.contract'),
            content: () => (
              <div className={styles.columns}>
                <div className={styles.main}>
                  <SignatureCard contract={contract} />
                  <DocumentView document={document} title={t('tabs.text')} />
                </div>
                <div className={styles.main}>
                  <ContractSteps contract={contract} />
                </div>
              </div>
            ),
          },
          {
            id: 'history',
            label: t('tabs.history'),
            content: () => <HistoryTab entity="contracts" entityId={keyOf(contract)} />,
          },
        ]}
      />
    </>
  );
}
