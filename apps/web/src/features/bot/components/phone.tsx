import { ActionIcon } from '@mantine/core';
import { botContract } from '@rawnaq/domain/bot/bot.contract';
import { directionOf, type Language } from '@rawnaq/domain/kernel/localized';
import { IconChecks, IconSend } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormat } from '../../../lib/format';
import { useWrite } from '../../../lib/query';
import { Avatar } from '../../../ui/marks/avatar';
import { useThread } from './use-thread';
import styles from './simulator.module.css';

type Props = {
  salon: { id: number; name: string; time_zone: string };
  mobile: string;
  name: string;
  writes: Language;
  trouble: { twice: boolean; taken: boolean };
};

export function Phone({ salon, mobile, name, writes, trouble }: Props) {
  const { t } = useTranslation('bot');
  const thread = useThread(salon.id, mobile);
  const [text, setText] = useState('');
  const send = useWrite(botContract.phone_write, { onSuccess: () => setText('') });
  const format = createFormat({ language: writes, timeZone: salon.time_zone, currency: 'AED' });
  const entries = thread?.entries ?? [];
  const last = entries.at(-1);
  // Can be pressed until it is answered, also when a reminder or an offer comes after it.
  const asking = entries.findLast(({ mine, options }) => mine || options.length > 0);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [last?.key]);
  const write = (body: string, payload: string | null) =>
    send.mutate({ account_id: salon.id, mobile, name, text: body, payload, ...trouble });
  return (
    <section className={styles.phone} dir={directionOf(writes)} lang={writes} aria-label={t('phone')}>
      <header className={styles.phoneHead}>
        <Avatar name={salon.name} size="m" />
        <div>
          <b>{salon.name}</b>
          <small>{t('business')}</small>
        </div>
      </header>
      <div className={styles.screen} role="log" aria-label={t('phone')} tabIndex={0}>
        {entries.length === 0 && <p className={styles.hello}>{t('hello')}</p>}
        {entries.map(({ key, mine, body, at, options, delivery }) => (
          <div key={key} className={styles.line} data-mine={mine || undefined}>
            <div className={styles.bubble} dir="auto">
              {body}
              <time dateTime={at} dir={directionOf(writes)}>
                {format.time(at)}
                {mine && <IconChecks size={14} data-read={delivery !== null || undefined} aria-hidden />}
              </time>
            </div>
            {key === asking?.key &&
              options.map(({ id, title }) => (
                <button
                  key={id}
                  type="button"
                  className={styles.option}
                  disabled={send.isPending}
                  onClick={() => write(title, id)}
                >
                  <bdi>{title}</bdi>
                </button>
              ))}
          </div>
        ))}
        <div ref={end} />
      </div>
      <form
        noValidate
        className={styles.writing}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') write(text, null);
        }}
      >
        <input
          dir="auto"
          value={text}
          maxLength={2000}
          aria-label={t('write')}
          placeholder={t('write')}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ActionIcon type="submit" radius="xl" size={36} aria-label={t('send')} disabled={send.isPending}>
          <IconSend className="flip" size={18} />
        </ActionIcon>
      </form>
    </section>
  );
}
