import { ActionIcon } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { accountPricesContract } from '@rawnaq/domain/platform-invoices/account-prices.contract';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { SwitchField } from '../../../ui/fields/choice-fields';
import { LanguagePair, TextareaField, TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { PageHead } from '../../../ui/page-head';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import { toast } from '../../../ui/toast';
import { Loaded } from '../../../ui/states/loaded';
import styles from '../components/platform-invoices.module.css';

export function PaymentMethodsPage() {
  return (
    <>
      <PageHead title={pageWords['payment-methods'][useLanguage()]} />
      <Loaded endpoint={accountPricesContract.get_methods}>{(answer) => <MethodsForm answer={answer} />}</Loaded>
    </>
  );
}

/** How merchants may pay, in the order in which they read it. */
function MethodsForm({ answer: { values } }: { answer: OutputOf<typeof accountPricesContract.get_methods> }) {
  const { t } = useTranslation('platform-invoices');
  const language = useLanguage();
  const form = useZodForm(accountPricesContract.save_methods.input, values);
  const save = useWrite(accountPricesContract.save_methods, { onSuccess: () => toast('saved') });
  const methods = useFieldArray({ control: form.control, name: 'methods' });
  const disabled = !usePermission('platform-settings.edit');
  const problem = form.formState.errors.methods;
  return (
    <Form form={form} onSubmit={(typed) => save.mutateAsync(typed)}>
      <SettingsSection title={t('methods.title')} text={t('methods.text')}>
        <ol className={styles.ways}>
          {methods.fields.map(({ id, method }, place) => {
            const word = paymentMethods.rows[method].label[language];
            return (
              <li key={id}>
                <div className={styles.wayHead}>
                  <SwitchField name={`methods.${place}.is_active`} label={word} disabled={disabled} />
                  {!disabled && (
                    <span>
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        size="lg"
                        disabled={place === 0}
                        aria-label={t('methods.up', { method: word })}
                        onClick={() => methods.move(place, place - 1)}
                      >
                        <IconArrowUp size={18} stroke={1.75} />
                      </ActionIcon>
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        size="lg"
                        disabled={place === methods.fields.length - 1}
                        aria-label={t('methods.down', { method: word })}
                        onClick={() => methods.move(place, place + 1)}
                      >
                        <IconArrowDown size={18} stroke={1.75} />
                      </ActionIcon>
                    </span>
                  )}
                </div>
                <LanguagePair
                  english={
                    <TextField
                      name={`methods.${place}.english_name`}
                      label={t('methods.englishName')}
                      placeholder={paymentMethods.rows[method].label.en}
                      maxLength={60}
                      disabled={disabled}
                    />
                  }
                  arabic={
                    <TextField
                      name={`methods.${place}.arabic_name`}
                      label={t('methods.arabicName')}
                      placeholder={paymentMethods.rows[method].label.ar}
                      maxLength={60}
                      disabled={disabled}
                    />
                  }
                />
              </li>
            );
          })}
        </ol>
        {(problem?.root ?? problem) && (
          <p className={styles.problem} role="alert">
            {t('methods.atLeastOne')}
          </p>
        )}
      </SettingsSection>
      <SettingsSection title={t('methods.bank')} text={t('methods.bankText')}>
        <TextareaField name="bank_details" label={t('setting.bank')} rows={4} maxLength={500} disabled={disabled} />
      </SettingsSection>
      <SaveBar />
    </Form>
  );
}
