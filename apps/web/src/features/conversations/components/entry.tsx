import { conversationEvents, handOverReasons } from '@rawnaq/domain/conversations/conversation.states';
import type { ThreadEntry } from '@rawnaq/domain/conversations/conversations.contract';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { messageNames } from '@rawnaq/domain/messages/message-names';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { IconArrowForwardUp, IconCheck, IconChecks, IconRobot } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { useMediaWord } from './use-media-word';
import styles from './conversations.module.css';

type Kind<K extends ThreadEntry['kind']> = Extract<ThreadEntry, { kind: K }>;

/** One thing that was said or done. `next` tells which of the offered choices she took. */
export function Entry({ entry, next }: { entry: ThreadEntry; next: ThreadEntry | undefined }) {
  if (entry.kind === 'in') return <Came entry={entry} />;
  if (entry.kind === 'event') return <Happened entry={entry} />;
  return <Went entry={entry} chosen={next?.kind === 'in' ? next.payload : null} />;
}

function Came({ entry }: { entry: Kind<'in'> }) {
  const format = useFormat();
  const mediaWord = useMediaWord();
  return (
    <div className={styles.bubble} data-from="customer">
      <span className={styles.text} dir="auto">
        {entry.body === '' ? <i>{mediaWord(entry.type)}</i> : entry.body}
      </span>
      <time dateTime={entry.at}>{format.time(entry.at)}</time>
    </div>
  );
}

function Went({ entry, chosen }: { entry: Kind<'out'>; chosen: string | null }) {
  const { t } = useTranslation('conversations');
  const language = useLanguage();
  const format = useFormat();
  const from = entry.template === 'bot' ? 'bot' : entry.template === 'conversation' ? 'person' : 'salon';
  const by =
    from === 'bot'
      ? t('bot')
      : (entry.by_name ??
        messageNames.find(({ value }) => value === entry.template)?.label[language] ??
        t('automatic'));
  return (
    <div className={styles.bubble} data-from={from}>
      <span className={styles.by}>
        {from === 'bot' && <IconRobot size={15} stroke={1.75} aria-hidden />}
        <bdi>{by}</bdi>
        <time dateTime={entry.at}>{format.time(entry.at)}</time>
      </span>
      <span className={styles.text} dir="auto">
        {entry.body}
      </span>
      {entry.options.length > 0 && (
        <span className={styles.options}>
          {entry.options.map(({ id, title }, place) => (
            <span key={id} data-chosen={id === chosen || undefined}>
              <bdi>
                {place + 1}. {title}
              </bdi>
            </span>
          ))}
        </span>
      )}
      {from !== 'bot' && <Fate entry={entry} />}
    </div>
  );
}

function Fate({ entry: { status, delivery, error } }: { entry: Kind<'out'> }) {
  const { t } = useTranslation('conversations');
  const language = useLanguage();
  const { failed, pending, sending, unknown } = outgoingStates.codes;
  if (status === failed || status === unknown)
    return (
      <span className={styles.fate} data-failed>
        {t('notSent', { error: error ?? labelOf(outgoingStates, status)[language] })}
      </span>
    );
  if (status === pending || status === sending) return <span className={styles.fate}>{t('pending')}</span>;
  const Icon = delivery === null ? IconCheck : IconChecks;
  return (
    <span className={styles.fate} data-read={delivery === 'read' || undefined}>
      <Icon size={15} stroke={1.75} aria-hidden />
    </span>
  );
}

function Happened({ entry: { event, reason, by_name, at } }: { entry: Kind<'event'> }) {
  const { t } = useTranslation('conversations');
  const language = useLanguage();
  const format = useFormat();
  const { codes } = conversationEvents;
  const values = { name: `\u2068${by_name ?? t('bot')}\u2069`, time: format.time(at) };
  const text =
    event === codes.handed_over
      ? t('event.handed_over', { reason: reason ? labelOf(handOverReasons, reason)[language] : '' })
      : event === codes.taken
        ? t('event.taken', values)
        : event === codes.to_bot
          ? t('event.to_bot', values)
          : t('event.closed', values);
  return (
    <p className={styles.event}>
      <IconArrowForwardUp className="flip" size={15} stroke={1.75} aria-hidden />
      <span>{text}</span>
    </p>
  );
}
