import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { reportMailsContract, reportMailsList } from '@rawnaq/domain/report-mails/report-mails.contract';
import { reportOf } from '@rawnaq/domain/reports/report-catalogue';
import {
  IconMail,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { confirm } from '../../../ui/confirm';
import { ListPage } from '../../../ui/list-page/list-page';
import { toastSuccess } from '../../../lib/toast';
import { toast } from '../../../ui/toast';
import { useStatusSwitch } from '../../../ui/use-status-switch';
import { ReportMailDrawer, type ReportMail } from '../components/report-mail-drawer';

export function ReportMailsPage() {
  const { t } = useTranslation('report-mails');
  const language = useLanguage();
  const [open, setOpen] = useState<ReportMail | 'new'>();
  const switchStatus = useStatusSwitch(reportMailsContract.set_status, {
    activate: { label: t('resume'), icon: IconPlayerPlay },
    disable: { label: t('pause'), icon: IconPlayerPause },
  });
  const remove = useWrite(reportMailsContract.remove, { onSuccess: () => toast('saved') });
  const sendNow = useWrite(reportMailsContract.send_now, { onSuccess: () => toastSuccess(t('sentNow')) });
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <ListPage
        list={reportMailsList}
        crumbs={[
          { label: pageWords.reports[language], to: pathTo('merchant-reports', language) },
          { label: pageWords['report-mails'][language] },
        ]}
        searchLabel={t('search')}
        primaryAction={add}
        empty={{ icon: IconMail, title: t('emptyTitle'), text: t('emptyText'), actions: add }}
        onOpen={setOpen}
        rowActions={(row) => [
          { label: t('edit'), icon: IconPencil, onClick: () => setOpen(row) },
          { label: t('sendNow'), icon: IconSend, onClick: () => sendNow.mutate({ id: row.id }) },
          switchStatus(row),
          {
            label: t('remove'),
            icon: IconTrash,
            danger: true,
            onClick: () =>
              void confirm({
                title: t('removeTitle'),
                text: t('removeText', { report: reportOf(row.report).title[language] }),
                action: t('remove'),
                danger: true,
              }).then((isSure) => isSure && remove.mutate({ id: row.id })),
          },
        ]}
      />
      {open && (
        <ReportMailDrawer
          key={open === 'new' ? 'new' : open.id}
          mail={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
