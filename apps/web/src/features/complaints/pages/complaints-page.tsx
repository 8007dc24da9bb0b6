import { Button } from '@mantine/core';
import { complaintExcerpt } from '@rawnaq/domain/complaints/complaint.rules';
import { complaintStates } from '@rawnaq/domain/complaints/complaint.states';
import { complaintsContract, complaintsList } from '@rawnaq/domain/complaints/complaints.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { IconArrowBackUp, IconChartBar, IconHandStop, IconMessageReport, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { Can } from '../../../ui/can';
import { PersonCell, PhoneCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { AddComplaintDrawer } from '../components/add-complaint-drawer';
import styles from '../components/complaint.module.css';

const { received, closed } = complaintStates.codes;

/** What customers wrote or said, from wherever it came, and how far it is. */
export function ComplaintsPage() {
  const { t } = useTranslation('complaints');
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const assign = useWrite(complaintsContract.assign, { onSuccess: () => toast('saved') });
  const reopen = useWrite(complaintsContract.reopen, { onSuccess: () => toast('saved') });
  const asked = Number(params.get('open'));
  // Links of before there was a page for each.
  if (Number.isSafeInteger(asked) && asked > 0)
    return <Navigate replace to={pathTo('merchant-management-reports-complaints-one', language, { id: asked })} />;
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
        to={(row) => pathTo('merchant-management-reports-complaints-one', language, { id: row.id })}
        primaryAction={
          <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        }
        moreActions={[
          {
            label: pageWords['complaints-report'][language],
            icon: IconChartBar,
            onClick: () => void navigate(pathTo('merchant-management-reports-complaints-report', language)),
          },
        ]}
        cells={{
          name: ({ name, mobile }) => (
            <span className={styles.sender}>
              <PersonCell name={name} note={mobile && <PhoneCell value={mobile} />} />
            </span>
          ),
          body: ({ body }) => <bdi className={styles.excerpt}>{complaintExcerpt(body)}</bdi>,
        }}
        rowActions={(row) => {
          if (row.status === received)
            return [{ label: t('take'), icon: IconHandStop, onClick: () => assign.mutate({ id: row.id }) }];
          return row.status === closed
            ? [{ label: t('reopen'), icon: IconArrowBackUp, onClick: () => reopen.mutate({ id: row.id }) }]
            : [];
        }}
        empty={{ icon: IconMessageReport, title: t('emptyTitle'), text: t('emptyText'), actions: toBookingPage }}
      />
      {isAdding && <AddComplaintDrawer onClose={() => setAdding(false)} />}
    </>
  );
}
