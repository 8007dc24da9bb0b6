import { ActionIcon, Button } from '@mantine/core';
import { conversationStates } from '@rawnaq/domain/conversations/conversation.states';
import { conversationsContract } from '@rawnaq/domain/conversations/conversations.contract';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { IconCheck, IconChevronLeft, IconHandStop, IconRobot } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { useSession } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { PhoneCell } from '../../../ui/cells';
import { StatusBadge } from '../../../ui/marks/status-badge';
import { Composer } from './composer';
import { Entry } from './entry';
import styles from './conversations.module.css';

export type Conversation = OutputOf<typeof conversationsContract.get_record>['record'];

export function Thread({ conversation, onBack }: { conversation: Conversation; onBack: () => void }) {
  const { t } = useTranslation('conversations');
  const format = useFormat();
  const { id, entries, unread } = conversation;
  const read = useWrite(conversationsContract.mark_read, { ownFailure: true });
  const { mutate } = read;
  useEffect(() => {
    if (unread > 0 && document.visibilityState === 'visible') mutate({ id });
  }, [id, unread, mutate]);
  const end = useRef<HTMLDivElement>(null);
  const last = entries.at(-1)?.key;
  // What came last is what is answered: the thread stands at its end.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  const days = entries.map(({ at }) => format.localDate(new Date(at)));
  return (
    <section className={styles.thread} aria-label={t('thread')}>
      <Head conversation={conversation} onBack={onBack} />
      <div className={styles.messages} role="log" aria-label={t('thread')} tabIndex={0}>
        {entries.map((entry, place) => {
          const isNewDay = days[place] !== days[place - 1];
          return (
            <div key={entry.key} className={styles.line}>
              {isNewDay && <p className={styles.day}>{format.day(entry.at, new Date())}</p>}
              <Entry entry={entry} next={entries[place + 1]} />
            </div>
          );
        })}
        <div ref={end} />
      </div>
      <Composer conversation={conversation} />
    </section>
  );
}

function Head({ conversation, onBack }: { conversation: Conversation; onBack: () => void }) {
  const { t } = useTranslation('conversations');
  const { name, address, language } = conversation;
  return (
    <header className={styles.head}>
      <ActionIcon className={styles.back} variant="subtle" color="gray" aria-label={t('back')} onClick={onBack}>
        <IconChevronLeft className="flip" size={20} />
      </ActionIcon>
      <div className={styles.who}>
        <h2 className="ellipsis">
          <bdi>{name ?? t('unknown')}</bdi>
        </h2>
        <p>
          {address && (
            <>
              <PhoneCell value={address} /> ·{' '}
            </>
          )}
          {t(language === 'ar' ? 'writesArabic' : 'writesEnglish')}
        </p>
      </div>
      <Actions conversation={conversation} />
    </header>
  );
}

function Actions({ conversation: { id, state, taken_by, taken_by_name, bot_active } }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations');
  const userId = useSession()?.user.id;
  const take = useWrite(conversationsContract.take);
  const toBot = useWrite(conversationsContract.hand_to_bot);
  const close = useWrite(conversationsContract.close);
  const { bot, waiting, taken, closed } = conversationStates.codes;
  const isMine = state === taken && taken_by === userId;
  const isBusy = take.isPending || toBot.isPending || close.isPending;
  return (
    <div className={styles.actions}>
      {state === bot && (bot_active ? <span>{t('botAnswers')}</span> : <StatusBadge>{t('botIsOff')}</StatusBadge>)}
      {state === waiting && <StatusBadge tone="warning">{t('waiting')}</StatusBadge>}
      {state === closed && <span>{t('closed')}</span>}
      {state === taken && (
        <StatusBadge tone={isMine ? 'accent' : 'info'}>
          {isMine ? t('youAnswer') : t('othersAnswer', { name: `\u2068${taken_by_name ?? ''}\u2069` })}
        </StatusBadge>
      )}
      {!isMine && (
        <Button
          variant="default"
          leftSection={<IconHandStop size={18} stroke={1.75} />}
          disabled={isBusy}
          onClick={() => take.mutate({ id })}
        >
          {t('take')}
        </Button>
      )}
      {state !== bot && bot_active && (
        <Button
          variant="default"
          leftSection={<IconRobot size={18} stroke={1.75} />}
          disabled={isBusy}
          onClick={() => toBot.mutate({ id })}
        >
          {t('handToBot')}
        </Button>
      )}
      {state !== closed && (
        <Button
          variant="default"
          leftSection={<IconCheck size={18} stroke={1.75} />}
          disabled={isBusy}
          onClick={() => close.mutate({ id })}
        >
          {t('done')}
        </Button>
      )}
    </div>
  );
}
