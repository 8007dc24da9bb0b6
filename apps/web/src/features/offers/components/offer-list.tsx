import { Button } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { offerConditions } from '@rawnaq/domain/offers/offer.states';
import { offersContract, offersList } from '@rawnaq/domain/offers/offers.contract';
import { IconBan, IconCheck, IconDiscount2, IconGift, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { PersonCell } from '../../../ui/cells';
import { confirm } from '../../../ui/confirm';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { useNames } from '../../services';
import { OfferDrawer } from './offer-drawer';

type Offer = OutputOf<typeof offersList.endpoints.get_records>['records'][number];
const { active, disabled } = recordStates.codes;

export function OfferList() {
  const { t } = useTranslation('offers');
  const { otherNameOf } = useNames();
  const [open, setOpen] = useState<Offer | 'new'>();
  const setStatus = useWrite(offersContract.set_status, { onSuccess: () => toast('saved') });

  const disable = async (row: Offer) => {
    if (
      await confirm({
        title: t('disableQuestion', { name: row.name }),
        text: t('disableText'),
        action: t('disable'),
        danger: true,
      })
    )
      setStatus.mutate({ id: row.id, status: disabled });
  };
  const statusActions = (row: Offer): RowAction[] => {
    if (row.status === active)
      return [{ label: t('disable'), icon: IconBan, danger: true, onClick: () => void disable(row) }];
    return row.condition === offerConditions.codes.expired
      ? []
      : [{ label: t('activate'), icon: IconCheck, onClick: () => setStatus.mutate({ id: row.id, status: active }) }];
  };
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );

  return (
    <>
      <ListPage
        list={offersList}
        searchLabel={t('search')}
        cells={{
          name: (row) => (
            <PersonCell
              name={row.name}
              note={<bdi>{otherNameOf(row)}</bdi>}
              shape="square"
              icon={IconGift}
              {...(row.picture_url && { picture: row.picture_url })}
            />
          ),
        }}
        primaryAction={add}
        empty={{ icon: IconDiscount2, title: t('emptyTitle'), text: t('emptyText'), actions: add }}
        onOpen={setOpen}
        rowActions={(row) => [
          { label: t('edit'), icon: IconPencil, onClick: () => setOpen(row) },
          ...statusActions(row),
        ]}
      />
      {open && (
        <OfferDrawer
          key={open === 'new' ? 'new' : open.id}
          id={open === 'new' ? undefined : open.id}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
