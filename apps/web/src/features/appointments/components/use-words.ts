import { appointmentOutcomes } from '@rawnaq/domain/appointments/appointment.states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import type { May, Words } from '../calendar-items';
import type { Outcome } from '../calendar-state';

/** The words the calendar's items are labelled with. */
export function useWords(): Words {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  return useMemo(
    () => ({
      language,
      block: t('block.one'),
      hold: t('hold'),
      draft: t('new'),
      processing: t('processing'),
      buffer: t('buffer'),
      starts: (time) => t('head.starts', { time: `\u2068${time}\u2069` }),
      away: { leave: t('away.leave'), holiday: t('away.holiday'), closed: t('away.closed') },
      outcome: (outcome) => appointmentOutcomes.rows[outcome as Outcome].label[language],
    }),
    [language, t],
  );
}

export function useMay(): May & { create: boolean } {
  const [edit, block, create] = [
    usePermission('appointments.edit'),
    usePermission('appointments.block-times'),
    usePermission('appointments.create'),
  ];
  return useMemo(() => ({ edit, block, create }), [edit, block, create]);
}
