import { Button } from '@mantine/core';
import {
  whatsappConnectionStates,
  whatsappMainInstanceStates,
  whatsappPackageConditions,
} from '@rawnaq/domain/whatsapp/whatsapp.states';
import { IconPlayerPause, IconPlayerPlay, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { confirm } from '../../../ui/confirm';
import { StateText } from '../../../ui/marks/status-badge';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import type { LineEndpoints } from '../line-endpoints';
import type { LineAnswer } from './whatsapp-line';
import styles from './line.module.css';

type Props = { endpoints: LineEndpoints; line: LineAnswer; mayEdit: boolean; onChange: () => void };
const icon = { size: 18, stroke: 1.75 };

export function LineStatus({ endpoints, line, mayEdit, onChange }: Props) {
  const { t } = useTranslation('message-lines');
  return (
    <SettingsSection title={t('connection')} text={line.package ? t('connectionText') : t('mainText')}>
      <Facts line={line} />
      {line.is_paused && (
        <p className={styles.note} data-tone="warning" role="status">
          {line.paused_reason ? t('pausedBy', { reason: line.paused_reason }) : t('paused')}
        </p>
      )}
      {line.waiting > 0 && (
        <p className={styles.note} data-tone="info">
          {t('waiting', { count: line.waiting })}
        </p>
      )}
      {mayEdit && line.provider !== null && <Actions endpoints={endpoints} line={line} onChange={onChange} />}
    </SettingsSection>
  );
}

function Facts({ line }: { line: LineAnswer }) {
  const { t } = useTranslation('message-lines');
  const format = useFormat();
  const state = line.package
    ? whatsappConnectionStates.choices.find(({ value }) => value === line.state)
    : whatsappMainInstanceStates.choices.find(({ value }) => value === line.main_state);
  const condition =
    line.package && whatsappPackageConditions.choices.find(({ value }) => value === line.package?.condition);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('connection')}</dt>
        <dd>
          {line.provider === null ? (
            t('never')
          ) : (
            <>
              <StateText state={state} />
              <span>{t(`providers.${line.provider}`)}</span>
            </>
          )}
        </dd>
      </div>
      {line.phone && (
        <div>
          <dt>{t('number')}</dt>
          <dd>
            <bdi dir="ltr">{line.phone}</bdi>
          </dd>
        </div>
      )}
      {line.package && condition && (
        <div>
          <dt>{t('package')}</dt>
          <dd>
            <StateText state={condition} />
            {line.package.condition !== whatsappPackageConditions.codes.removed && (
              <span>{line.package.ends_on ? t('until', { day: format.date(line.package.ends_on) }) : t('noEnd')}</span>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Actions({ endpoints, line, onChange }: Omit<Props, 'mayEdit'>) {
  const { t } = useTranslation('message-lines');
  const done = { onSuccess: onChange };
  const refresh = useWrite(endpoints.refresh, {
    onSuccess: ({ state }) => {
      toastSuccess(t(state === whatsappConnectionStates.codes.connected ? 'states.connected' : 'states.waits'));
      onChange();
    },
  });
  const pause = useWrite(endpoints.pause, done);
  const resume = useWrite(endpoints.resume, done);
  const disconnect = useWrite(endpoints.disconnect, done);
  const askToPause = async () => {
    if (await confirm({ title: t('pauseTitle'), text: t('pauseText'), action: t('pause') })) pause.mutate({});
  };
  const askToDisconnect = async () => {
    const question = { title: t('disconnectTitle'), text: t('disconnectText'), action: t('disconnect'), danger: true };
    if (await confirm(question)) disconnect.mutate({});
  };
  const mayPause = line.package ? true : line.state === whatsappConnectionStates.codes.connected;
  return (
    <div className={styles.actions}>
      {line.provider !== 'sandbox' && (
        <Button
          variant="default"
          leftSection={<IconRefresh {...icon} />}
          loading={refresh.isPending}
          onClick={() => refresh.mutate({})}
        >
          {t('check')}
        </Button>
      )}
      {line.is_paused ? (
        <Button leftSection={<IconPlayerPlay {...icon} />} loading={resume.isPending} onClick={() => resume.mutate({})}>
          {t('resume')}
        </Button>
      ) : (
        mayPause && (
          <Button variant="default" leftSection={<IconPlayerPause {...icon} />} onClick={() => void askToPause()}>
            {t('pause')}
          </Button>
        )
      )}
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconPlugConnectedX {...icon} />}
        loading={disconnect.isPending}
        onClick={() => void askToDisconnect()}
      >
        {t('disconnect')}
      </Button>
    </div>
  );
}
