import { Button, Menu, Textarea } from '@mantine/core';
import { conversationsContract, REPLY_LENGTH } from '@rawnaq/domain/conversations/conversations.contract';
import { IconSend } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import type { Conversation } from './thread';
import styles from './conversations.module.css';

const SHOWN = 4;

/** What is written to her, with the salon's own replies at hand, and until when WhatsApp takes it as it is. */
export function Composer({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations');
  const { id, way } = conversation;
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const send = useWrite(conversationsContract.send, { onSuccess: () => setText('') });
  const isReady = text.trim() !== '' && way !== 'none' && !send.isPending;
  const submit = () => isReady && send.mutate({ id, text: text.trim() });
  return (
    <footer className={styles.composer} data-pinned>
      <QuickReplies
        conversation={conversation}
        onChoose={(reply) => {
          setText((before) => (before.trim() === '' ? reply : `${before.trimEnd()} ${reply}`));
          field.current?.focus();
        }}
      />
      <div className={styles.writing}>
        <Textarea
          ref={field}
          variant="unstyled"
          dir="auto"
          autosize
          minRows={1}
          maxRows={6}
          maxLength={REPLY_LENGTH}
          value={text}
          disabled={way === 'none'}
          aria-label={t('reply')}
          placeholder={t('reply')}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            submit();
          }}
        />
        <div className={styles.sending}>
          <WindowNote conversation={conversation} />
          <Button
            leftSection={<IconSend className="flip" size={17} stroke={1.75} />}
            disabled={!isReady}
            loading={send.isPending}
            onClick={submit}
          >
            {t('send')}
          </Button>
        </div>
      </div>
    </footer>
  );
}

function WindowNote({ conversation: { way, window_until } }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations');
  const format = useFormat();
  const text =
    way === 'none'
      ? t('noWay')
      : way === 'template'
        ? t('asTemplate')
        : window_until
          ? t('freeUntil', { time: format.dayTime(window_until, new Date()) })
          : t('noWindow');
  return (
    <p className={styles.window} data-closed={way === 'none' || undefined}>
      {text}
    </p>
  );
}

/** In her language, whichever the desk reads. */
function QuickReplies({
  conversation: { quick_replies, language: hers },
  onChoose,
}: {
  conversation: Conversation;
  onChoose: (text: string) => void;
}) {
  const { t } = useTranslation('conversations');
  const language = useLanguage();
  const replies = quick_replies.map((reply) => ({
    name: language === 'ar' ? reply.arabic_name : reply.english_name,
    text: hers === 'ar' ? reply.arabic_text : reply.english_text,
  }));
  if (replies.length === 0) return null;
  return (
    <div className={styles.replies} role="group" aria-label={t('quickReplies')}>
      {replies.slice(0, SHOWN).map(({ name, text }) => (
        <Button key={name} size="xs" variant="default" onClick={() => onChoose(text)}>
          {name}
        </Button>
      ))}
      {replies.length > SHOWN && (
        <Menu position="top-start">
          <Menu.Target>
            <Button size="xs" variant="default">
              {t('allReplies')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {replies.slice(SHOWN).map(({ name, text }) => (
              <Menu.Item key={name} onClick={() => onChoose(text)}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}
