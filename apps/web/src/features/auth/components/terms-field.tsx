import { Anchor, Checkbox } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useField, type FieldProps } from '../../../ui/fields/use-field';
import styles from './door.module.css';

/** Both texts open beside the form, so that nothing typed is lost. */
export function TermsField(props: FieldProps) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const { value, onChange, ref, name, error } = useField<boolean>(props);
  return (
    <div>
      <Checkbox
        ref={ref}
        name={name}
        className={styles.terms ?? ''}
        size="sm"
        label={props.label}
        checked={value ?? false}
        error={error}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <p className={styles.legal}>
        <Anchor href={pathTo('terms-and-conditions', language)} target="_blank" inherit>
          {t('trial.termsPage')}
        </Anchor>
        <Anchor href={pathTo('privacy-policy', language)} target="_blank" inherit>
          {t('trial.privacyPage')}
        </Anchor>
      </p>
    </div>
  );
}
