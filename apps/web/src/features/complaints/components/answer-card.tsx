import { SegmentedControl, Select } from '@mantine/core';
import { complaintStates, type AnswerWay } from '@rawnaq/domain/complaints/complaint.states';
import {
  answerComplaintInput,
  complaintNoteInput,
  complaintsContract,
  NOTE_LENGTH,
  type ComplaintRecord,
} from '@rawnaq/domain/complaints/complaints.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { Card } from '../../../ui/card';
import { TextareaField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import styles from './complaint.module.css';

/** What is written to her and what only the team reads are two things: one switch between them, never one field. */
export function AnswerCard({ complaint }: { complaint: ComplaintRecord }) {
  const { t } = useTranslation('complaints');
  const mayAnswer = complaint.status !== complaintStates.codes.answered;
  const [tab, setTab] = useState(mayAnswer ? 'answer' : 'note');
  return (
    <Card>
      {mayAnswer && (
        <SegmentedControl
          className={styles.tabs ?? ''}
          value={tab}
          onChange={setTab}
          data={[
            { value: 'answer', label: t('answerTab') },
            { value: 'note', label: t('noteTab') },
          ]}
        />
      )}
      {tab === 'answer' ? <AnswerForm complaint={complaint} /> : <NoteForm id={complaint.id} />}
    </Card>
  );
}

function AnswerForm({ complaint: { id, name, ways, language } }: { complaint: ComplaintRecord }) {
  const { t } = useTranslation('complaints');
  const form = useZodForm(answerComplaintInput, { id, answer: '', way: ways[0] ?? 'in_person' });
  const answer = useWrite(complaintsContract.answer, { onSuccess: () => toast('saved') });
  const way = form.watch('way');
  const words = (one: AnswerWay): string =>
    one === 'in_person'
      ? t('way.in_person')
      : `${t(`way.${one}`)}, ${language === 'ar' ? t('inArabic') : t('inEnglish')}`;
  return (
    <Form form={form} onSubmit={(values) => answer.mutateAsync(values)} className={styles.form}>
      <TextareaField
        name="answer"
        label={t('answerLabel', { name: `\u2068${name}\u2069` })}
        maxLength={NOTE_LENGTH}
        rows={4}
        required
      />
      <div className={styles.send}>
        <Select
          aria-label={t('wayLabel')}
          value={way}
          allowDeselect={false}
          onChange={(value) => form.setValue('way', ways.find((one) => one === value) ?? 'in_person')}
          data={ways.map((value) => ({ value, label: words(value) }))}
        />
        <SubmitButton>{way === 'in_person' ? t('saveAnswer') : t('sendAnswer')}</SubmitButton>
      </div>
    </Form>
  );
}

function NoteForm({ id }: { id: number }) {
  const { t } = useTranslation('complaints');
  const form = useZodForm(complaintNoteInput, { id, body: '' });
  const add = useWrite(complaintsContract.add_note, { onSuccess: () => toast('saved') });
  return (
    <Form
      form={form}
      className={styles.form}
      onSubmit={async (values) => {
        await add.mutateAsync(values);
        form.setValue('body', '');
      }}
    >
      <TextareaField
        name="body"
        label={t('noteLabel')}
        description={t('notesHint')}
        maxLength={NOTE_LENGTH}
        rows={3}
        required
      />
      <div className={styles.send}>
        <SubmitButton>{t('saveNote')}</SubmitButton>
      </div>
    </Form>
  );
}
