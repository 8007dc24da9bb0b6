import { contactTopics } from '@rawnaq/domain/contact-messages/contact-message.states';
import {
  answerContactInput,
  contactMessagesContract,
  MOST_WORDS,
} from '@rawnaq/domain/contact-messages/contact-messages.contract';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { TextareaField, TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { HistoryTab } from '../../audit';
import styles from './contact-messages.module.css';

type Props = { id: number; onClose: () => void };
type Letter = OutputOf<typeof contactMessagesContract.get_record>;

export function AnswerDrawer({ id, onClose }: Props) {
  const letter = useRead(contactMessagesContract.get_record, { id }).data;
  return letter ? <Opened letter={letter} onClose={onClose} /> : null;
}

/** The visitor's words, what was answered so far, and the answer that is written now. */
function Opened({ letter: { record, answers }, onClose }: { letter: Letter; onClose: () => void }) {
  const { t } = useTranslation('contact-messages');
  const language = useLanguage();
  const format = useFormat();
  const form = useZodForm(answerContactInput, { id: record.id, subject: SUBJECTS[record.language], answer: '' });
  const send = useWrite(contactMessagesContract.answer, { onSuccess: () => toastSuccess(t('sent')) });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('title', { name: record.name })}
      form={form}
      submitLabel={t('send')}
      width={560}
      history={<HistoryTab entity="contact_messages" entityId={record.id} />}
      onSubmit={(values) => send.mutateAsync(values)}
    >
      <article className={styles.letter}>
        <h3>{labelOf(contactTopics, record.topic)[language]}</h3>
        <small>
          {format.dateTime(record.created_at)} · <bdi>{record.email}</bdi>
          {record.mobile && (
            <>
              {' · '}
              <bdi dir="ltr">{record.mobile}</bdi>
            </>
          )}
        </small>
        <p dir="auto">{record.text}</p>
      </article>
      {answers.map((answer) => (
        <article key={answer.id} className={styles.ours}>
          <h3 dir="auto">{answer.subject}</h3>
          <small>
            {format.dateTime(answer.sent_at)} · <bdi>{answer.sent_by_name}</bdi>
          </small>
          <p dir="auto">{answer.body}</p>
        </article>
      ))}
      <TextField name="subject" label={t('subject')} maxLength={120} required />
      <TextareaField
        name="answer"
        label={t('answerText')}
        description={t('hint', { language: t(record.language === 'ar' ? 'inArabic' : 'inEnglish') })}
        rows={7}
        maxLength={MOST_WORDS}
        required
      />
    </FormDrawer>
  );
}

/** In the language of the visitor, whatever the staff's. */
const SUBJECTS = { en: 'Your message to Rawnaq', ar: 'رسالتك إلى رونق' };
