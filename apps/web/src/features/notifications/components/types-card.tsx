import { Switch } from '@mantine/core';
import { notificationsContract } from '@rawnaq/domain/notifications/notifications.contract';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { useSession } from '../../../lib/session';
import { Card } from '../../../ui/card';
import { Awaiting } from '../../../ui/states/loaded';
import styles from './notifications.module.css';

/** Each type one may get, with a switch for each place. A switch is saved when it is turned. */
export function TypesCard() {
  const { t } = useTranslation('notifications');
  const { language } = useFormat();
  const settings = useRead(notificationsContract.get_settings, {}, { ownFailure: true });
  const save = useWrite(notificationsContract.save_settings);
  const isVisit = useSession()?.user.impersonated_by != null;
  if (!settings.data) return <Awaiting query={settings} />;
  const types = settings.data.types
    .map(({ english_name, arabic_name, ...rest }) => ({
      ...rest,
      name: language === 'ar' ? arabic_name : english_name,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  return (
    <Card title={t('types')}>
      <p className={styles.note}>{types.length > 0 ? t('typesText') : t('noTypes')}</p>
      {types.length > 0 && (
        <table className={styles.types}>
          <thead>
            <tr>
              <th scope="col">{t('type')}</th>
              <th scope="col">{t('inApp')}</th>
              <th scope="col">{t('push')}</th>
            </tr>
          </thead>
          <tbody>
            {types.map(({ type, name, ...wish }) => {
              // What was just turned is shown so while it is being saved.
              const shown = save.isPending && save.variables.type === type ? save.variables : wish;
              const place = (key: 'in_app' | 'push') => (
                <td>
                  <Switch
                    checked={shown[key]}
                    disabled={isVisit}
                    aria-label={t('switch', { type: name, place: t(key === 'push' ? 'push' : 'inApp') })}
                    onChange={(event) =>
                      save.mutate({
                        type,
                        in_app: shown.in_app,
                        push: shown.push,
                        [key]: event.currentTarget.checked,
                      })
                    }
                  />
                </td>
              );
              return (
                <tr key={type}>
                  <th scope="row">{name}</th>
                  {place('in_app')}
                  {place('push')}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Card>
  );
}
