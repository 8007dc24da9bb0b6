import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { canMove } from '@rawnaq/domain/kernel/state-machine';
import { enquiryStates } from '@rawnaq/domain/property-stays/enquiry.states';
import { staysContract, type Enquiry } from '@rawnaq/domain/property-stays/stays.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { HistoryTab } from '../../audit';
import { StateText } from '../../../ui/marks/status-badge';
import { Money } from '../../../ui/money';
import { RecordDrawer } from '../../../ui/record-drawer';
import { LoadingState } from '../../../ui/states/states';
import { ConfirmForm, OfferForm, ReasonForm } from './decision-forms';
import { Deposit } from './deposit';
import { DrawerSides } from './drawer-sides';
import { Letters } from './letters';
import styles from './stays.module.css';

type Props = { id: number; onClose: () => void };
export type Decision = 'offer' | 'confirm' | 'decline' | 'cancel';
const { codes } = enquiryStates;

/** One enquiry: who asks for what, what was said, and what its owner may do now. */
export function EnquiryDrawer({ id, onClose }: Props) {
  const query = useRead(staysContract.get_record, { id });
  const [deciding, setDeciding] = useState<Decision>();
  const record = query.data?.record;
  // A decision that is being written stays when the enquiry is asked for again in vain.
  if (query.isError && !record) return null;
  const state = record && enquiryStates.rows[record.status];
  return (
    <RecordDrawer
      opened
      onClose={onClose}
      width={560}
      title={
        record && state ? (
          <>
            <bdi>{record.renter_name}</bdi>{' '}
            <small className={styles.state}>
              <StateText state={state} />
            </small>
          </>
        ) : (
          ''
        )
      }
      foot={record && !deciding && isOpen(record) ? <Actions record={record} onDecide={setDeciding} /> : undefined}
    >
      {!record && <LoadingState rows={5} />}
      {record && !deciding && (
        <DrawerSides
          history={<HistoryTab entity="property_enquiries" entityId={record.id} />}
          details={
            <>
              <Facts record={record} />
              <Deposit record={record} />
              <Letters record={record} />
            </>
          }
        />
      )}
      {record && deciding && <Deciding record={record} deciding={deciding} onBack={() => setDeciding(undefined)} />}
    </RecordDrawer>
  );
}

type DecidingProps = { record: Enquiry; deciding: Decision; onBack: () => void };

function Deciding({ record, deciding, onBack }: DecidingProps) {
  if (deciding === 'offer') return <OfferForm record={record} onBack={onBack} />;
  if (deciding === 'confirm') return <ConfirmForm record={record} onBack={onBack} />;
  return <ReasonForm record={record} of={deciding} onBack={onBack} />;
}

const DECISIONS = ['confirmed', 'declined', 'cancelled'] as const satisfies readonly (keyof typeof codes)[];
const isOpen = ({ status }: Enquiry): boolean => DECISIONS.some((name) => canMove(enquiryStates, status, codes[name]));

function Actions({ record, onDecide }: { record: Enquiry; onDecide: (decision: Decision) => void }) {
  const { t } = useTranslation('property-stays');
  const { status, free } = record;
  const may = (name: keyof typeof codes) => canMove(enquiryStates, status, codes[name]);
  return (
    <>
      {may('confirmed') && (
        <>
          <Button disabled={!free} onClick={() => onDecide('offer')}>
            {status === codes.offered ? t('offer.again') : t('offer.action')}
          </Button>
          <Button variant="default" disabled={!free} onClick={() => onDecide('confirm')}>
            {t('confirm.action')}
          </Button>
        </>
      )}
      {may('declined') && (
        <Button variant="default" onClick={() => onDecide('decline')}>
          {t('decline.action')}
        </Button>
      )}
      {may('cancelled') && (
        <Button color="red" variant="outline" onClick={() => onDecide('cancel')}>
          {t('cancel.action')}
        </Button>
      )}
    </>
  );
}

function Facts({ record }: { record: Enquiry }) {
  const { t } = useTranslation('property-stays');
  const language = useLanguage();
  const format = useFormat();
  const [en, ar] = [record.english_name || record.arabic_name, record.arabic_name || record.english_name];
  const month = record.arrives_on.slice(0, 7);
  const isUndecided = canMove(enquiryStates, record.status, codes.confirmed);
  return (
    <>
      {isUndecided && !record.free && (
        <p className={styles.warning} role="status">
          {t('enquiry.notFree')}
        </p>
      )}
      <dl className={styles.facts}>
        <div className={styles.wide}>
          <dt>{t('place')}</dt>
          <dd>
            <bdi>{language === 'ar' ? ar : en}</bdi>{' '}
            <Link to={`${pathTo('merchant-stays-calendar', language)}?open=${record.property_id}&month=${month}`}>
              {t('enquiry.inCalendar')}
            </Link>
          </dd>
        </div>
        <div>
          <dt>{t('enquiry.arrival')}</dt>
          <dd>{format.date(record.arrives_on)}</dd>
        </div>
        <div>
          <dt>{t('enquiry.leaving')}</dt>
          <dd>{format.date(record.leaves_on)}</dd>
        </div>
        <div>
          <dt>{t('enquiry.nights')}</dt>
          <dd>{t('nights', { count: record.nights })}</dd>
        </div>
        <div>
          <dt>{t('enquiry.guests')}</dt>
          <dd>{t('people', { count: record.people })}</dd>
        </div>
        <div className={styles.wide}>
          <dt>{t('enquiry.contact')}</dt>
          <dd>
            <a href={`tel:${record.mobile}`}>
              <bdi dir="ltr">{record.mobile}</bdi>
            </a>
            {record.email && (
              <>
                {' · '}
                <a href={`mailto:${record.email}`}>
                  <bdi>{record.email}</bdi>
                </a>
              </>
            )}
          </dd>
        </div>
        {record.price !== null && (
          <div>
            <dt>{t('enquiry.price')}</dt>
            <dd>
              <Money minor={record.price} currency="AED" />
            </dd>
          </div>
        )}
        {record.valid_until && record.status === codes.offered && (
          <div>
            <dt>{t('enquiry.validUntil')}</dt>
            <dd>{format.dateTime(record.valid_until)}</dd>
          </div>
        )}
        {record.reason && (
          <div className={styles.wide}>
            <dt>{t('enquiry.reason')}</dt>
            <dd dir="auto">{record.reason}</dd>
          </div>
        )}
        {record.cancelled_by_renter && (
          <div className={styles.wide}>
            <dt>{t('enquiry.reason')}</dt>
            <dd>{t('enquiry.byRenter')}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
