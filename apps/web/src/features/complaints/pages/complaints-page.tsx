import { Button } from '@mantine/core';
import { complaintExcerpt } from '@rawnaq/domain/complaints/complaint.rules';
import { complaintStates } from '@rawnaq/domain/complaints/complaint.states';
import { complaintsContract, complaintsList } from '@rawnaq/domain/complaints/complaints.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { IconArrowBackUp, IconCheck, IconMessageReport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { Can } from '../../../ui/can';
import { PersonCell, PhoneCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { ComplaintDrawer } from '../components/complaint-drawer';
import { useOpenComplaint } from '../use-open-complaint';
import styles from '../components/complaint.module.css';

/** What customers wrote from the salon's page, and what became of it. */
export function ComplaintsPage() {
  const { t } = useTranslation('complaints');
  const language = useLanguage();
  const { id, open, close } = useOpenComplaint();
  const handle = useWrite(complaintsContract.handle, { onSuccess: () => toast('saved') });
  const reopen = useWrite(complaintsContract.reopen, { onSuccess: () => toast('saved') });
  const toBookingPage = (
    <Can permission="settings.online">
      <Button variant="default" component={Link} to={pathTo('merchant-setting-online-setting', language)}>
        {t('toBookingPage')}
      </Button>
    </Can>
  );

  return (
    <>
      <ListPage
        list={complaintsList}
        searchLabel={t('search')}
        onOpen={(row) => open(row.id)}
        cells={{
          name: ({ name, mobile }) => (
            <span className={styles.sender}>
              <PersonCell name={name} note={mobile && <PhoneCell value={mobile} />} />
            </span>
          ),
          body: ({ body }) => <bdi className={styles.excerpt}>{complaintExcerpt(body)}</bdi>,
        }}
        rowActions={(row) =>
          row.status === complaintStates.codes.open
            ? [{ label: t('handle'), icon: IconCheck, onClick: () => handle.mutate({ id: row.id }) }]
            : [{ label: t('reopen'), icon: IconArrowBackUp, onClick: () => reopen.mutate({ id: row.id }) }]
        }
        empty={{ icon: IconMessageReport, title: t('emptyTitle'), text: t('emptyText'), actions: toBookingPage }}
      />
      {id !== undefined && <ComplaintDrawer key={id} id={id} onClose={close} />}
    </>
  );
}
