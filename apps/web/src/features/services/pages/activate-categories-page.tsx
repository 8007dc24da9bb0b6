import { Button, Checkbox } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { categoriesContract, categoriesList } from '@rawnaq/domain/services/categories.contract';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { PageHead } from '../../../ui/page-head';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { toast } from '../../../ui/toast';
import { useNames } from '../api';
import { CategoryDrawer } from '../components/category-drawer';
import styles from '../components/menu.module.css';

export function ActivateCategoriesPage() {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const navigate = useNavigate();
  const { nameOf, otherNameOf } = useNames();
  const [adding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const suggested = useRead(categoriesContract.suggested, {});
  const listPath = pathTo('merchant-menu-categories', language);
  const activate = useWrite(categoriesContract.activate, {
    onSuccess: () => {
      toast('saved');
      void navigate(listPath);
    },
  });
  const records = suggested.data?.records ?? [];
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);

  const onward = (
    <>
      <Button
        component={Link}
        to={pathTo('merchant-menu-services-activate-services', language)}
        variant="default"
        leftSection={<IconSparkles size={18} stroke={1.75} />}
      >
        {t('services.activateTitle')}
      </Button>
      <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
        {t('categories.add')}
      </Button>
    </>
  );

  return (
    <>
      <PageHead
        title={t('categories.activateTitle')}
        note={t('categories.activateLead')}
        crumbs={[{ label: categoriesList.title[language], to: listPath }, { label: t('categories.activateTitle') }]}
      />
      <Awaiting query={suggested} />
      {suggested.data && records.every((one) => one.activated) && (
        <EmptyState
          title={t('categories.nothingSuggested')}
          text={t('categories.nothingSuggestedText')}
          actions={onward}
        />
      )}
      <div className={styles.cards}>
        {records.map((one) => (
          <label
            key={one.id}
            htmlFor={`suggested-${one.id}`}
            className={styles.choice}
            data-known={one.activated || undefined}
          >
            <Checkbox
              id={`suggested-${one.id}`}
              checked={one.activated || chosen.includes(one.id)}
              disabled={one.activated}
              onChange={() => toggle(one.id)}
            />
            <span>
              <b>
                <bdi>{nameOf(one)}</bdi>
              </b>
              <small>
                <bdi>{otherNameOf(one)}</bdi>
              </small>
              {one.activated ? (
                <small>{t('categories.already')}</small>
              ) : (
                <small>{t('categories.servicesInside', { count: one.services_count })}</small>
              )}
            </span>
          </label>
        ))}
      </div>
      {chosen.length > 0 && (
        <div className={styles.bar} data-pinned>
          <div>
            <b aria-live="polite">{t('categories.chosen', { count: chosen.length })}</b>
            <Button loading={activate.isPending} onClick={() => activate.mutate({ suggested: [...chosen] })}>
              {t('categories.activateChosen')}
            </Button>
          </div>
        </div>
      )}
      {adding && <CategoryDrawer onClose={() => setAdding(false)} />}
    </>
  );
}
