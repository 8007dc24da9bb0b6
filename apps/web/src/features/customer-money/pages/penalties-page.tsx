import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { penaltiesContract, penaltiesList, type PenaltyRow } from '@rawnaq/domain/penalties/penalties.contract';
import { penaltyStates } from '@rawnaq/domain/penalties/penalty.states';
import { IconArrowBackUp, IconCalendar, IconPlus, IconReceiptOff, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { ReasonDialog } from '../../../ui/form/reason-dialog';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { PenaltyDrawer } from '../components/penalty-drawer';
import { apart } from '../components/apart';

export function PenaltiesPage() {
  const { t } = useTranslation('customer-money');
  const language = useLanguage();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const [lifted, setLifted] = useState<PenaltyRow>();
  const [maySeeCustomers, maySeeVisits] = [usePermission('customers.view'), usePermission('appointments.view')];
  const go = (path: string) => () => void navigate(path);
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('penalty.add')}
    </Button>
  );
  return (
    <>
      <ListPage
        list={penaltiesList}
        searchLabel={t('search')}
        rowActions={(row) => [
          ...(row.state === penaltyStates.codes.charged
            ? [{ label: t('lift.action'), icon: IconArrowBackUp, danger: true, onClick: () => setLifted(row) }]
            : []),
          ...(maySeeCustomers
            ? [
                {
                  label: t('openCustomer'),
                  icon: IconUser,
                  onClick: go(pathTo('merchant-customers-one', language, { id: row.customer_id })),
                },
              ]
            : []),
          ...(maySeeVisits && row.appointment_id !== null
            ? [
                {
                  label: t('openVisit'),
                  icon: IconCalendar,
                  onClick: go(`${pathTo('merchant-appointments', language)}?open=${row.appointment_id}`),
                },
              ]
            : []),
        ]}
        primaryAction={add}
        empty={{ icon: IconReceiptOff, title: t('penalty.emptyTitle'), text: t('penalty.emptyText'), actions: add }}
      />
      {isAdding && <PenaltyDrawer onClose={() => setAdding(false)} />}
      {lifted && <LiftDialog penalty={lifted} onClose={() => setLifted(undefined)} />}
    </>
  );
}

function LiftDialog({ penalty, onClose }: { penalty: PenaltyRow; onClose: () => void }) {
  const { t } = useTranslation('customer-money');
  const format = useFormat();
  const lift = useWrite(penaltiesContract.lift, { onSuccess: () => toast('saved') });
  return (
    <ReasonDialog
      title={t('lift.title')}
      text={t('lift.text', { name: apart(penalty.customer), amount: apart(format.money(penalty.amount)) })}
      action={t('lift.action')}
      onClose={onClose}
      onReason={(reason) => lift.mutateAsync({ id: penalty.id, reason })}
    />
  );
}
