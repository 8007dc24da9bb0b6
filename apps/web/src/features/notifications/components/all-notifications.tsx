import { Button, SegmentedControl, Select } from '@mantine/core';
import { notificationsContract } from '@rawnaq/domain/notifications/notifications.contract';
import { NOTIFICATION_TYPES, type NotificationType } from '@rawnaq/domain/notifications/notification-catalogue';
import { IconChecks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useRead, useWrite } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { Pager } from '../../../ui/data-table/pager';
import { NotificationRow } from '../../../ui/shell/notification-row';
import { toShellNotification } from '../../../ui/shell/shell-notification';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import styles from './notifications.module.css';

const SIZES = [20, 50, 100];

/** Everything one was told, newest first. What it is narrowed by stands in the address. */
export function AllNotifications() {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const navigate = useNavigate();
  const [asked, change] = useAsked();
  const settings = useRead(notificationsContract.get_settings, {}, { ownFailure: true });
  const answer = useRead(
    notificationsContract.get_page,
    {
      ...(asked.type && { type: asked.type }),
      unread: String(asked.unread) as 'true' | 'false',
      page: asked.page,
      page_size: asked.size,
    },
    { keepPrevious: true, ownFailure: true },
  );
  const markRead = useWrite(notificationsContract.mark_as_read);
  const types = (settings.data?.types ?? [])
    .filter(({ in_app }) => in_app)
    .map(({ type, english_name, arabic_name }) => ({
      value: type,
      label: format.language === 'ar' ? arabic_name : english_name,
    }));
  const now = new Date();
  const records = answer.data?.records ?? [];

  return (
    <>
      <div className={styles.controls}>
        <SegmentedControl
          aria-label={t('show')}
          value={asked.unread ? 'unread' : 'all'}
          onChange={(value) => change({ unread: value === 'unread' ? 'true' : undefined })}
          data={[
            { value: 'all', label: t('everything') },
            { value: 'unread', label: t('unread') },
          ]}
        />
        <Select
          aria-label={t('type')}
          placeholder={t('everyType')}
          clearable
          data={types}
          value={asked.type ?? null}
          onChange={(value) => change({ type: value ?? undefined })}
        />
        <Button
          variant="default"
          leftSection={<IconChecks size={18} stroke={1.75} />}
          loading={markRead.isPending}
          onClick={() => markRead.mutate(asked.type ? { type: asked.type } : {})}
        >
          {asked.type ? t('markTypeRead') : t('markAllRead')}
        </Button>
      </div>
      <Awaiting query={answer} />
      {answer.data && records.length === 0 && (
        <EmptyState
          title={asked.unread ? t('allRead') : t('empty')}
          text={asked.unread ? t('allReadText') : t('emptyText')}
        />
      )}
      {records.length > 0 && (
        <Card flush>
          <ul className={styles.list}>
            {records.map((record) => {
              const item = toShellNotification(record, format, now);
              return (
                <li key={item.id}>
                  <NotificationRow
                    item={item}
                    onOpen={() => {
                      if (!item.read) markRead.mutate({ type: item.type });
                      void navigate(item.href);
                    }}
                  />
                </li>
              );
            })}
          </ul>
        </Card>
      )}
      {answer.data && (
        <Pager
          page={asked.page}
          pageSize={asked.size}
          total={answer.data.total}
          sizes={SIZES}
          usualSize={SIZES[0]!}
          onPage={(page) => change({ page: String(page) })}
          onPageSize={(size) => change({ size: String(size) })}
        />
      )}
    </>
  );
}

type Asked = { type: NotificationType | undefined; unread: boolean; page: number; size: number };

/** Whatever else was narrowed, one begins at the first page. */
function useAsked(): [Asked, (next: Record<string, string | undefined>) => void] {
  const [params, setParams] = useSearchParams();
  const number = (key: string, usual: number, most: number): number => {
    const value = Number(params.get(key) ?? usual);
    return Number.isInteger(value) && value >= 1 && value <= most ? value : usual;
  };
  const change = (next: Record<string, string | undefined>) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.delete('page');
        for (const [key, value] of Object.entries(next))
          if (value === undefined) changed.delete(key);
          else changed.set(key, value);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return [
    {
      type: NOTIFICATION_TYPES.find((type) => type === params.get('type')),
      unread: params.get('unread') === 'true',
      page: number('page', 1, 1000),
      size: number('size', SIZES[0]!, 100),
    },
    change,
  ];
}
