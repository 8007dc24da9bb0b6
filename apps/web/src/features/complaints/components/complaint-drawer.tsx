import { complaintKinds, complaintStates } from '@rawnaq/domain/complaints/complaint.states';
import { complaintsContract, handleComplaintInput, NOTE_LENGTH } from '@rawnaq/domain/complaints/complaints.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import type { CodeList } from '@rawnaq/domain/kernel/state-machine';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { DateTimeCell, NoValue, PhoneCell } from '../../../ui/cells';
import { Facts, type Fact } from '../../../ui/detail/facts';
import { TextareaField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { StateText } from '../../../ui/marks/status-badge';
import { toast } from '../../../ui/toast';
import { HistoryTab } from '../../audit';
import styles from './complaint.module.css';

type Complaint = OutputOf<typeof complaintsContract.get_record>['record'];

type Props = {
  onClose: () => void;
  /** Whose page it is opened from: she needs no way to herself. */ customerId?: number;
};

/** Opens when it has been read. */
export function ComplaintDrawer({ id, ...props }: Props & { id: number }) {
  const complaint = useRead(complaintsContract.get_record, { id }).data?.record;
  return complaint ? <OpenedComplaint complaint={complaint} {...props} /> : null;
}

function OpenedComplaint({ complaint, onClose, customerId }: Props & { complaint: Complaint }) {
  const { t } = useTranslation('complaints');
  const { id, name, body, kind, status } = complaint;
  const form = useZodForm(handleComplaintInput, { id, note: '' });
  const handle = useWrite(complaintsContract.handle, { onSuccess: () => toast('saved') });
  const reopen = useWrite(complaintsContract.reopen, { onSuccess: () => toast('saved') });
  const facts = useSenderFacts(complaint, customerId);
  const isOpen = status === complaintStates.codes.open;

  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={<bdi>{name}</bdi>}
      submitLabel={isOpen ? t('handle') : t('reopen')}
      form={form}
      history={<HistoryTab entity="complaints" entityId={id} />}
      onSubmit={(values) => (isOpen ? handle.mutateAsync(values) : reopen.mutateAsync({ id }))}
    >
      <div className={styles.badges}>
        <Word list={complaintKinds} code={kind} />
        <Word list={complaintStates} code={status} />
      </div>
      <p className={styles.text} dir="auto">
        {body}
      </p>
      <Facts facts={facts} lined />
      {isOpen ? (
        <TextareaField name="note" label={t('note')} description={t('noteHint')} maxLength={NOTE_LENGTH} rows={3} />
      ) : (
        <Handled complaint={complaint} />
      )}
    </FormDrawer>
  );
}

/** When it came, how to reach her, and where she is known from. */
function useSenderFacts(
  { mobile, created_at, customer_id, appointment_id }: Complaint,
  here: number | undefined,
): Fact[] {
  const { t } = useTranslation('complaints');
  const language = useLanguage();
  const [mayCustomer, mayVisit] = [usePermission('customers.view'), usePermission('appointments.view')];
  return [
    { label: t('received'), value: <DateTimeCell value={created_at} /> },
    { label: t('mobile'), value: mobile ? <Reach mobile={mobile} /> : <NoValue /> },
    ...(mayCustomer && customer_id !== null && customer_id !== here
      ? [
          {
            label: t('customer'),
            value: (
              <Link className={styles.link} to={pathTo('merchant-customers-one', language, { id: customer_id })}>
                {t('openCustomer')}
              </Link>
            ),
          },
        ]
      : []),
    ...(mayVisit && appointment_id !== null
      ? [
          {
            label: t('visit'),
            value: (
              <Link className={styles.link} to={`${pathTo('merchant-appointments', language)}?open=${appointment_id}`}>
                {t('openVisit')}
              </Link>
            ),
          },
        ]
      : []),
  ];
}

function Reach({ mobile }: { mobile: string }) {
  const { t } = useTranslation('complaints');
  return (
    <span className={styles.reach}>
      <a className={styles.link} href={`tel:${mobile}`}>
        <PhoneCell value={mobile} />
      </a>
      <a
        className={styles.whatsapp}
        href={`https://wa.me/${mobile.replace(/\D/g, '')}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t('whatsapp')}
      >
        <IconBrandWhatsapp size={18} stroke={1.75} aria-hidden />
      </a>
    </span>
  );
}

function Handled({ complaint: { note, handled_at, handled_by_name } }: { complaint: Complaint }) {
  const { t } = useTranslation('complaints');
  return (
    <section>
      <h3 className={styles.title}>{t('note')}</h3>
      {note ? (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      ) : (
        <p className={styles.none}>{t('noNote')}</p>
      )}
      <p className={styles.by}>
        <bdi>{handled_by_name}</bdi>
        {handled_at && <DateTimeCell value={handled_at} />}
      </p>
    </section>
  );
}

const Word = ({ list, code }: { list: CodeList; code: string | number }) => (
  <StateText state={list.choices.find(({ value }) => value === code)} />
);
