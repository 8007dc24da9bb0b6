import type { SecretState } from '@rawnaq/domain/settings/define-setting';
import { useTranslation } from 'react-i18next';

/** What is told of a secret that is written and never shown again. */
export function useStoredSecret(secrets: Record<string, SecretState>): (name: string) => string {
  const { t } = useTranslation('settings');
  return (name) => {
    const state = secrets[name];
    if (!state?.is_set) return t('gateway.notSet');
    return state.last_four ? t('gateway.setEnding', { letters: state.last_four }) : t('gateway.set');
  };
}
