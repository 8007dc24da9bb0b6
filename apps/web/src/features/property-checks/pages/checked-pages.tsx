import type { List } from '@rawnaq/domain/kernel/list';
import {
  activePropertiesList,
  addedPropertiesList,
  editedPropertiesList,
  type CheckedProperty,
} from '@rawnaq/domain/properties/property-checks.contract';
import { IconBuildingCottage } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../ui/list-page/list-page';
import { PropertyDrawer } from '../components/property-drawer';

export const AddedPropertiesPage = () => <CheckedPage list={addedPropertiesList} empty="addedEmpty" />;
export const EditedPropertiesPage = () => <CheckedPage list={editedPropertiesList} empty="editedEmpty" />;
export const ActivePropertiesPage = () => <CheckedPage list={activePropertiesList} empty="activeEmpty" />;

type Props = { list: List<CheckedProperty>; empty: 'addedEmpty' | 'editedEmpty' | 'activeEmpty' };

function CheckedPage({ list, empty }: Props) {
  const { t } = useTranslation('property-checks');
  const [open, setOpen] = useState<CheckedProperty>();
  return (
    <>
      <ListPage
        list={list}
        rowKey={(row) => `${row.account_id}-${row.id}`}
        searchLabel={t('search')}
        empty={{ icon: IconBuildingCottage, title: t(`${empty}.title`), text: t(`${empty}.text`) }}
        onOpen={setOpen}
      />
      {open && <PropertyDrawer key={`${open.account_id}-${open.id}`} of={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
