import { failedWhatsappList } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { ListPage } from '../../../ui/list-page/list-page';
import { MessageDrawer, Recipient } from '../components/message-drawer';
import { useResend } from '../use-resend';

type Message = OutputOf<typeof failedWhatsappList.endpoints.get_records>['records'][number];

export function FailedWhatsappPage() {
  const { t } = useTranslation('platform-trackers');
  const [open, setOpen] = useState<Message>();
  const resend = useResend();
  return (
    <>
      <ListPage
        list={failedWhatsappList}
        searchLabel={t('failedWhatsapp.search')}
        onOpen={setOpen}
        cells={{ recipient: ({ recipient }) => <Recipient value={recipient} /> }}
        empty={{ icon: IconBrandWhatsapp, title: t('failedWhatsapp.emptyTitle'), text: t('failedWhatsapp.emptyText') }}
        rowActions={resend}
      />
      <MessageDrawer message={open} onClose={() => setOpen(undefined)} />
    </>
  );
}
