import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconEdit, IconTrash, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../ui/can';
import { PersonCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { Money } from '../../../ui/money';
import { toast } from '../../../ui/toast';
import { askSamples, sampleList } from '../sample-list';

export function ListSpecimen() {
  const { t } = useTranslation('ui-kit');
  const add = (
    <Can permission="platform-technical.edit">
      <Button leftSection={<IconUserPlus size={18} stroke={1.75} />}>{t('primary')}</Button>
    </Can>
  );
  return (
    <ListPage
      list={sampleList}
      call={askSamples}
      cells={{
        name: (row) => <PersonCell name={row.name} />,
        balance: (row) => <Money minor={row.balance} bare signed />,
      }}
      onOpen={() => toast('copied')}
      rowActions={() => [
        { label: t('name'), icon: IconEdit, onClick: () => toast('saved') },
        { label: t('danger'), icon: IconTrash, onClick: () => toast('saved'), danger: true },
      ]}
      bulkActions={[
        { label: t('whatsapp'), icon: IconBrandWhatsapp, onClick: (_rows, done) => done() },
        { label: t('danger'), icon: IconTrash, onClick: (_rows, done) => done() },
      ]}
      primaryAction={add}
      searchLabel={t('search')}
      empty={{ icon: IconUsers, title: t('emptyTitle'), text: t('emptyText'), actions: add }}
    />
  );
}
