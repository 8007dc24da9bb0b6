import { Button, SegmentedControl } from '@mantine/core';
import {
  automaticMessagesContract,
  type MessageFigures,
} from '@rawnaq/domain/customer-care/automatic-messages.contract';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { automaticMessages, type AutomaticMessageId } from '@rawnaq/domain/settings/automatic-messages';
import type { MessageFields } from '@rawnaq/domain/settings/notifications-setting';
import { IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { useChannelOptions, useMessageTime, useSamples } from './message-words';
import styles from './messages.module.css';

type Props = {
  id: AutomaticMessageId;
  fields: MessageFields;
  figures: MessageFigures | undefined;
  language: Language;
  onLanguage: (language: Language) => void;
};

/** What the customer will read, while it is being written; a test to oneself; and what became of it lately. */
export function MessagePreview({ id, fields, figures, language, onLanguage }: Props) {
  const { t } = useTranslation('settings');
  const reader = useLanguage();
  const time = useMessageTime(id, fields.timing);
  const text = (language === 'ar' ? fields.arabic_text : fields.english_text).trim();
  return (
    <>
      <div className={styles.previewHead}>
        <b>{automaticMessages[id].label[reader]}</b>
        <SegmentedControl
          size="xs"
          aria-label={t('messages.previewLanguage')}
          value={language}
          onChange={(value) => onLanguage(value === 'ar' ? 'ar' : 'en')}
          data={[
            { value: 'en', label: ENGLISH },
            { value: 'ar', label: ARABIC },
          ]}
        />
      </div>
      <div className={styles.chat}>
        <span className={styles.pill}>{time}</span>
        <p className={styles.chatBubble} dir={language === 'ar' ? 'rtl' : 'ltr'} lang={language}>
          <Filled text={text} language={language} />
        </p>
      </div>
      <SendTest id={id} fields={fields} language={language} />
      <Figures figures={figures} />
    </>
  );
}

/** To oneself, as it stands in the form. */
export function SendTest({ id, fields, language }: Pick<Props, 'id' | 'fields' | 'language'>) {
  const { t } = useTranslation('settings');
  const channels = useChannelOptions();
  const text = (language === 'ar' ? fields.arabic_text : fields.english_text).trim();
  const test = useWrite(automaticMessagesContract.send_test, {
    onSuccess: ({ recipient }) => toastSuccess(t('messages.testSent', { recipient })),
  });
  return (
    <Button
      variant="default"
      fullWidth
      loading={test.isPending}
      disabled={text === ''}
      leftSection={<IconSend size={18} stroke={1.75} className="flip" aria-hidden />}
      onClick={() => test.mutate({ message: id, channel: fields.channel, language, text })}
    >
      {t('messages.test', { channel: channels.label(fields.channel) })}
    </Button>
  );
}

/** What is filled in for each customer stands out. */
function Filled({ text, language }: { text: string; language: Language }) {
  const samples = useSamples(language);
  return text.split(/(\{\w+\})/).map((part, place) => {
    const sample = samples[part.slice(1, -1)];
    return part.startsWith('{') && sample !== undefined ? (
      <mark key={`${place} ${part}`} className={styles.filled}>
        {sample}
      </mark>
    ) : (
      part
    );
  });
}

function Figures({ figures }: { figures: MessageFigures | undefined }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const rows = ['sent', 'delivered', 'instead', 'failed', 'not_sent'] as const;
  return (
    <dl className={styles.figures}>
      {rows.map((row) => (
        <div key={row}>
          <dt>{t(`messages.figures.${row}`)}</dt>
          <dd data-bad={(row === 'failed' && (figures?.failed ?? 0) > 0) || undefined}>
            {format.number(figures?.[row] ?? 0)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Each language is called by its own name. */
const ENGLISH = 'English';
const ARABIC = 'العربية';
