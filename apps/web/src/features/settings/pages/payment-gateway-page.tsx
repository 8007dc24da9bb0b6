import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { companyNamed, GATEWAY_COMPANIES } from '@rawnaq/domain/payment-links/gateway-companies';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { SelectField, SwitchField } from '../../../ui/fields/choice-fields';
import { PasswordField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import { toast } from '../../../ui/toast';
import { GatewayConnection } from '../components/gateway-connection';
import { Loaded } from '../components/loaded';
import { SettingsFrame } from '../components/settings-frame';
import { useStoredSecret } from '../components/use-stored-secret';

const COMPANIES = Object.values(GATEWAY_COMPANIES).map((name) => ({ value: name, label: name }));

export const PaymentGatewayPage = () => (
  <SettingsFrame section="gateway">
    <Loaded endpoint={settingsContract.get_payment_gateway}>{(answer) => <GatewayForm answer={answer} />}</Loaded>
    <GatewayConnection />
  </SettingsFrame>
);

/** Key and secret are written and never shown again: an empty field keeps what is stored. */
function GatewayForm({
  answer: { values, secrets },
}: {
  answer: OutputOf<typeof settingsContract.get_payment_gateway>;
}) {
  const { t } = useTranslation('settings');
  const known = companyNamed(values.company);
  const form = useZodForm(settingsContract.save_payment_gateway.input, {
    ...values,
    company: known ? GATEWAY_COMPANIES[known] : '',
    key: '',
    secret: '',
  });
  const save = useWrite(settingsContract.save_payment_gateway, { onSuccess: () => toast('saved') });
  const company = companyNamed(form.watch('company') ?? '');
  const stored = useStoredSecret(secrets);
  const submit = async (typed: typeof settingsContract.save_payment_gateway.input._output) => {
    await save.mutateAsync(typed);
    form.setValue('key', '');
    form.setValue('secret', '');
  };
  return (
    <Form form={form} onSubmit={submit}>
      <SettingsSection title={t('sections.gateway')} text={t('gateway.text')}>
        <SwitchField name="is_active" label={t('gateway.active')} description={t('gateway.activeText')} />
        <SelectField name="company" label={t('gateway.company')} options={COMPANIES} />
        {company === 'myfatoorah' && <SwitchField name="is_test" label={t('gateway.isTest')} />}
        <PasswordField
          name="key"
          label={t('gateway.key')}
          isNew
          description={`${company ? t(`gateway.keyOf.${company}`) : ''} ${stored('key')}`}
        />
        <PasswordField
          name="secret"
          label={t('gateway.secret')}
          isNew
          description={`${company ? t(`gateway.secretOf.${company}`) : ''} ${stored('secret')}`}
        />
      </SettingsSection>
      <SaveBar />
    </Form>
  );
}
