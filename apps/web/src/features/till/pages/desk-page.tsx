import { Button } from '@mantine/core';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { sumMinor } from '@rawnaq/domain/kernel/money';
import { tillClosingContract, type TillDay } from '@rawnaq/domain/till/till-closing.contract';
import { IconCalendarPlus, IconGift, IconLock, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { titleOfPage } from '../../../lib/pages/known-pages';
import { useRead } from '../../../lib/query';
import { usePermission, useSession } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { useScreen } from '../../../lib/use-screen';
import { useShortcuts } from '../../../lib/use-shortcuts';
import { KeyFigures } from '../../../ui/key-figures';
import { Money } from '../../../ui/money';
import { PageHead } from '../../../ui/page-head';
import { Awaiting } from '../../../ui/states/loaded';
import { CustomerSearch } from '../../appointments';
import { CareCard } from '../components/desk-care';
import { HeldCard } from '../components/desk-side';
import { DeskVisits } from '../components/desk-visits';
import { Key } from '../components/key';
import { deskVisits, drawerOf, worthOf, type DeskVisits as Visits } from '../desk-visits';
import { billPath } from '../paths';
import styles from '../components/desk.module.css';

/**
 * The day at the desk: what is to be billed now, what was put aside, and the doors to everything a receptionist does.
 */
export function DeskPage() {
  const { t } = useTranslation('till');
  const language = useLanguage();
  const navigate = useNavigate();
  const format = useFormat();
  const account = useSession()?.account;
  const maySell = usePermission('billing.sell');
  const mayHold = usePermission('billing.hold') && account?.hold_invoice === true;
  const mayCare = usePermission('billing.customers-care');
  const seesCustomers = usePermission('customers.view');
  const seesVisits = usePermission('appointments.view');
  const { isMobile } = useScreen();
  const today = format.today();
  const calendar = useRead(
    appointmentsContract.get_calendar,
    { from: today, to: today },
    { enabled: seesVisits, ownFailure: true },
  );
  const { data } = calendar;
  const seesMoney = usePermission('reports.daily-payments');
  const till = useRead(tillClosingContract.get_day, {}, { enabled: seesMoney, ownFailure: true }).data;
  const visits = useMemo(() => data && deskVisits(data.appointments, data.now), [data]);
  const people = useMemo(() => new Map(data?.employees.map(({ id, short_name }) => [id, short_name])), [data]);
  const walkIn = billPath(language, { new: true });
  useShortcuts([['F2', () => void (maySell && navigate(walkIn))]], { whileTyping: true });
  const billed = data?.appointments.filter(({ outcome }) => outcome === 'achieved').length ?? 0;

  return (
    <>
      <PageHead
        title={pageWords.desk[language]}
        note={[
          format.longDate(today),
          ...(data ? [t('desk.visits', { count: data.appointments.length }), t('desk.billed', { count: billed })] : []),
        ].join(' · ')}
        actions={
          seesMoney && (
            <Button
              component={Link}
              to={pathTo('merchant-pos-end-of-day', language)}
              variant="default"
              leftSection={<IconLock size={18} stroke={1.75} />}
            >
              {pageWords['end-of-day'][language]}
            </Button>
          )
        }
      />
      <div className={styles.doors}>
        {seesCustomers && maySell && (
          <div className={styles.find}>
            <CustomerSearch
              value={undefined}
              onChange={(one) => one && void navigate(billPath(language, { customer: one.id }))}
              error={undefined}
              autoFocus={false}
            />
          </div>
        )}
        <Doors />
        {maySell && (
          <Button
            component={Link}
            to={walkIn}
            size="lg"
            leftSection={<IconPlus size={18} />}
            rightSection={isMobile ? undefined : <Key onAccent of="F2" />}
          >
            {t('desk.walkIn')}
          </Button>
        )}
      </div>
      {(visits || till) && <Figures visits={visits} till={till} />}
      <div className={styles.columns}>
        <div>
          {visits && <DeskVisits visits={visits} people={people} />}
          {seesVisits && <Awaiting query={calendar} rows={6} />}
        </div>
        <div className={styles.side}>
          {mayHold && <HeldCard />}
          {mayCare && <CareCard today={today} />}
        </div>
      </div>
    </>
  );
}

function Doors() {
  const { t } = useTranslation('till');
  const language = useLanguage();
  const mayGift = usePermission('billing.sell-gift-card');
  const mayBook = usePermission('appointments.create');
  return (
    <>
      {mayGift && titleOfPage('merchant-pos-sell-gift-card') && (
        <Button
          component={Link}
          to={pathTo('merchant-pos-sell-gift-card', language)}
          variant="default"
          size="lg"
          leftSection={<IconGift size={18} stroke={1.75} />}
        >
          {t('desk.giftCard')}
        </Button>
      )}
      {mayBook && (
        <Button
          component={Link}
          to={pathTo('merchant-appointments-add-appointment', language)}
          variant="default"
          size="lg"
          leftSection={<IconCalendarPlus size={18} stroke={1.75} />}
        >
          {t('desk.appointment')}
        </Button>
      )}
    </>
  );
}

/** What the lists below add up to, and the money of the day as the end of it will count. */
function Figures({ visits, till }: { visits: Visits | undefined; till: TillDay | undefined }) {
  const { t } = useTranslation('till');
  const language = useLanguage();
  const format = useFormat();
  const figure = (label: string, list: Visits['ready']) => ({
    label,
    value: <Money minor={worthOf(list)} />,
    note: t('desk.visits', { count: list.length }),
  });
  const drawer = till && drawerOf(till);
  const toDay = pathTo('merchant-pos-end-of-day', language);
  return (
    <KeyFigures
      figures={[
        ...(visits ? [figure(t('desk.toBill'), visits.ready)] : []),
        ...(till
          ? [
              {
                label: t('desk.received'),
                value: (
                  <Money minor={sumMinor(till.methods.map(({ received, given_back }) => received - given_back))} />
                ),
                to: toDay,
              },
            ]
          : []),
        ...(visits ? [figure(t('desk.toCome'), [...visits.inChair, ...visits.toCome])] : []),
        ...(till && drawer !== undefined
          ? [
              {
                label: t('desk.drawer'),
                value: <Money minor={drawer} />,
                note: till.closing
                  ? t('desk.drawerClosed')
                  : t('desk.drawerNote', { float: format.money(till.suggested_float) }),
                to: toDay,
              },
            ]
          : []),
      ]}
    />
  );
}
