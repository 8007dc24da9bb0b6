import { Button } from '@mantine/core';
import { customerTypes } from '@rawnaq/domain/customers/customer.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import { IconArrowsJoin2, IconCalendarPlus, IconMessageStar, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { SendSurveyDialog } from '../../surveys';
import { StateText, StatusBadge } from '../../../ui/marks/status-badge';
import { MoreMenu } from '../../../ui/more-menu';
import { CustomerDrawer } from './customer-drawer';
import type { CustomerAnswer } from './details-card';
import { MergeDrawer } from './merge-drawer';
import { useCustomerSwitch } from './use-customer-switch';

/** Only what is out of the ordinary: who stays away, and who is off. */
export function CustomerBadges({
  type,
  status,
}: {
  type: CodeIn<typeof customerTypes>;
  status: CodeIn<typeof recordStates>;
}) {
  const { t } = useTranslation('customers');
  if (status !== recordStates.codes.active) return <StatusBadge>{t('disabled')}</StatusBadge>;
  return type === customerTypes.codes.missed ? <StateText state={customerTypes.rows.missed} /> : null;
}

export function CustomerActions({ answer: { record } }: { answer: CustomerAnswer }) {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'merge' | 'survey'>();
  const [mayEdit, mayDisable, mayMerge] = [
    usePermission('customers.edit'),
    usePermission('customers.disable'),
    usePermission('customers.merge'),
  ];
  const mayBook = usePermission('appointments.create') && record.status === recordStates.codes.active;
  const mayAsk = usePermission('billing.customers-care') && record.status === recordStates.codes.active;
  const switchStatus = useCustomerSwitch();
  const close = () => setOpen(undefined);
  return (
    <>
      {mayBook && (
        <Button
          component={Link}
          to={`${pathTo('merchant-appointments-add-appointment', language)}?customer=${record.id}`}
          leftSection={<IconCalendarPlus size={18} stroke={1.75} />}
        >
          {t('book')}
        </Button>
      )}
      {mayEdit && (
        <Button
          variant={mayBook ? 'default' : 'filled'}
          leftSection={<IconPencil size={18} stroke={1.75} />}
          onClick={() => setOpen('edit')}
        >
          {t('edit')}
        </Button>
      )}
      <MoreMenu
        actions={[
          ...(mayAsk ? [{ label: t('survey'), icon: IconMessageStar, onClick: () => setOpen('survey') }] : []),
          ...(mayMerge ? [{ label: t('merge.action'), icon: IconArrowsJoin2, onClick: () => setOpen('merge') }] : []),
          ...(mayDisable ? [switchStatus(record)] : []),
        ]}
      />
      {open === 'survey' && <SendSurveyDialog about={{ customer_id: record.id }} onClose={close} />}
      {open === 'edit' && <CustomerDrawer customer={record} onClose={close} />}
      {open === 'merge' && (
        <MergeDrawer
          first={record}
          onClose={close}
          onMerged={(id) => void navigate(pathTo('merchant-customers-one', language, { id }))}
        />
      )}
    </>
  );
}
