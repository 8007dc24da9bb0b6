import { mailList, platformTrackersContract } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { IconMail, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { confirm } from '../../../ui/confirm';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { MessageDrawer } from '../components/message-drawer';

type Message = OutputOf<typeof mailList.endpoints.get_records>['records'][number];
const { failed, unknown } = outgoingStates.codes;

export function MailPage() {
  const { t } = useTranslation('platform-trackers');
  const [open, setOpen] = useState<Message>();
  const mayResend = usePermission('platform-trackers.resend-messages');
  const resend = useWrite(platformTrackersContract.resend_message, { onSuccess: () => toast('saved') });
  const sendAgain = async (message: Message) => {
    const text = message.status === unknown ? t('resend.unknownText') : t('resend.failedText');
    if (await confirm({ title: t('resend.question'), text, action: t('resend.action') }))
      resend.mutate({ account_id: message.account_id, id: message.id });
  };

  return (
    <>
      <ListPage
        list={mailList}
        searchLabel={t('mail.search')}
        onOpen={setOpen}
        empty={{ icon: IconMail, title: t('mail.emptyTitle'), text: t('mail.emptyText') }}
        rowActions={(row) =>
          mayResend && (row.status === failed || row.status === unknown)
            ? [{ label: t('resend.action'), icon: IconSend, onClick: () => void sendAgain(row) }]
            : []
        }
      />
      <MessageDrawer message={open} onClose={() => setOpen(undefined)} />
    </>
  );
}
