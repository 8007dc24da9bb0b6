import { ActionIcon, TextInput } from '@mantine/core';
import { GUEST_NAME_MAX } from '@rawnaq/domain/appointments/appointment.shapes';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './booking.module.css';

type Props = {
  name: string;
  number: number;
  error: string | undefined;
  onName: (name: string) => void;
  onRemove: () => void;
};

/** Somebody who comes with the customer: her name is all that is needed, the mobile is the customer's. */
export function GuestHead({ name, number, error, onName, onRemove }: Props) {
  const { t } = useTranslation('appointments');
  return (
    <div className={styles.guest}>
      <TextInput
        className={styles.grow}
        aria-label={t('guest.nameOf', { number })}
        placeholder={t('guest.name')}
        value={name}
        maxLength={GUEST_NAME_MAX}
        autoFocus={name === ''}
        error={error}
        onChange={(event) => onName(event.currentTarget.value)}
      />
      <ActionIcon variant="subtle" color="gray" aria-label={t('guest.remove', { number })} onClick={onRemove}>
        <IconX size={17} stroke={1.75} />
      </ActionIcon>
    </div>
  );
}
