import { Button, UnstyledButton } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { staysContract, type StayFeed } from '@rawnaq/domain/property-stays/stays.contract';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { confirm } from '../../../ui/confirm';
import { CopyButton } from '../../../ui/copy-button';
import { FeedDrawer } from './feed-drawer';
import styles from './stays.module.css';

type Calendar = OutputOf<typeof staysContract.calendar>;
type Props = { propertyId: number; calendar: Calendar };

/** What other sites tell us, and what they are told. */
export function CalendarSide({ propertyId, calendar }: Props) {
  return (
    <div className={styles.side}>
      <Incoming propertyId={propertyId} calendar={calendar} />
      <Outgoing propertyId={propertyId} calendar={calendar} />
    </div>
  );
}

function Incoming({ propertyId, calendar }: Props) {
  const { t } = useTranslation('property-stays');
  const [isAdding, setAdding] = useState(false);
  return (
    <Card title={t('incoming.title')}>
      <p className={styles.quiet}>{t('incoming.text')}</p>
      <div>
        {calendar.feeds.map((feed) => (
          <Feed key={feed.id} feed={feed} />
        ))}
      </div>
      <Button
        variant="default"
        fullWidth
        mt={12}
        leftSection={<IconPlus size={18} stroke={1.75} />}
        onClick={() => setAdding(true)}
      >
        {t('incoming.add')}
      </Button>
      {isAdding && <FeedDrawer propertyId={propertyId} onClose={() => setAdding(false)} />}
    </Card>
  );
}

function Feed({ feed }: { feed: StayFeed }) {
  const { t } = useTranslation('property-stays');
  const format = useFormat();
  const read = useWrite(staysContract.read_feed, { onSuccess: () => toastSuccess(t('incoming.asked')) });
  const remove = useWrite(staysContract.remove_feed);
  const ask = async () => {
    const question = { title: t('incoming.removeQuestion', { name: feed.name }), text: t('incoming.removeText') };
    if (await confirm({ ...question, action: t('incoming.remove'), danger: true })) remove.mutate({ id: feed.id });
  };
  return (
    <section className={styles.feed} aria-label={feed.name}>
      <div className={styles.feedName}>
        <b>
          <bdi>{feed.name}</bdi>
        </b>
        <bdi className={styles.quiet}>{feed.host}</bdi>
      </div>
      {feed.silent_since ? (
        <p className={styles.bad}>{t('incoming.silent', { at: format.dateTime(feed.silent_since) })}</p>
      ) : (
        <p className={styles.quiet}>
          {feed.answered_at ? t('incoming.read', { at: format.dateTime(feed.answered_at) }) : t('incoming.waiting')}
        </p>
      )}
      <div className={styles.links}>
        <UnstyledButton c="var(--link)" fz={14} fw={600} onClick={() => read.mutate({ id: feed.id })}>
          {t('incoming.again')}
        </UnstyledButton>
        <UnstyledButton c="var(--red)" fz={14} fw={600} onClick={() => void ask()}>
          {t('incoming.remove')}
        </UnstyledButton>
      </div>
    </section>
  );
}

function Outgoing({ propertyId, calendar }: Props) {
  const { t } = useTranslation('property-stays');
  const format = useFormat();
  const renew = useWrite(staysContract.renew_export);
  const { export_url, export_read_at } = calendar;
  const make = async () => {
    const question = { title: t('outgoing.renewQuestion'), text: t('outgoing.renewText'), action: t('outgoing.renew') };
    if (export_url === null || (await confirm(question))) renew.mutate({ property_id: propertyId });
  };
  return (
    <Card title={t('outgoing.title')}>
      <p className={styles.quiet}>{t('outgoing.text')}</p>
      {export_url === null ? (
        <Button variant="default" fullWidth mt={12} loading={renew.isPending} onClick={() => void make()}>
          {t('outgoing.make')}
        </Button>
      ) : (
        <>
          <div className={styles.address}>
            <bdi dir="ltr" title={export_url} aria-label={t('outgoing.address')} role="note">
              {export_url.replace(/^https?:\/\//, '')}
            </bdi>
            <CopyButton value={export_url} label={t('outgoing.copy')} />
          </div>
          <UnstyledButton c="var(--link)" fz={14} fw={600} onClick={() => void make()}>
            {t('outgoing.renew')}
          </UnstyledButton>
          <p className={styles.quiet}>
            {export_read_at ? t('outgoing.readAt', { at: format.dateTime(export_read_at) }) : t('outgoing.neverRead')}
          </p>
        </>
      )}
    </Card>
  );
}
