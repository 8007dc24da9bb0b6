import { Button, TextInput } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import type { paymentGatewayContract } from '@rawnaq/domain/payment-links/payment-gateway.contract';
import { IconPlugConnected } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../lib/query';
import { CopyButton } from '../../../ui/copy-button';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import { StatusBadge } from '../../../ui/marks/status-badge';
import styles from './settings.module.css';

const TONES = { refused: 'danger', 'no-answer': 'warning' } as const;

type Props = {
  test: typeof paymentGatewayContract.test;
  webhook: typeof paymentGatewayContract.webhook;
  isReadOnly: boolean;
};

/** Whether the saved key and secret are taken, and the address to enter at the gateway. */
export function GatewayConnection({ test: endpoint, webhook, isReadOnly }: Props) {
  const { t } = useTranslation('settings');
  const test = useWrite(endpoint);
  const address = useRead(webhook, {}).data?.url ?? '';
  return (
    <SettingsSection title={t('gateway.connection')} text={t('gateway.connectionText')}>
      <TextInput
        label={t('gateway.webhook')}
        description={t('gateway.webhookText')}
        value={address}
        readOnly
        dir="ltr"
        rightSection={address && <CopyButton value={address} />}
        rightSectionWidth={42}
      />
      <div className={styles.connection}>
        <Button
          variant="default"
          leftSection={<IconPlugConnected size={18} stroke={1.75} />}
          loading={test.isPending}
          disabled={isReadOnly}
          onClick={() => test.mutate({})}
        >
          {t('gateway.test')}
        </Button>
        <span role="status">{test.data && <Result answer={test.data} />}</span>
      </div>
    </SettingsSection>
  );
}

function Result({ answer: { provider, result, is_test } }: { answer: OutputOf<typeof paymentGatewayContract.test> }) {
  const { t } = useTranslation('settings');
  if (provider === 'sandbox') return <StatusBadge tone="info">{t('gateway.sandbox')}</StatusBadge>;
  return (
    <>
      {result === 'ok' ? (
        t('gateway.results.ok')
      ) : (
        <StatusBadge tone={TONES[result]}>{t(`gateway.results.${result}`)}</StatusBadge>
      )}{' '}
      {is_test && <StatusBadge tone="info">{t('gateway.testAccount')}</StatusBadge>}
    </>
  );
}
