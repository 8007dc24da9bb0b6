import { staysContract, writeInput, type Enquiry } from '@rawnaq/domain/property-stays/stays.contract';
import { MOST_LETTERS } from '@rawnaq/domain/property-stays/stay-limits';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { TextareaField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { Fields, SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import styles from './stays.module.css';

/** What both wrote, and what is written now. */
export function Letters({ record }: { record: Enquiry }) {
  const { t } = useTranslation('property-stays');
  const format = useFormat();
  const form = useZodForm(writeInput, { id: record.id, text: '' });
  const write = useWrite(staysContract.write, { onSuccess: () => toastSuccess(t('enquiry.sent')) });
  const first = { id: 0, by_renter: true, text: record.message, created_at: record.created_at };
  return (
    <section>
      <h3 className={styles.heading}>{t('enquiry.messages')}</h3>
      <ul className={styles.letters}>
        {[...(record.message === '' ? [] : [first]), ...record.letters].map((letter) => (
          <li key={letter.id} data-mine={letter.by_renter ? undefined : true}>
            <small>
              {letter.by_renter ? t('enquiry.renter') : t('enquiry.you')} · {format.dateTime(letter.created_at)}
            </small>
            <p dir="auto">{letter.text}</p>
          </li>
        ))}
      </ul>
      <Form
        form={form}
        onSubmit={async (values) => {
          await write.mutateAsync(values);
          form.setValue('text', '');
        }}
      >
        <Fields>
          <TextareaField name="text" label={t('enquiry.write')} rows={3} maxLength={MOST_LETTERS} />
          <div>
            <SubmitButton variant="default">{t('enquiry.send')}</SubmitButton>
          </div>
        </Fields>
      </Form>
    </section>
  );
}
