import type { KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NamePair, TextareaField, TextField } from '../../../ui/fields/text-fields';

/**
 * What the platform is told about a product. A scanner ends a barcode with Enter: that goes on to the name instead of
 * sending a form with nothing else in it.
 */
export function RequestFields({ noteHint }: { noteHint: string }) {
  const { t } = useTranslation('products');
  const { setFocus } = useFormContext();
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setFocus('english_name');
  };
  return (
    <>
      <div role="presentation" onKeyDown={goOn}>
        <TextField name="barcode" label={t('barcode')} description={t('barcodeHint')} maxLength={40} ltr required />
      </div>
      <NamePair label={{ en: t('englishName'), ar: t('arabicName') }} required />
      <TextField name="owner_name" label={t('owner')} maxLength={100} required />
      <TextareaField name="note" label={t('note')} description={noteHint} maxLength={500} />
    </>
  );
}
