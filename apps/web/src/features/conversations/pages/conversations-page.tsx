import { conversationsContract } from '@rawnaq/domain/conversations/conversations.contract';
import { useTranslation } from 'react-i18next';
import { IconMessages } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useRead } from '../../../lib/query';
import { useScreen } from '../../../lib/use-screen';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { ConversationList } from '../components/conversation-list';
import { CustomerAside } from '../components/customer-aside';
import { Thread } from '../components/thread';
import styles from '../components/conversations.module.css';

/** The desk's inbox: who writes, what was said, and who she is. On a phone one after the other. */
export function ConversationsPage() {
  const { isMobile } = useScreen();
  const [params, setParams] = useSearchParams();
  const open = Number(params.get('open')) || undefined;
  const choose = (id: number | undefined) =>
    setParams(
      (before) => {
        if (id === undefined) before.delete('open');
        else before.set('open', String(id));
        return before;
      },
      { replace: !isMobile },
    );
  return (
    <div className={styles.page} data-open={open !== undefined || undefined}>
      <ConversationList open={open} onOpen={choose} />
      <Opened id={open} onBack={() => choose(undefined)} />
    </div>
  );
}

function Opened({ id, onBack }: { id: number | undefined; onBack: () => void }) {
  const { t } = useTranslation('conversations');
  const query = useRead(
    conversationsContract.get_record,
    { id: id ?? 0 },
    { enabled: id !== undefined, ownFailure: true },
  );
  if (id === undefined)
    return (
      <div className={styles.nothing}>
        <EmptyState icon={IconMessages} title={t('chooseTitle')} text={t('chooseText')} />
      </div>
    );
  if (query.data)
    return (
      <>
        <Thread key={id} conversation={query.data.record} onBack={onBack} />
        <CustomerAside conversation={query.data.record} />
      </>
    );
  return (
    <div className={styles.nothing}>
      <Awaiting query={query} />
    </div>
  );
}
