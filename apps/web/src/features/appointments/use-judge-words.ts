import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language/i18n';
import type { JudgeWords } from './judge-drop';

/** What stands in the way is said alike by the calendar and by the booking form. */
export function useJudgeWords(): JudgeWords {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  return useMemo(
    () => ({
      language,
      overlaps: (name, minutes) => t('clash.overlaps', { name, minutes }),
      block: (reason) => (reason ? t('clash.blockReason', { reason }) : t('clash.block')),
      hold: t('clash.hold'),
      free: (name, times) => t('clash.free', { name, times }),
      customer: (name, time) => t('clash.customer', { name, time }),
      notWorking: (name) => t('clash.notWorking', { name }),
      onLeave: (name) => t('clash.onLeave', { name }),
      of: (name, reason) => t('clash.of', { name, reason }),
      onlyThis: (reason) => t('clash.onlyThis', { reason }),
    }),
    [language, t],
  );
}
