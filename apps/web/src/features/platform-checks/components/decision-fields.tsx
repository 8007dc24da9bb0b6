import { productRequestStates } from '@rawnaq/domain/products/product-request.states';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/fields/choice-fields';
import { TextareaField } from '../../../ui/fields/text-fields';

const { rejected, approved } = productRequestStates.codes;

/** Yes or no to a request, and why not. */
export function DecisionFields({ approve, reject }: { approve: string; reject: string }) {
  const { t } = useTranslation('platform-checks');
  const status: unknown = useFormContext().watch('status');
  return (
    <>
      <SelectField
        name="status"
        label={t('decision')}
        options={[
          { value: approved, label: approve },
          { value: rejected, label: reject },
        ]}
        required
      />
      {status === rejected && (
        <TextareaField name="reason" label={t('reason')} description={t('reasonHint')} maxLength={500} required />
      )}
    </>
  );
}
