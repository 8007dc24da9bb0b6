import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { notificationsContract } from '@rawnaq/domain/notifications/notifications.contract';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { IconBellOff, IconBellRinging, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isPushPossible, pushAddress, turnPushOff, turnPushOn } from '../../../lib/push/web-push';
import { useRead, useWrite } from '../../../lib/query';
import { useKind, useSession } from '../../../lib/session';
import { toastProblem } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { confirm } from '../../../ui/confirm';
import { toast } from '../../../ui/toast';
import { deviceName } from '../device-name';
import styles from './notifications.module.css';

type Device = OutputOf<(typeof notificationsContract)['get_settings']>['devices'][number];

/** One's own devices that are told of notifications. Not for whoever visits as owner, nor in the shared salon. */
export function DevicesCard({ leadsOn = false }: { leadsOn?: boolean }) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const kind = useKind();
  const session = useSession();
  const isOwn = session?.user.impersonated_by === null && !session.account?.is_training && kind !== 'property';
  const settings = useRead(notificationsContract.get_settings, {}, { enabled: isOwn, ownFailure: true });
  const remove = useWrite(notificationsContract.remove_device, { onSuccess: () => toast('saved') });
  if (!isOwn || !settings.data) return null;
  const { devices, push_key } = settings.data;

  const named = ({ user_agent }: Device): string => {
    const name = deviceName(user_agent);
    return name ? t('devices.on', name) : t('devices.unknown');
  };
  const askToRemove = async (device: Device) => {
    const asked = { title: t('devices.removeTitle'), text: t('devices.removeText'), action: t('devices.remove') };
    if (!(await confirm({ ...asked, danger: true }))) return;
    if (device.is_this) await turnPushOff(kind);
    remove.mutate({ id: device.id });
  };
  return (
    <Card title={t('devices.title')}>
      <p className={styles.note}>{t('devices.text')}</p>
      <ThisDevice pushKey={push_key} own={devices.find(({ is_this }) => is_this)} />
      {devices.length === 0 && <p className={styles.note}>{t('devices.none')}</p>}
      <ul className={styles.devices}>
        {devices.map((device) => (
          <li key={device.id}>
            <span>
              <strong>
                <bdi>{named(device)}</bdi>
              </strong>
              <small>
                {device.is_this && <>{t('devices.thisOne')} · </>}
                {t('devices.since', { date: format.date(device.created_at.slice(0, 10)) })}
              </small>
            </span>
            <Button
              variant="subtle"
              color="red"
              size="xs"
              leftSection={<IconTrash size={16} stroke={1.75} />}
              aria-label={t('devices.removeOf', { device: named(device) })}
              onClick={() => void askToRemove(device)}
            >
              {t('devices.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {leadsOn && (
        <Link className={styles.leadsOn} to={`${pathTo('merchant-notifications', format.language)}?tab=settings`}>
          {t('devices.choose')}
        </Link>
      )}
    </Card>
  );
}

/** On or off here. What the browser says counts: the server may know a device that has forgotten us. */
function ThisDevice({ pushKey, own }: { pushKey: string; own: Device | undefined }) {
  const { t } = useTranslation('notifications');
  const kind = useKind();
  const session = useSession();
  const [isOn, setOn] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const add = useWrite(notificationsContract.add_device);
  const remove = useWrite(notificationsContract.remove_device, { onSuccess: () => toast('saved') });
  const userId = session?.user.id ?? 0;
  const accountId = session?.account?.id ?? 0;
  const ownId = own?.id;
  useEffect(() => {
    void pushAddress({ kind, accountId, userId }, pushKey).then((address) =>
      setOn(address !== undefined && ownId !== undefined),
    );
  }, [kind, accountId, userId, pushKey, ownId]);

  if (!isPushPossible()) return <p className={styles.note}>{t('devices.impossible')}</p>;
  if (isOn === undefined) return null;
  const turnOn = async () => {
    setBusy(true);
    try {
      const address = await turnPushOn({ kind, accountId, userId }, pushKey);
      if (!address) return toastProblem(t('devices.refused'));
      await add.mutateAsync(address).then(
        () => toast('saved'),
        () => turnPushOff(kind),
      );
    } catch {
      toastProblem(t('devices.failed'));
    } finally {
      setBusy(false);
    }
  };
  const turnOff = async () => {
    await turnPushOff(kind);
    if (own) remove.mutate({ id: own.id });
  };
  return (
    <p className={styles.on}>
      <Button
        variant={isOn ? 'default' : 'filled'}
        loading={isBusy || remove.isPending}
        leftSection={isOn ? <IconBellOff size={18} stroke={1.75} /> : <IconBellRinging size={18} stroke={1.75} />}
        onClick={() => void (isOn ? turnOff() : turnOn())}
      >
        {isOn ? t('devices.turnOff') : t('devices.turnOn')}
      </Button>
    </p>
  );
}
