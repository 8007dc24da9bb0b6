import { Button, Group, TextInput } from '@mantine/core';
import { myDayContract } from '@rawnaq/domain/my-day/my-day.contract';
import { IconCalendarShare, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { useSession } from '../../../lib/session';
import { Card } from '../../../ui/card';
import { confirm } from '../../../ui/confirm';
import { CopyButton } from '../../../ui/copy-button';
import { toast } from '../../../ui/toast';
import styles from './my-day.module.css';

/**
 * One's own appointments in the calendar of one's own phone. The address is seen once; whoever loses it makes another.
 */
export function FeedCard() {
  const { t } = useTranslation('my-day');
  const format = useFormat();
  const hasEmployee = useSession()?.user.employee_id != null;
  const [url, setUrl] = useState<string>();
  const state = useRead(myDayContract.get_feed, {}, { enabled: hasEmployee, ownFailure: true });
  const make = useWrite(myDayContract.make_feed, { onSuccess: ({ secret_url }) => setUrl(secret_url) });
  const revoke = useWrite(myDayContract.revoke_feed, {
    onSuccess: () => {
      setUrl(undefined);
      toast('saved');
    },
  });
  if (!hasEmployee || !state.data) return null;
  const { feed } = state.data;

  const askToMake = async () => {
    if (feed && !(await confirm({ title: t('feed.renewTitle'), text: t('feed.renewText'), action: t('feed.renew') })))
      return;
    make.mutate({});
  };
  const askToEnd = async () => {
    if (await confirm({ title: t('feed.endTitle'), text: t('feed.endText'), action: t('feed.end'), danger: true }))
      revoke.mutate({});
  };
  return (
    <Card title={t('feed.title')}>
      <p className={styles.feedText}>
        {feed ? t('feed.on', { date: format.dateTime(feed.created_at) }) : t('feed.off')}
      </p>
      {feed && (
        <p className={styles.feedText}>
          {feed.read_at ? t('feed.read', { date: format.dateTime(feed.read_at) }) : t('feed.neverRead')}
        </p>
      )}
      {url && (
        <div className={styles.url}>
          <TextInput
            readOnly
            dir="ltr"
            label={t('feed.address')}
            description={t('feed.once')}
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={url} label={t('feed.copy')} />
        </div>
      )}
      <Group>
        <Button
          variant={feed ? 'default' : 'filled'}
          loading={make.isPending}
          leftSection={feed ? <IconRefresh size={18} stroke={1.75} /> : <IconCalendarShare size={18} stroke={1.75} />}
          onClick={() => void askToMake()}
        >
          {feed ? t('feed.renew') : t('feed.make')}
        </Button>
        {feed && (
          <Button
            variant="default"
            color="red"
            loading={revoke.isPending}
            leftSection={<IconTrash size={18} stroke={1.75} />}
            onClick={() => void askToEnd()}
          >
            {t('feed.end')}
          </Button>
        )}
      </Group>
    </Card>
  );
}
