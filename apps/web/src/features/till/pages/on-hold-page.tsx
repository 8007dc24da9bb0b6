import { heldBillsList, tillContract } from '@rawnaq/domain/till/till.contract';
import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { PersonCell } from '../../../ui/cells';
import { confirm } from '../../../ui/confirm';
import { ListPage } from '../../../ui/list-page/list-page';
import { billPath } from '../paths';

/** Bills that were put aside: taken up at any till, or dropped. */
export function OnHoldPage() {
  const { t } = useTranslation('till');
  const language = useLanguage();
  const navigate = useNavigate();
  const drop = useWrite(tillContract.drop, { onSuccess: () => toastSuccess(t('onHold.dropped')) });
  return (
    <ListPage
      list={heldBillsList}
      searchLabel={t('onHold.search')}
      cells={{ customer: (row) => <PersonCell name={row.customer ?? t('walkIn')} /> }}
      to={(row) => billPath(language, { held: row.id })}
      rowActions={(row) => [
        {
          label: t('desk.resume'),
          icon: IconPlayerPlay,
          onClick: () => void navigate(billPath(language, { held: row.id })),
        },
        {
          label: t('onHold.drop'),
          icon: IconTrash,
          danger: true,
          onClick: () =>
            void confirm({
              title: t('onHold.dropQuestion'),
              text: t('onHold.dropText', { name: row.customer ?? t('walkIn') }),
              action: t('onHold.drop'),
              danger: true,
            }).then((isSure) => isSure && drop.mutate({ id: row.id })),
        },
      ]}
      empty={{ icon: IconPlayerPause, title: t('onHold.emptyTitle'), text: t('onHold.emptyText') }}
    />
  );
}
