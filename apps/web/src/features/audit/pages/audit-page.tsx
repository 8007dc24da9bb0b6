import { Anchor } from '@mantine/core';
import { auditList, type AuditRecord } from '@rawnaq/domain/audit/audit.contract';
import { changesBetween } from '@rawnaq/domain/audit/audit.rules';
import { actionWords, entityWords } from '@rawnaq/domain/audit/audit-words';
import { auditedRecord } from '@rawnaq/domain/audit/audited-records';
import { addresses } from '@rawnaq/domain/kernel/addresses';
import { recordPath } from '@rawnaq/domain/kernel/record-path';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useAccess } from '../../../lib/session';
import { CodeCell, DateTimeCell, NoValue } from '../../../ui/cells';
import { Facts } from '../../../ui/detail/facts';
import { ListPage } from '../../../ui/list-page/list-page';
import { RecordDrawer } from '../../../ui/record-drawer';
import { Actor } from '../components/actor';
import { Changes } from '../components/changes';
import styles from '../components/changes.module.css';

export function AuditPage() {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const [open, setOpen] = useState<AuditRecord>();
  const words = (record: AuditRecord) => actionWords(record.action, record.entity)[language];
  return (
    <>
      <ListPage
        list={auditList}
        searchLabel={t('search')}
        onOpen={setOpen}
        empty={{ icon: IconHistory, title: t('emptyTitle'), text: t('emptyText') }}
        cells={{
          action: (row) => <bdi>{words(row)}</bdi>,
          entity_name: (row) => <RecordName record={row} />,
          actor_name: (row) => (
            <Actor
              record={{ ...row, real_actor_name: null, actor_kind: row.real_actor_name ? 'merchant' : row.actor_kind }}
            />
          ),
        }}
      />
      <RecordDrawer opened={open !== undefined} onClose={() => setOpen(undefined)} title={open && words(open)}>
        {open && (
          <>
            <Facts
              facts={[
                { label: t('facts.when'), value: <DateTimeCell value={open.at} /> },
                { label: t('facts.who'), value: <Actor record={open} /> },
                {
                  label: t('facts.record'),
                  value: (
                    <span>
                      {entityWords(open.entity)[language]} <RecordLink record={open} />
                    </span>
                  ),
                },
                { label: t('facts.ip'), value: open.ip ? <CodeCell value={open.ip} /> : <NoValue /> },
              ]}
            />
            <h3 className={styles.title}>{t('changes')}</h3>
            {changesBetween(open.before, open.after).length > 0 ? <Changes record={open} /> : <p>{t('noChanges')}</p>}
          </>
        )}
      </RecordDrawer>
    </>
  );
}

/** Leads to the record where it has a page and the reader may open it. */
function RecordLink({ record }: { record: AuditRecord }) {
  const language = useLanguage();
  const opens = auditedRecord(record.entity)?.opens;
  const mayOpen = useAccess(opens ? addresses[opens].access : 'public');
  if (!opens || !mayOpen || record.entity_id === null) return <RecordName record={record} />;
  return (
    <Anchor component={Link} to={`/${language}${recordPath(opens, record.entity_id)}`} inherit>
      <RecordName record={record} />
    </Anchor>
  );
}

/** The name people know it by; the number only where there is none. */
function RecordName({
  record: { entity_name, entity_id },
}: {
  record: Pick<AuditRecord, 'entity_name' | 'entity_id'>;
}) {
  if (entity_name) return <bdi>{entity_name}</bdi>;
  return entity_id ? <CodeCell value={entity_id} /> : <NoValue />;
}
