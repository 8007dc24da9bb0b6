import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { appointmentsList } from '@rawnaq/domain/appointments/appointments.lists';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { customerMessagesList } from '@rawnaq/domain/messages/customer-messages.contract';
import { contactPermissions, customerTypes } from '@rawnaq/domain/customers/customer.states';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { IconBrandWhatsapp, IconCake, IconCalendar, IconMessage, IconPhone, IconUser } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Avatar } from '../../../ui/marks/avatar';
import { PhoneCell } from '../../../ui/cells';
import { DetailHeader } from '../../../ui/detail/detail-header';
import { DetailTabs } from '../../../ui/detail/detail-tabs';
import { KeyFigures } from '../../../ui/key-figures';
import { RecordPage } from '../../../ui/record-page';
import { LoadingState } from '../../../ui/states/states';
import { SkeletonFigures } from '../../../ui/states/skeleton';
import { RecordsOf } from '../../../ui/list-page/records-of';
import { HistoryTab } from '../../audit';
import { CustomerComplaints, useComplaintsCount } from '../../complaints';
import { CustomerAnswers } from '../../surveys';
import { BalanceTab } from '../../customer-money';
import { CustomerPackages } from '../../customer-packages';
import { CustomerGiftCards } from '../../gift-cards';
import { CustomerLoyalty } from '../../loyalty';
import { CustomerActions, CustomerBadges } from '../components/customer-actions';
import { NotesTab } from '../components/notes-tab';
import { PhotosTab } from '../components/photos-tab';
import type { CustomerAnswer } from '../components/details-card';
import { OverviewTab } from '../components/overview-tab';
import { PenaltiesTab, usePenalties } from '../components/penalties-tab';
import { useKeyFigures, useVisitFigures } from '../components/visit-figures';

export function CustomerPage() {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const id = Number(useParams()['id']);
  const customer = useRead(
    customersContract.get_record,
    { id },
    { enabled: Number.isSafeInteger(id), ownFailure: true },
  );
  return (
    <RecordPage
      id={id}
      query={customer}
      missing={{ title: t('notFoundTitle'), text: t('notFoundText') }}
      list={{ label: t('title'), to: pathTo('merchant-customers', language) }}
    >
      {/* A record that was merged away keeps its address, which leads to the one that stayed. */}
      {(answer) =>
        answer.merged_into === null ? (
          <Customer key={id} answer={answer} />
        ) : (
          <Navigate replace to={pathTo('merchant-customers-one', language, { id: answer.merged_into })} />
        )
      }
    </RecordPage>
  );
}

