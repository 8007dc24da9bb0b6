import { Button } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { offerConditions } from '@rawnaq/domain/offers/offer.states';
import { offersContract, offersList } from '@rawnaq/domain/offers/offers.contract';
import { IconDiscount2, IconGift, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { useStatusSwitch } from '../../../ui/use-status-switch';
import { useNames } from '../../services';
import { OfferDrawer } from './offer-drawer';

type Offer = OutputOf<typeof offersList.endpoints.get_records>['records'][number];

export function OfferList() {
  const { t } = useTranslation('offers');
  const { otherNameOf } = useNames();
  const [open, setOpen] = useState<Offer | 'new'>();
  const switchStatus = useStatusSwitch(offersContract.set_status, {
    question: ({ name }: Offer) => ({ title: t('disableQuestion', { name }), text: t('disableText') }),
  });
  // After its last day an offer that is off stays off.
  const isOver = ({ status, condition }: Offer): boolean =>
    status !== recordStates.codes.active && condition === offerConditions.codes.expired;
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
          ...(isOver(row) ? [] : [switchStatus(row)]),
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
