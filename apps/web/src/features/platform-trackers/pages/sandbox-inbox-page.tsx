import { sandboxInboxList } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { IconMessage2Code } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { ListPage } from '../../../ui/list-page/list-page';
import { MessageDrawer, Recipient } from '../components/message-drawer';
import styles from '../components/message-drawer.module.css';

type Message = OutputOf<typeof sandboxInboxList.endpoints.get_records>['records'][number];

export function SandboxInboxPage() {
  const { t } = useTranslation('platform-trackers');
  const [open, setOpen] = useState<Message>();

  return (
    <>
      <ListPage
        list={sandboxInboxList}
        searchLabel={t('inbox.search')}
        onOpen={setOpen}
        cells={{
          recipient: ({ recipient }) => <Recipient value={recipient} />,
          body: ({ body }) => <bdi className={styles.preview}>{body}</bdi>,
        }}
        empty={{ icon: IconMessage2Code, title: t('inbox.emptyTitle'), text: t('inbox.emptyText') }}
      />
      <MessageDrawer message={open} onClose={() => setOpen(undefined)} />
    </>
  );
}
