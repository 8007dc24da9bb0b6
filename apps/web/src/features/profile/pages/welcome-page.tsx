import { Button } from '@mantine/core';
import { IconPlus, IconUser } from '@tabler/icons-react';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useSession } from '../../../lib/session';
import { Avatar } from '../../../ui/marks/avatar';
import { Card } from '../../../ui/card';
import { PageHead } from '../../../ui/page-head';
import styles from '../components/profile.module.css';

/** The first page of property owners. */
export function WelcomePage() {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <>
      <PageHead title={t('welcome.hello', { name: user.name })} note={t('welcome.note')} />
      <div className={styles.cards}>
        <Card title={t('welcome.places')}>
          <p className={styles.note}>{t('welcome.placesText')}</p>
          <div className={styles.actions}>
            <Button
              component={Link}
              to={pathTo('merchant-property', language)}
              leftSection={<IconPlus size={18} stroke={1.75} />}
            >
              {t('welcome.addPlace')}
            </Button>
            <Button component={Link} to={pathTo('merchant-my-properties', language)} variant="default">
              {t('welcome.toPlaces')}
            </Button>
          </div>
        </Card>
        <Card title={t('welcome.account')}>
          <div className={styles.person}>
            <Avatar name={user.name} size="l" />
            <div>
              <strong>
                <bdi>{user.name}</bdi>
              </strong>
              {user.email && (
                <small>
                  <bdi dir="ltr">{user.email}</bdi>
                </small>
              )}
            </div>
          </div>
          <p className={styles.note}>{t('welcome.accountText')}</p>
          <Button
            component={Link}
            to={pathTo('merchant-profile', language)}
            variant="default"
            leftSection={<IconUser size={18} stroke={1.75} />}
          >
            {t('welcome.toProfile')}
          </Button>
        </Card>
      </div>
    </>
  );
}
