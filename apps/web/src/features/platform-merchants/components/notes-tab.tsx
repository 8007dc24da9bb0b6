import {
  noteInput,
  platformMerchantsContract,
  type MerchantDetail,
} from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { DateTimeCell } from '../../../ui/cells';
import { TextareaField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { Fields, SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import styles from './merchant.module.css';

type Props = {
  merchant: Pick<MerchantDetail, 'id' | 'notes'>;
  /** Beside a decision, which stays the main thing. */ isSmall?: boolean;
};

/** What the platform keeps about the merchant for itself. */
export function NotesTab({ merchant, isSmall = false }: Props) {
  const { t } = useTranslation('platform-merchants');
  const form = useZodForm(noteInput, { id: merchant.id, body: '' });
  const add = useWrite(platformMerchantsContract.add_note);
  return (
    <div className={isSmall ? undefined : styles.noteColumn}>
      <Form
        form={form}
        unguarded
        onSubmit={async (values) => {
          await add.mutateAsync(values);
          form.setValue('body', '');
        }}
      >
        <Fields>
          {isSmall ? (
            <TextareaField name="body" label={t('detail.note')} placeholder={t('detail.noteHint')} rows={2} />
          ) : (
            <TextareaField
              name="body"
              label={t('detail.note')}
              description={t('detail.notePlaceholder')}
              maxLength={2000}
              rows={2}
              required
            />
          )}
          {(!isSmall || form.formState.isDirty) && (
            <SubmitButton {...(isSmall && { variant: 'default' })}>{t('detail.addNote')}</SubmitButton>
          )}
        </Fields>
      </Form>
      {merchant.notes.length === 0 ? (
        !isSmall && <p className={styles.waiting}>{t('detail.noNotes')}</p>
      ) : (
        <ul className={styles.notes}>
          {merchant.notes.map((note) => (
            <li key={note.id}>
              <p dir="auto">{note.body}</p>
              <small>
                <bdi>{note.created_by_name}</bdi> · <DateTimeCell value={note.created_at} />
              </small>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
