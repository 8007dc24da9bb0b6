import { codeText } from '@rawnaq/domain/auth/auth.contract';
import { useEffect, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CodeField } from '../../../ui/fields/code-field';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import styles from './door.module.css';

const schemas = { code: z.object({ code: codeText }), totp: z.object({ totp: codeText }) };

type Props = {
  /** What the server calls the code, so that its refusals find the field. */
  name: keyof typeof schemas;
  action: string;
  onSubmit: (code: string) => Promise<unknown>;
  children?: ReactNode;
};

/** Six digits. The last one sends the form. */
export function CodeForm({ name, action, onSubmit, children }: Props) {
  const { t } = useTranslation('auth');
  const id = useId();
  const form = useZodForm(schemas[name] as z.ZodType<Record<string, string>, Record<string, string>>, { [name]: '' });
  const { setFocus } = form;
  useEffect(() => {
    setFocus(name);
  }, [setFocus, name]);
  const sendSoon = () => {
    const element = document.getElementById(id);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  };
  return (
    <Form id={id} form={form} onSubmit={(values) => onSubmit(values[name] ?? '')} className={styles.form} unguarded>
      {children}
      <CodeField name={name} label={t('code')} onComplete={sendSoon} />
      <SubmitButton size="xl" fullWidth>
        {action}
      </SubmitButton>
    </Form>
  );
}
