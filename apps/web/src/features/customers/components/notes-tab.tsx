import { ActionIcon } from '@mantine/core';
import { customersContract, noteInput } from '@rawnaq/domain/customers/customers.contract';
import { IconNote, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { DateTimeCell } from '../../../ui/cells';
import { confirm } from '../../../ui/confirm';
import { TextareaField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import styles from './customer.module.css';

export function NotesTab({ id }: { id: number }) {
  const { t } = useTranslation('customers');
  const mayEdit = usePermission('customers.edit');
  const notes = useRead(customersContract.get_notes, { id }, { ownFailure: true });
  const remove = useWrite(customersContract.remove_note);
  const removeNote = async (note_id: number) => {
    if (await confirm({ title: t('notes.removeQuestion'), action: t('notes.remove'), danger: true }))
      remove.mutate({ id, note_id });
  };
  // What is being written stays when the notes are asked for again in vain.
  if (!notes.data) return <Awaiting query={notes} rows={4} />;
  return (
    <>
      {mayEdit && <WriteNote id={id} />}
      {notes.data.records.length === 0 && (
        <EmptyState icon={IconNote} title={t('notes.emptyTitle')} text={t('notes.emptyText')} />
      )}
      <ul className={styles.notes}>
        {notes.data.records.map((note) => (
          <li key={note.id} className={styles.note}>
            <div className={styles.noteText}>
              <span dir="auto">{note.text}</span>
              <small>
                <bdi>{note.created_by_name}</bdi> · <DateTimeCell value={note.created_at} />
              </small>
            </div>
            {mayEdit && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('notes.remove')}
                onClick={() => void removeNote(note.id)}
              >
                <IconTrash size={18} stroke={1.75} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function WriteNote({ id }: { id: number }) {
  const { t } = useTranslation('customers');
  const form = useZodForm(noteInput, { id, text: '' });
  const add = useWrite(customersContract.add_note);
  const save = async (values: { id: number; text: string }) => {
    await add.mutateAsync(values);
    form.setValue('text', '');
  };
  return (
    <Form form={form} className={styles.write} onSubmit={save}>
      <TextareaField name="text" label={t('notes.write')} maxLength={2000} rows={2} />
      <div className={styles.writeFoot}>
        <SubmitButton>{t('notes.add')}</SubmitButton>
      </div>
    </Form>
  );
}
