import { Button } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/fields/number-fields';
import { FieldRow } from '../../../ui/form/form-layout';
import styles from './settings.module.css';

/** The workplace attendance measures from. Shown in millionths of a degree, about ten centimetres. */
export function PositionField() {
  const { t } = useTranslation('settings');
  const form = useFormContext();
  const [state, setState] = useState<'idle' | 'asking' | 'found' | 'failed'>('idle');
  const locate = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        form.setValue('latitude_e6', Math.round(coords.latitude * 1e6), { shouldDirty: true, shouldValidate: true });
        form.setValue('longitude_e6', Math.round(coords.longitude * 1e6), { shouldDirty: true, shouldValidate: true });
        setState('found');
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };
  return (
    <>
      <FieldRow>
        <NumberField name="latitude_e6" label={t('general.latitude')} decimals={6} negative />
        <NumberField name="longitude_e6" label={t('general.longitude')} decimals={6} negative />
      </FieldRow>
      <div className={styles.inline}>
        <Button
          variant="default"
          leftSection={<IconCurrentLocation size={18} stroke={1.75} />}
          loading={state === 'asking'}
          onClick={locate}
        >
          {t('general.useMyPosition')}
        </Button>
        <span role="status">
          {state === 'found'
            ? t('general.positionFound')
            : state === 'failed'
              ? t('general.positionFailed')
              : t('general.positionText')}
        </span>
      </div>
    </>
  );
}
