import { businessTypes } from '@rawnaq/domain/accounts/account.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { leadLists, type Lead, type LeadListName } from '@rawnaq/domain/platform-marketing/platform-marketing.contract';
import { IconBuildingStore, IconExternalLink, IconMessage, IconTargetArrow } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { PersonCell } from '../../../ui/cells';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { StatusBadge } from '../../../ui/marks/status-badge';
import { LeadDrawer } from '../components/lead-drawer';
import { LetterDrawer } from '../components/letter-drawer';

export const MerchantsToWinPage = () => <LeadsPage name="requests" />;
export const MerchantsToKeepPage = () => <LeadsPage name="active" />;

function LeadsPage({ name }: { name: LeadListName }) {
  const { t } = useTranslation('platform-marketing');
  const language = useLanguage();
  const format = useFormat();
  const navigate = useNavigate();
  const mayEdit = usePermission('platform-marketing.edit');
  const mayOpen = usePermission('platform-merchants.view');
  const [open, setOpen] = useState<{ lead: Lead; as: 'follow' | 'write' }>();
  const close = () => setOpen(undefined);
  const actionsOf = (lead: Lead): RowAction[] => [
    ...(mayEdit
      ? [
          { label: t('follow'), icon: IconTargetArrow, onClick: () => setOpen({ lead, as: 'follow' }) },
          { label: t('write'), icon: IconMessage, onClick: () => setOpen({ lead, as: 'write' }) },
        ]
      : []),
    ...(mayOpen
      ? [
          {
            label: t('open'),
            icon: IconExternalLink,
            onClick: () => void navigate(pathTo('manager-merchants-one', language, { id: lead.id })),
          },
        ]
      : []),
  ];
  const today = format.localDate(new Date());
  return (
    <>
      <ListPage
        list={leadLists[name]}
        searchLabel={t('search')}
        empty={{ icon: IconBuildingStore, title: t(`empty.${name}.title`), text: t(`empty.${name}.text`) }}
        cells={{
          name: (row) => (
            <PersonCell
              name={row.name}
              shape="square"
              note={businessTypes.choices.find(({ value }) => value === row.business_type)?.label[language] ?? ''}
            />
          ),
          next_on: (row) =>
            row.next_on && row.next_on < today ? (
              <>
                {format.date(row.next_on)} <StatusBadge tone="danger">{t('overdue')}</StatusBadge>
              </>
            ) : (
              row.next_on && format.date(row.next_on)
            ),
        }}
        {...(mayEdit && { onOpen: (lead: Lead) => setOpen({ lead, as: 'follow' }) })}
        rowActions={actionsOf}
      />
      {open?.as === 'follow' && <LeadDrawer key={open.lead.id} lead={open.lead} onClose={close} />}
      {open?.as === 'write' && <LetterDrawer key={open.lead.id} lead={open.lead} onClose={close} />}
    </>
  );
}
