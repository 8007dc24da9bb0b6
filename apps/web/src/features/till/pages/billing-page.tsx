import { VisuallyHidden } from '@mantine/core';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { Awaiting } from '../../../ui/states/loaded';
import { useCatalogue } from '../api';
import { TillDesk } from '../components/till-desk';
import { useTillDraft } from '../draft/use-till-draft';
import { useOpenedBill } from '../use-opened-bill';

/** The till: what is sold at the start side, what is paid at the end side, all of it by keys, scanner or thumb. */
export function BillingPage() {
  const { t } = useTranslation('till');
  const language = useLanguage();
  const { answer, catalogue, isError, refetch } = useCatalogue();
  const bills = useTillDraft();
  useOpenedBill(bills, answer);
  return (
    <>
      <VisuallyHidden component="h1">{pageWords.billing[language]}</VisuallyHidden>
      {catalogue && <TillDesk bills={bills} catalogue={catalogue} />}
      <Awaiting query={{ data: catalogue, isError, refetch }} rows={8} />
      {!bills.isKept && <p role="alert">{t('problems.notKept')}</p>}
    </>
  );
}
