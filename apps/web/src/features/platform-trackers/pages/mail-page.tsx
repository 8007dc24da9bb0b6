import { mailList } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { ListPage } from '../../../ui/list-page/list-page';
import { MessageDrawer } from '../components/message-drawer';
import { useResend } from '../use-resend';

type Message = OutputOf<typeof mailList.endpoints.get_records>['records'][number];

export function MailPage() {
  const { t } = useTranslation('platform-trackers');
  const [open, setOpen] = useState<Message>();
  const resend = useResend();
  return (
    <>
      <ListPage
        list={mailList}
        searchLabel={t('mail.search')}
        onOpen={setOpen}
        empty={{ icon: IconMail, title: t('mail.emptyTitle'), text: t('mail.emptyText') }}
        rowActions={resend}
      />
      <MessageDrawer message={open} onClose={() => setOpen(undefined)} />
    </>
  );
}
