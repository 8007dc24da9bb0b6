import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { isEasyPassword } from '@rawnaq/domain/auth/password.rules';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../ui/fields/text-fields';
import styles from './door.module.css';

const SHORTEST = 8;

type Props = { label: string; ownWords?: readonly string[]; size?: 'md' | 'xl' };

/** The new password twice, with the rules it has to meet ticked off while it is typed. */
export function NewPasswordFields({ label, ownWords = [], size = 'md' }: Props) {
  const { t } = useTranslation('auth');
  const { control } = useFormContext();
  const password = String(useWatch({ control, name: 'password' }) ?? '');
  const isLong = password.length >= SHORTEST;
  return (
    <>
      <PasswordField name="password" label={label} isNew required size={size} />
      <ul className={styles.rules}>
        <Rule met={isLong}>{t('passwordRules.length')}</Rule>
        <Rule met={isLong && !isEasyPassword(password, ownWords)}>{t('passwordRules.notEasy')}</Rule>
      </ul>
      <PasswordField name="password_repeat" label={t('repeatPassword')} isNew required size={size} />
    </>
  );
}

function Rule({ met, children }: { met: boolean; children: string }) {
  const Icon = met ? IconCircleCheck : IconCircle;
  return (
    <li data-met={met || undefined}>
      <Icon size={16} stroke={1.75} aria-hidden />
      {children}
    </li>
  );
}
