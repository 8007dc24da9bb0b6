import { Anchor } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { contractStates } from '@rawnaq/domain/platform-contracts/contract.states';
import type { ContractDetail } from '@rawnaq/domain/platform-contracts/platform-contracts.contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { Card } from '../../../ui/card';
import { DateCell, DateTimeCell } from '../../../ui/cells';
import { CopyButton } from '../../../ui/copy-button';
import { Facts } from '../../../ui/detail/facts';
import { contractPath } from './contract-key';
import styles from './contracts.module.css';

type Step = { label: string; at: string | null; note?: string | undefined };

/** When it was written, sent, opened and signed, and what it was made of. */
export function ContractSteps({ contract }: { contract: ContractDetail }) {
  const { t } = useTranslation('platform-contracts');
  const language = useLanguage();
  const { signature, renewal_of, renewed_by, template_name } = contract;
  const isCancelled = contract.status === contractStates.codes.cancelled;
  const steps: Step[] = [
    { label: t('steps.created'), at: contract.created_at, note: t('steps.by', { name: contract.created_by_name }) },
    {
      label: t('steps.sent'),
      at: contract.sent_at,
      note: contract.sent_to === null ? undefined : t('steps.to', { to: contract.sent_to }),
    },
    { label: t('steps.viewed'), at: contract.viewed_at },
    ...(isCancelled
      ? [{ label: t('steps.cancelled'), at: contract.cancelled_at, note: contract.cancel_reason ?? undefined }]
      : [
          {
            label: t('steps.signed'),
            at: signature?.signed_at ?? null,
            note: signature ? t('steps.from', { ip: signature.ip }) : undefined,
          },
          { label: t('steps.mailed'), at: signature?.mailed_at ?? null },
        ]),
  ];
  const other = (one: { id: number; number: string }) => (
    <Anchor component={Link} to={contractPath({ account_id: contract.account_id, id: one.id }, language)}>
      {one.number}
    </Anchor>
  );
  return (
    <>
      <Card title={t('steps.title')}>
        <ul className={styles.steps}>
          {steps.map(({ label, at, note }) => (
            <li key={label} data-open={at === null || undefined}>
              <span>
                {label}
                {at !== null && note && (
                  <small>
                    <bdi>{note}</bdi>
                  </small>
                )}
              </span>
              {at === null ? t('steps.notYet') : <DateTimeCell value={at} />}
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('facts.title')}>
        <Facts
          facts={[
            {
              label: t('facts.template'),
              value: (
                <Anchor
                  component={Link}
                  to={`${pathTo('manager-accounting-contracts-templates', language)}?open=${contract.template_id}`}
                >
                  {t('facts.version', { name: template_name[language], version: contract.template_version })}
                </Anchor>
              ),
            },
            { label: t('facts.signUntil'), value: <DateCell value={contract.sign_until} /> },
            ...(contract.status === contractStates.codes.draft
              ? []
              : [
                  { label: t('facts.link'), value: <CopyButton value={contract.link} label={t('actions.copyLink')} /> },
                ]),
            ...(renewal_of ? [{ label: t('facts.renewalOf'), value: other(renewal_of) }] : []),
            ...(renewed_by ? [{ label: t('facts.renewedBy'), value: other(renewed_by) }] : []),
          ]}
        />
      </Card>
    </>
  );
}
