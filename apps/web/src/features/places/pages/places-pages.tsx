import { Button } from '@mantine/core';
import { citiesList, countriesList, type CityRow, type CountryRow } from '@rawnaq/domain/places/places.contract';
import { IconBuildingSkyscraper, IconPencil, IconPlus, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../lib/session';
import { CodeCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { CityDrawer, CountryDrawer } from '../components/place-drawers';

export function CountriesPage() {
  const { t } = useTranslation('places');
  const mayEdit = usePermission('platform-settings.edit');
  const [open, setOpen] = useState<CountryRow>();
  return (
    <>
      <ListPage
        list={countriesList}
        searchLabel={t('search')}
        cells={{ calling_code: (row) => <CodeCell value={`+${row.calling_code}`} /> }}
        empty={{ icon: IconWorld, title: t('countriesEmpty'), text: t('emptyText') }}
        {...(mayEdit && { onOpen: setOpen })}
        rowActions={(row) => (mayEdit ? [{ label: t('edit'), icon: IconPencil, onClick: () => setOpen(row) }] : [])}
      />
      {open && <CountryDrawer key={open.id} country={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

export function CitiesPage() {
  const { t } = useTranslation('places');
  const mayEdit = usePermission('platform-settings.edit');
  const [open, setOpen] = useState<CityRow | 'new'>();
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <ListPage
        list={citiesList}
        searchLabel={t('search')}
        primaryAction={add}
        empty={{ icon: IconBuildingSkyscraper, title: t('citiesEmpty'), text: t('emptyText'), actions: add }}
        {...(mayEdit && { onOpen: setOpen })}
        rowActions={(row) => (mayEdit ? [{ label: t('edit'), icon: IconPencil, onClick: () => setOpen(row) }] : [])}
      />
      {open && (
        <CityDrawer
          key={open === 'new' ? 0 : open.id}
          city={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
