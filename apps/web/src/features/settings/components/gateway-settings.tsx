import { codeText } from '@rawnaq/domain/auth/auth.contract';
import { ownProof } from '@rawnaq/domain/auth/own-proof';
import { orEmpty } from '@rawnaq/domain/kernel/input/fields';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { companyNamed, GATEWAY_COMPANIES } from '@rawnaq/domain/payment-links/gateway-companies';
import type { paymentGatewayContract } from '@rawnaq/domain/payment-links/payment-gateway.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { SelectField, SwitchField } from '../../../ui/fields/choice-fields';
import { ProofFields } from '../../../ui/fields/proof-fields';
import { PasswordField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import { toast } from '../../../ui/toast';
import { GatewayConnection } from './gateway-connection';
import { Loaded } from '../../../ui/states/loaded';
import { useStoredSecret } from './use-stored-secret';

const proofInForm = ownProof.extend({ totp: orEmpty(codeText) });
const COMPANIES = Object.values(GATEWAY_COMPANIES).map((name) => ({ value: name, label: name }));

type Props = {
  get: typeof paymentGatewayContract.get;
  save: typeof paymentGatewayContract.save;
  test: typeof paymentGatewayContract.test;
  webhook: typeof paymentGatewayContract.webhook;
  isReadOnly?: boolean;
  /** How somebody without a password proves who she is, and why: fields at `proof.password`. */
  proof?: { text: string; fields: ReactNode } | undefined;
};

/** The gateway of a salon, of the platform or of an owner of places: the same form by other doors. */
export function GatewaySettings({ get, save, test, webhook, isReadOnly = false, proof }: Props) {
  return (
    <>
      <Loaded endpoint={get}>
        {(answer) => <GatewayForm answer={answer} save={save} isReadOnly={isReadOnly} proof={proof} />}
      </Loaded>
      <GatewayConnection test={test} webhook={webhook} isReadOnly={isReadOnly} />
    </>
  );
}

const NO_PROOF = { password: '', totp: '' };
type FormProps = Pick<Props, 'save' | 'proof'> & { answer: OutputOf<Props['get']>; isReadOnly: boolean };

/** Key and secret are written and never shown again: an empty field keeps what is stored. */
function GatewayForm({ answer: { values, secrets }, save: endpoint, isReadOnly, proof }: FormProps) {
  const { t } = useTranslation('settings');
  const known = companyNamed(values.company);
  const form = useZodForm(endpoint.input.extend({ proof: proofInForm }), {
    ...values,
    company: known ? GATEWAY_COMPANIES[known] : '',
    key: '',
    secret: '',
    proof: NO_PROOF,
  });
  const save = useWrite(endpoint, { onSuccess: () => toast('saved') });
  const company = companyNamed(form.watch('company') ?? '');
  const stored = useStoredSecret(secrets);
  const submit = async (typed: Props['save']['input']['_output']) => {
    await save.mutateAsync(typed);
    form.setValue('key', '');
    form.setValue('secret', '');
    form.setValue('proof', NO_PROOF);
  };
  return (
    <Form form={form} onSubmit={submit}>
      <SettingsSection title={t('sections.gateway')} text={t('gateway.text')}>
        <SwitchField
          name="is_active"
          label={t('gateway.active')}
          description={t('gateway.activeText')}
          disabled={isReadOnly}
        />
        <SelectField name="company" label={t('gateway.company')} options={COMPANIES} disabled={isReadOnly} />
        {company === 'myfatoorah' && <SwitchField name="is_test" label={t('gateway.isTest')} disabled={isReadOnly} />}
        <PasswordField
          name="key"
          label={t('gateway.key')}
          isNew
          disabled={isReadOnly}
          description={`${company ? t(`gateway.keyOf.${company}`) : ''} ${stored('key')}`}
        />
        <PasswordField
          name="secret"
          label={t('gateway.secret')}
          isNew
          disabled={isReadOnly}
          description={`${company ? t(`gateway.secretOf.${company}`) : ''} ${stored('secret')}`}
        />
      </SettingsSection>
      {form.formState.isDirty && (
        <SettingsSection title={t('gateway.proof')} text={proof?.text ?? t('gateway.proofText')}>
          {proof?.fields ?? <ProofFields at="proof." />}
        </SettingsSection>
      )}
      <SaveBar />
    </Form>
  );
}
