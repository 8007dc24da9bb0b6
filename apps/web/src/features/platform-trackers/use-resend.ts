import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { platformTrackersContract } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../lib/query';
import { usePermission } from '../../lib/session';
import { confirm } from '../../ui/confirm';
import { toast } from '../../ui/toast';

type Message = { account_id: number; id: number; status: CodeIn<typeof outgoingStates> };
const { failed, unknown } = outgoingStates.codes;

/** Send what failed again; of what is unknown it is said that it may arrive twice. */
export function useResend() {
  const { t } = useTranslation('platform-trackers');
  const mayResend = usePermission('platform-trackers.resend-messages');
  const resend = useWrite(platformTrackersContract.resend_message, { onSuccess: () => toast('saved') });
  const sendAgain = async ({ account_id, id, status }: Message) => {
    const text = status === unknown ? t('resend.unknownText') : t('resend.failedText');
    if (await confirm({ title: t('resend.question'), text, action: t('resend.action') }))
      resend.mutate({ account_id, id });
  };
  return (row: Message) =>
    mayResend && (row.status === failed || row.status === unknown)
      ? [{ label: t('resend.action'), icon: IconSend, onClick: () => void sendAgain(row) }]
      : [];
}
