import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { whatsappConnectionStates } from '@rawnaq/domain/whatsapp/whatsapp.states';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../lib/query';
import { CopyButton } from '../../../ui/copy-button';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import { Awaiting } from '../../../ui/states/loaded';
import type { LineEndpoints } from '../line-endpoints';
import { ConnectForm } from './connect-form';
import { LineStatus } from './line-status';
import { ScanCode } from './scan-code';
import { TestMessage } from './test-message';

export type LineAnswer = OutputOf<LineEndpoints['get']>;
const { connected } = whatsappConnectionStates.codes;

/** How WhatsApp is connected, and everything that can be done about it. */
export function WhatsappLine({ endpoints, mayEdit = true }: { endpoints: LineEndpoints; mayEdit?: boolean }) {
  const answer = useRead(endpoints.get, {}, { ownFailure: true });
  if (!answer.data) return <Awaiting query={answer} rows={6} />;
  const line = answer.data;
  const isLinked = line.provider === 'gateway' || line.provider === 'sandbox';
  const readAgain = () => void answer.refetch();
  return (
    <>
      <LineStatus endpoints={endpoints} line={line} mayEdit={mayEdit} onChange={readAgain} />
      {mayEdit && isLinked && line.state !== connected && (
        <ScanCode endpoints={endpoints} isSandbox={line.provider === 'sandbox'} onChange={readAgain} />
      )}
      {mayEdit && <ConnectForm endpoints={endpoints} line={line} onSaved={readAgain} />}
      {(line.provider === 'cloud' || line.provider === 'gateway') && <Webhook line={line} />}
      {mayEdit && line.state === connected && <TestMessage endpoint={endpoints.test} />}
    </>
  );
}

function Webhook({ line: { webhook_url, verify_token } }: { line: LineAnswer }) {
  const { t } = useTranslation('message-lines');
  return (
    <SettingsSection title={t('webhook')} text={t('webhookText')}>
      <TextInput
        label={t('webhookUrl')}
        value={webhook_url}
        readOnly
        dir="ltr"
        rightSection={<CopyButton value={webhook_url} />}
        rightSectionWidth={42}
      />
      <TextInput
        label={t('verifyToken')}
        value={verify_token}
        readOnly
        dir="ltr"
        rightSection={<CopyButton value={verify_token} />}
        rightSectionWidth={42}
      />
    </SettingsSection>
  );
}
