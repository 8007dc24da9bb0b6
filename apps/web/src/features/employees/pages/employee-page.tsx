import { Button } from '@mantine/core';
import { paperStateOf } from '@rawnaq/domain/employees/document-expiry.rules';
import { employeesContract, type Employee } from '@rawnaq/domain/employees/employees.contract';
import { paperStates } from '@rawnaq/domain/employees/employee.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { IconCalendar, IconClockCheck, IconMail, IconPhone, IconShieldLock } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Avatar } from '../../../ui/marks/avatar';
import { Can } from '../../../ui/can';
import { CodeCell, PhoneCell } from '../../../ui/cells';
import { DetailHeader } from '../../../ui/detail/detail-header';
import { DetailTabs, type DetailTab } from '../../../ui/detail/detail-tabs';
import { RecordPage } from '../../../ui/record-page';
import { LoadingState } from '../../../ui/states/states';
import { StatusBadge } from '../../../ui/marks/status-badge';
import { useStatusSwitch } from '../../../ui/use-status-switch';
import { HistoryTab } from '../../audit';
import { AccessTab } from '../components/access-tab';
import { DocumentsTab } from '../components/documents-tab';
import { HoursTab } from '../components/hours-tab';
import { LeaveTab } from '../components/leave-tab';
import { PayTab } from '../components/pay-tab';
import { ProfileTab } from '../components/profile-tab';
import { ServicesTab } from '../components/services-tab';

export function EmployeePage() {
  const { t } = useTranslation('employees');
  const language = useLanguage();
  const id = Number(useParams()['id']);
  const employee = useRead(employeesContract.get, { id }, { enabled: Number.isSafeInteger(id), ownFailure: true });
  return (
    <RecordPage
      id={id}
      query={employee}
      missing={{ title: t('notFoundTitle'), text: t('notFoundText') }}
      list={{ label: t('title'), to: pathTo('merchant-employees', language) }}
    >
      {(record) => <EmployeeRecord key={id} employee={record} />}
    </RecordPage>
  );
}

function EmployeeRecord({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const language = useLanguage();
  const format = useFormat();
  const tabs = useTabs(employee);
  return (
    <>
      <DetailHeader
        crumbs={[{ label: t('title'), to: pathTo('merchant-employees', language) }, { label: employee.name }]}
        title={employee.name}
        avatar={<Avatar name={employee.name} size="l" picture={employee.picture_url ?? undefined} />}
        badge={<Badges employee={employee} />}
        facts={[
          ...(employee.mobile ? [{ icon: IconPhone, text: <PhoneCell value={employee.mobile} /> }] : []),
          ...(employee.email ? [{ icon: IconMail, text: <CodeCell value={employee.email} /> }] : []),
          ...(employee.access.role_name ? [{ icon: IconShieldLock, text: employee.access.role_name }] : []),
          ...(employee.joined_on
            ? [{ icon: IconCalendar, text: t('since', { date: format.date(employee.joined_on) }) }]
            : []),
        ]}
        actions={<Actions employee={employee} />}
      />
      <DetailTabs tabs={tabs} label={employee.name} />
    </>
  );
}

function useTabs(employee: Employee): DetailTab[] {
  const { t } = useTranslation('employees');
  const [seesServices, seesAccess] = [usePermission('menu.view'), usePermission('employees.access-login')];
  return [
    { id: 'profile', label: t('tabs.profile'), content: () => <ProfileTab employee={employee} /> },
    { id: 'hours', label: t('tabs.hours'), content: () => <HoursTab employee={employee} /> },
    {
      id: 'leave',
      label: t('tabs.leave'),
      count: employee.leaves.length,
      content: () => <LeaveTab employee={employee} />,
    },
    ...(seesServices
      ? [
          {
            id: 'services',
            label: t('tabs.services'),
            count: employee.service_ids.length,
            content: () => <ServicesTab employee={employee} />,
          },
        ]
      : []),
    ...(employee.pay ? [{ id: 'pay', label: t('tabs.pay'), content: () => <PayTab employee={employee} /> }] : []),
    {
      id: 'documents',
      label: t('tabs.documents'),
      count: employee.documents.length,
      content: () => <DocumentsTab employee={employee} />,
    },
    ...(seesAccess
      ? [{ id: 'access', label: t('tabs.access'), content: () => <AccessTab employee={employee} /> }]
      : []),
    {
      id: 'history',
      label: t('tabs.history'),
      content: () => (
        <Suspense fallback={<LoadingState rows={4} />}>
          <HistoryTab entity="employees" entityId={employee.id} />
        </Suspense>
      ),
    },
  ];
}

function Badges({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const language = useLanguage();
  const today = useFormat().localDate(new Date());
  const papers = [
    ['passport', employee.passport_expires_on],
    ['residency', employee.residency_expires_on],
  ] as const;
  return (
    <>
      {employee.status !== recordStates.codes.active && <StatusBadge>{t('disabled')}</StatusBadge>}
      {employee.is_owner && `${t('owner')} `}
      {papers.map(([paper, day]) => {
        const state = paperStateOf(day, today);
        if (state === 'unknown' || state === 'valid') return null;
        return (
          <StatusBadge
            key={paper}
            tone={paperStates.rows[state].tone}
          >{`${t(`papers.${paper}`)}: ${paperStates.rows[state].label[language]}`}</StatusBadge>
        );
      })}
    </>
  );
}

function Actions({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const language = useLanguage();
  const status = useStatusSwitch(employeesContract.set_status, {
    question: ({ name }: Employee) => ({ title: t('disableTitle', { name }), text: t('disableText') }),
  })(employee);
  return (
    <>
      <Can permission="reports.attendance">
        <Button
          variant="default"
          component={Link}
          to={pathTo('merchant-management-reports-employee-attendence-report-one', language, {
            employeeId: employee.id,
          })}
          leftSection={<IconClockCheck size={18} stroke={1.75} />}
        >
          {t('attendance')}
        </Button>
      </Can>
      {!employee.is_owner && (
        <Can permission="employees.disable">
          <Button
            variant="default"
            data-danger={status.danger || undefined}
            loading={status.loading}
            onClick={status.onClick}
          >
            {status.label}
          </Button>
        </Can>
      )}
    </>
  );
}