function Customer({ answer }: { answer: CustomerAnswer }) {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const format = useFormat();
  const { record } = answer;
  const mayGiftCards = usePermission('billing.sell-gift-card');
  const mayComplaints = usePermission('reports.complaints');
  const maySurveys = usePermission('reports.surveys');
  const complaintsCount = useComplaintsCount(record.id, mayComplaints);
  const seesVisits = usePermission('appointments.view');
  const { data: visits, isPending, isError } = useVisitFigures(record.id, seesVisits);
  const figures = useKeyFigures(visits);
  const penalties = usePenalties(record.id).data?.records ?? [];
  const own = { customer_id: String(record.id) };
  const tabs = [
    { id: 'overview', label: t('tabs.overview'), content: () => <OverviewTab answer={answer} figures={visits} /> },
    ...(seesVisits
      ? [
          {
            id: 'appointments',
            label: t('tabs.appointments'),
            ...(visits && { count: format.number(visits.total) }),
            content: () => (
              <RecordsOf
                list={appointmentsList}
                of={own}
                columns={['start_at', 'services', 'employees', 'outcome', 'source', 'total']}
                to={({ id }) => `${pathTo('merchant-appointments', language)}?open=${id}`}
                empty={{ icon: IconCalendar, title: t('visits.emptyTitle'), text: t('visits.emptyText') }}
              />
            ),
          },
        ]
      : []),
    {
      id: 'balance',
      label: t('tabs.balance'),
      content: () => (
        <Suspense fallback={<LoadingState rows={4} />}>
          <BalanceTab customer={record} isActive={record.status === recordStates.codes.active} />
        </Suspense>
      ),
    },
    { id: 'notes', label: t('tabs.notes'), count: answer.notes_count, content: () => <NotesTab id={record.id} /> },
    { id: 'photos', label: t('tabs.photos'), count: answer.photos_count, content: () => <PhotosTab id={record.id} /> },
    {
      id: 'messages',
      label: t('tabs.messages'),
      content: () => (
        <RecordsOf
          list={customerMessagesList}
          of={own}
          columns={['template', 'body', 'channel', 'status', 'instead_of', 'why', 'created_at']}
          empty={{ icon: IconMessage, title: t('messages.emptyTitle'), text: t('messages.emptyText') }}
        />
      ),
    },
    {
      id: 'packages',
      label: t('tabs.packages'),
      content: () => (
        <Suspense fallback={<LoadingState rows={4} />}>
          <CustomerPackages customerId={record.id} />
        </Suspense>
      ),
    },
    ...(mayGiftCards
      ? [
          {
            id: 'gift-cards',
            label: t('tabs.giftCards'),
            content: () => (
              <Suspense fallback={<LoadingState rows={4} />}>
                <CustomerGiftCards customerId={record.id} />
              </Suspense>
            ),
          },
        ]
      : []),
    {
      id: 'loyalty',
      label: t('tabs.loyalty'),
      content: () => (
        <Suspense fallback={<LoadingState rows={4} />}>
          <CustomerLoyalty customerId={record.id} />
        </Suspense>
      ),
    },
    ...(penalties.length > 0
      ? [
          {
            id: 'penalties',
            label: t('tabs.penalties'),
            count: format.number(penalties.length),
            content: () => <PenaltiesTab penalties={penalties} />,
          },
        ]
      : []),
    ...(maySurveys
      ? [
          {
            id: 'surveys',
            label: t('tabs.surveys'),
            content: () => (
              <Suspense fallback={<LoadingState rows={4} />}>
                <CustomerAnswers customerId={record.id} />
              </Suspense>
            ),
          },
        ]
      : []),
    ...(mayComplaints
      ? [
          {
            id: 'complaints',
            label: t('tabs.complaints'),
            ...(complaintsCount !== undefined && { count: format.number(complaintsCount) }),
            content: () => (
              <Suspense fallback={<LoadingState rows={4} />}>
                <CustomerComplaints customerId={record.id} />
              </Suspense>
            ),
          },
        ]
      : []),
    {
      id: 'history',
      label: t('tabs.history'),
      content: () => (
        <Suspense fallback={<LoadingState rows={4} />}>
          <HistoryTab entity="customers" entityId={record.id} />
        </Suspense>
      ),
    },
  ];

  return (
    <>
      <DetailHeader
        crumbs={[{ label: t('title'), to: pathTo('merchant-customers', language) }, { label: record.name }]}
        title={record.name}
        avatar={<Avatar name={record.name} size="l" />}
        badge={<CustomerBadges type={record.type} status={record.status} />}
        facts={[
          { icon: IconPhone, text: <PhoneCell value={record.mobile} /> },
          ...(record.birth_date ? [{ icon: IconCake, text: format.dayAndMonth(record.birth_date) }] : []),
          {
            icon: IconBrandWhatsapp,
            text: `${t('whatsapp')}: ${labelOf(contactPermissions, record.whatsapp)[language]}`,
          },
          {
            icon: IconUser,
            text: (
              <span title={t(`typeNote.${record.type as 'new'}`)}>
                {labelOf(customerTypes, record.type as 'new')[language]}
              </span>
            ),
          },
          { icon: IconCalendar, text: t('since', { month: format.month(record.created_at) }) },
        ]}
        actions={<CustomerActions answer={answer} />}
      />
      {figures && <KeyFigures figures={figures} />}
      {seesVisits && isPending && !isError && (
        <LoadingState>
          <SkeletonFigures />
        </LoadingState>
      )}
      <DetailTabs tabs={tabs} label={record.name} />
    </>
  );
}
