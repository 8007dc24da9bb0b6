import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { contractStates } from '@rawnaq/domain/platform-contracts/contract.states';
import {
  platformContractsContract,
  type OwnContract,
} from '@rawnaq/domain/platform-contracts/platform-contracts.contract';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { StateText } from '../../../ui/marks/status-badge';
import { Money } from '../../../ui/money';
import { Awaiting } from '../../../ui/states/loaded';
import { LoadingState } from '../../../ui/states/states';
import { currencyOr } from './contract-key';
import styles from './contracts.module.css';

/** What the own account has signed with the platform, and what waits for it. Nothing where there is none. */
export const OwnContracts = () => (
  <Suspense fallback={<LoadingState rows={2} />}>
    <Own />
  </Suspense>
);

function Own() {
  const { t } = useTranslation('platform-contracts');
  const contracts = useRead(platformContractsContract.of_account, {}, { ownFailure: true });
  if (!contracts.data) return <Awaiting query={contracts} rows={2} />;
  if (contracts.data.records.length === 0) return null;
  return (
    <Card title={t('own.title')}>
      <ul className={styles.own}>
        {contracts.data.records.map((contract) => (
          <li key={contract.unique_id}>
            <Row contract={contract} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Its page reads in a window of its own: it belongs to whoever holds the link, signed in or not. */
function Row({ contract }: { contract: OwnContract }) {
  const { t } = useTranslation('platform-contracts');
  const format = useFormat();
  const isSigned = contract.status === contractStates.codes.signed;
  return (
    <>
      <span>
        <a
          href={pathTo('account-contract', format.language, { uniqueId: contract.unique_id })}
          target="_blank"
          rel="noopener"
        >
          <bdi dir="ltr">{contract.number}</bdi>
        </a>
        <small>
          {isSigned
            ? t('own.until', { date: format.date(contract.ends_on) })
            : t('own.signBy', { date: format.date(contract.sign_until) })}
        </small>
      </span>
      <Money minor={contract.price} currency={currencyOr(contract.currency)} />
      {isSigned ? (
        <a
          href={`/api/public/account_contracts/public_pdf?unique_id=${contract.unique_id}`}
          download=""
          aria-label={t('own.pdfOf', { number: contract.number })}
        >
          {t('own.pdf')}
        </a>
      ) : (
        <StateText state={contractStates.rows.waiting} />
      )}
    </>
  );
}
