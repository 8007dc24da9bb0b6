import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { servicesList } from '@rawnaq/domain/services/services.contract';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { PageHead } from '../../../ui/page-head';
import { ServiceDrawer } from '../components/service-drawer';
import { SuggestedList } from '../components/suggested-list';
import { useSuggestions } from '../components/use-suggestions';
import styles from '../components/menu.module.css';

/** What the platform suggests: tick, write the price, add all of them at once. */
export function ActivateServicesPage() {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const suggestions = useSuggestions();
  const { drafts, problem, take, isTaking } = suggestions;
  const listPath = pathTo('merchant-menu-services', language);
  const save = async () => {
    if (await take()) void navigate(listPath);
  };

  const ownOne = (
    <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('services.add')}
    </Button>
  );

  return (
    <>
      <PageHead
        title={t('services.activateTitle')}
        note={t('services.activateLead')}
        actions={ownOne}
        crumbs={[{ label: servicesList.title[language], to: listPath }, { label: t('services.activateTitle') }]}
      />
      <div className={styles.aboveBar}>
        <SuggestedList suggestions={suggestions} />
      </div>
      {drafts.size > 0 && (
        <div className={styles.bar} data-pinned>
          <div>
            <b role="status">{problem ?? t('services.chosen', { count: drafts.size })}</b>
            <Button loading={isTaking} onClick={() => void save().catch(() => undefined)}>
              {t('services.activateChosen')}
            </Button>
          </div>
        </div>
      )}
      {adding && <ServiceDrawer onClose={() => setAdding(false)} />}
    </>
  );
}
