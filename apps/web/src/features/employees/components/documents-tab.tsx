import { Button } from '@mantine/core';
import { addDocumentInput, employeesContract, type Employee } from '@rawnaq/domain/employees/employees.contract';
import { paperStateOf } from '@rawnaq/domain/employees/document-expiry.rules';
import { paperStates } from '@rawnaq/domain/employees/employee.states';
import { encodeMessage } from '@rawnaq/domain/kernel/input/issues';
import { validationMessage } from '@rawnaq/domain/kernel/text/validation-texts';
import { uploadsContract } from '@rawnaq/domain/uploads/uploads.contract';
import { IconFileText, IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { download, upload } from '../../../lib/api-client';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { confirm } from '../../../ui/confirm';
import { DateField } from '../../../ui/fields/date-fields';
import { TextField } from '../../../ui/fields/text-fields';
import { FileField } from '../../../ui/fields/upload-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { EmptyState } from '../../../ui/states/states';
import { StateText } from '../../../ui/marks/status-badge';
import { toast } from '../../../ui/toast';
import styles from './employee.module.css';

export function DocumentsTab({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const mayEdit = usePermission('employees.edit');
  const [adding, setAdding] = useState(false);
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('documents.add')}
    </Button>
  );
  return (
    <div className={employee.documents.length > 0 ? styles.stack : undefined}>
      {employee.documents.length === 0 ? (
        <EmptyState
          icon={IconFileText}
          title={t('documents.emptyTitle')}
          text={t('documents.emptyText')}
          actions={add}
        />
      ) : (
        <Card title={t('tabs.documents')} end={add}>
          <ul className={styles.rows}>
            {employee.documents.map((document) => (
              <DocumentRow key={document.id} document={document} mayEdit={mayEdit} />
            ))}
          </ul>
        </Card>
      )}
      {adding && <DocumentDrawer employeeId={employee.id} onClose={() => setAdding(false)} />}
    </div>
  );
}

function DocumentRow({ document, mayEdit }: { document: Employee['documents'][number]; mayEdit: boolean }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const file = useMutation({
    mutationFn: () => download(uploadsContract.open, { unique_id: document.url.split('/').at(-1)! }),
  });
  const remove = useWrite(employeesContract.remove_document, { onSuccess: () => toast('saved') });
  const state = paperStates.rows[paperStateOf(document.expires_on, format.localDate(new Date()))];
  const ask = async () => {
    if (await confirm({ title: t('documents.removeTitle'), action: t('documents.remove'), danger: true }))
      remove.mutate({ id: document.id });
  };
  return (
    <li className={styles.row}>
      <span className={styles.grow}>
        <bdi>{document.title}</bdi>
        {document.expires_on && <span className={styles.quiet}> · {format.date(document.expires_on)}</span>}
      </span>
      {document.expires_on && <StateText state={state} />}
      <Button variant="default" size="xs" loading={file.isPending} onClick={() => file.mutate()}>
        {t('documents.open')}
      </Button>
      {mayEdit && (
        <Button variant="subtle" color="gray" size="xs" loading={remove.isPending} onClick={() => void ask()}>
          {t('documents.remove')}
        </Button>
      )}
    </li>
  );
}

const formInput = addDocumentInput
  .omit({ upload_id: true })
  .extend({ file: z.instanceof(File, { error: encodeMessage(validationMessage('required')) }) });

function DocumentDrawer({ employeeId, onClose }: { employeeId: number; onClose: () => void }) {
  const { t } = useTranslation('employees');
  const form = useZodForm(formInput, { employee_id: employeeId, title: '', expires_on: '' });
  const add = useWrite(employeesContract.add_document, { onSuccess: () => toast('saved') });
  const save = async ({ file, ...values }: z.output<typeof formInput>) => {
    const stored = await upload(uploadsContract.add_file, { file });
    await add.mutateAsync({ ...values, upload_id: stored.id });
  };
  return (
    <FormDrawer opened onClose={onClose} title={t('documents.add')} form={form} onSubmit={save}>
      <TextField name="title" label={t('fields.document')} required autoFocus />
      <DateField name="expires_on" label={t('fields.expires')} />
      <FileField name="file" label={t('fields.file')} required />
    </FormDrawer>
  );
}
