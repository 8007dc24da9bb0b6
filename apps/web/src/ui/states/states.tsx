import { Button } from '@mantine/core';
import { IconCloudOff, IconInbox, IconRefresh, IconSearchOff, IconWifiOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuIcon } from '../shell/shell-props';
import { SkeletonLines, useWaitedLong } from './skeleton';
import { StateMessage } from './state-message';
import styles from './offline-strip.module.css';

export function LoadingState({ rows = 5, children }: { rows?: number; children?: ReactNode }) {
  const { t } = useTranslation('ui');
  const visible = useWaitedLong(true);
  return (
    <div aria-busy="true" aria-label={t('states.loading')} role="status">
      {/* What has a shape of its own keeps its place from the beginning; only the grey waits. */}
      {children ? (
        <div style={visible ? undefined : { visibility: 'hidden' }}>{children}</div>
      ) : (
        visible && <SkeletonLines rows={rows} />
      )}
    </div>
  );
}

export type EmptyProps = { icon?: MenuIcon; title: ReactNode; text?: ReactNode; actions?: ReactNode };

/** Says what this place is for and offers the first step. */
export function EmptyState({ icon = IconInbox, ...rest }: EmptyProps) {
  return <StateMessage icon={icon} {...rest} />;
}

/** There are records, but none fits the filters. */
export function NoMatchState({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('ui');
  const clear = (
    <Button variant="default" onClick={onClear}>
      {t('filters.clear')}
    </Button>
  );
  return (
    <StateMessage
      icon={IconSearchOff}
      tone="neutral"
      title={t('states.noMatch')}
      text={t('states.noMatchText')}
      actions={clear}
      role="status"
    />
  );
}

export function ErrorState({
  title,
  message,
  reference,
  onRetry,
}: {
  title?: string;
  message?: string;
  reference?: string;
  onRetry: () => void;
}) {
  const { t } = useTranslation('ui');
  const retry = (
    <Button variant="default" leftSection={<IconRefresh size={18} stroke={1.75} />} onClick={onRetry}>
      {t('states.retry')}
    </Button>
  );
  return (
    <StateMessage
      icon={IconCloudOff}
      tone="danger"
      title={title ?? t('states.error')}
      text={message ?? t('states.errorText')}
      reference={reference && t('states.reference', { reference })}
      actions={retry}
      role="alert"
    />
  );
}

/** Stands above what was last seen while the connection is away. */
export function OfflineStrip({ asOf }: { asOf?: string | undefined }) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.strip} role="status">
      <IconWifiOff size={18} stroke={1.75} aria-hidden />
      <span className={styles.text}>{asOf ? t('states.offlineAsOf', { time: asOf }) : t('states.offline')}</span>
      <span>{t('states.reconnecting')}</span>
    </div>
  );
}
