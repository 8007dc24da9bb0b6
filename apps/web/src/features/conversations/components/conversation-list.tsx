import { Button, SegmentedControl } from '@mantine/core';
import { conversationStates } from '@rawnaq/domain/conversations/conversation.states';
import {
  CONVERSATION_TABS,
  conversationsContract,
  type ListedConversation,
} from '@rawnaq/domain/conversations/conversations.contract';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { IconMessages, IconRobot } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { useSession } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Avatar } from '../../../ui/marks/avatar';
import { SearchBox } from '../../../ui/search-box';
import { EmptyState, LoadingState } from '../../../ui/states/states';
import { useMediaWord } from './use-media-word';
import styles from './conversations.module.css';

type Tab = (typeof CONVERSATION_TABS)[number];
const STEP = 50;
const MINUTE = 60_000;

export function ConversationList({ open, onOpen }: { open: number | undefined; onOpen: (id: number) => void }) {
  const { t } = useTranslation('conversations');
  const language = useLanguage();
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab: Tab = CONVERSATION_TABS.find((one) => one === asked) ?? 'all';
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(STEP);
  const { data } = useRead(conversationsContract.get_records, { tab, search, limit }, { keepPrevious: true });
  const choose = (next: string) =>
    setParams(
      (before) => {
        before.set('tab', next);
        return before;
      },
      { replace: true },
    );
  return (
    <section className={styles.list} aria-label={t('list')}>
      <header className={styles.listHead}>
        <h1>
          {pageWords.conversations[language]}
          {data && data.unread > 0 && <span>{t('unread', { count: data.unread })}</span>}
        </h1>
        <SearchBox value={search} onSearch={setSearch} label={t('search')} />
        <SegmentedControl
          fullWidth
          aria-label={t('tabs.label')}
          value={tab}
          onChange={choose}
          data={[
            { value: 'waiting', label: t('tabs.waiting', { count: data?.waiting ?? 0 }) },
            { value: 'mine', label: t('tabs.mine', { count: data?.mine ?? 0 }) },
            { value: 'all', label: t('tabs.all') },
          ]}
        />
      </header>
      {!data ? (
        <LoadingState />
      ) : data.records.length === 0 ? (
        <EmptyState
          icon={IconMessages}
          title={t(tab === 'all' && search === '' ? 'emptyTitle' : 'noneTitle')}
          text={t(tab === 'all' && search === '' ? 'emptyText' : 'noneText')}
        />
      ) : (
        <ul className={styles.rows}>
          {data.records.map((one) => (
            <li key={one.id}>
              <Row conversation={one} isOpen={one.id === open} onOpen={() => onOpen(one.id)} />
            </li>
          ))}
          {data.has_more && (
            <li className={styles.moreRow}>
              <Button variant="subtle" size="xs" onClick={() => setLimit(Math.min(200, limit + STEP))}>
                {t('more')}
              </Button>
            </li>
          )}
        </ul>
      )}
      <span className={styles.spoken} aria-live="polite">
        {data ? format.number(data.unread) : ''}
      </span>
    </section>
  );
}

function Row({
  conversation,
  isOpen,
  onOpen,
}: {
  conversation: ListedConversation;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const { t } = useTranslation('conversations');
  const format = useFormat();
  const mediaWord = useMediaWord();
  const userId = useSession()?.user.id;
  const { name, address, last_text, last_from, last_at, unread, state, taken_by, taken_by_name } = conversation;
  const now = new Date();
  const shown = name ?? address ?? t('unknown');
  const text = last_text === '' ? mediaWord('other') : last_text;
  const isMine = last_from === 'person' && taken_by === userId;
  const since = conversation.waiting_since ? now.getTime() - Date.parse(conversation.waiting_since) : 0;
  const isLate = state === conversationStates.codes.waiting && since > 15 * MINUTE;
  return (
    <button type="button" className={styles.row} aria-current={isOpen || undefined} onClick={onOpen}>
      <Avatar name={shown} size="m" />
      <span className={styles.rowText}>
        <span className={styles.rowTop}>
          <b className="ellipsis">
            <bdi>{shown}</bdi>
          </b>
          <small data-late={isLate || undefined}>
            {isLate ? format.relative(conversation.waiting_since!, now) : whenOf(format, last_at, now)}
          </small>
        </span>
        <span className={styles.rowEnd}>
          {/* Cut at its own end, and at the page's side. */}
          <span className="ellipsis" dir="auto" data-unread={unread > 0 || undefined}>
            {isMine ? t('you', { text }) : text}
          </span>
          {unread > 0 ? (
            <span className={styles.badge}>{format.number(unread)}</span>
          ) : state === conversationStates.codes.bot ? (
            <IconRobot size={17} stroke={1.75} aria-label={t('botAnswers')} />
          ) : taken_by_name ? (
            <Avatar name={taken_by_name} />
          ) : null}
        </span>
      </span>
    </button>
  );
}

/** Today the time, before that the day. */
const whenOf = (format: ReturnType<typeof useFormat>, at: string, now: Date): string =>
  format.localDate(new Date(at)) === format.localDate(now) ? format.time(at) : format.day(at, now);
