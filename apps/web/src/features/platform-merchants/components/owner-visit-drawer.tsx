import { codeText } from '@rawnaq/domain/auth/auth.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { orEmpty } from '@rawnaq/domain/kernel/input/fields';
import {
  loginAsOwnerInput,
  platformMerchantsContract,
} from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { TextareaField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { ProofFields } from '../../../ui/fields/proof-fields';

const schema = loginAsOwnerInput.extend({ totp: orEmpty(codeText) });

/** Opens the salon in a tab of its own. The code stands behind the #, which no server and no log ever sees. */
export function OwnerVisitDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('platform-merchants');
  const language = useLanguage();
  const form = useZodForm(schema, { id, reason: '', password: '', totp: '' });
  const start = useWrite(platformMerchantsContract.login_as_owner);
  const enter = async (values: Parameters<typeof start.mutateAsync>[0]) => {
    const { code } = await start.mutateAsync(values);
    const place = `${pathTo('merchant-enter', language)}#${code}`;
    // Browsers may refuse a new tab after a wait; then this one goes.
    if (!window.open(place, '_blank')) window.location.assign(place);
  };
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('visit.title')}
      submitLabel={t('visit.submit')}
      form={form}
      onSubmit={enter}
    >
      <TextareaField
        name="reason"
        label={t('visit.reason')}
        description={t('visit.text')}
        maxLength={300}
        rows={3}
        required
      />
      <ProofFields />
    </FormDrawer>
  );
}
