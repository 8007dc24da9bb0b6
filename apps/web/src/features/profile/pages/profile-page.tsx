import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useSession, type Session } from '../../../lib/session';
import { Avatar } from '../../../ui/marks/avatar';
import { Card } from '../../../ui/card';
import { PageHead } from '../../../ui/page-head';
import { DisplayCard } from '../components/display-card';
import { Facts } from '../../../ui/detail/facts';
import { MobileCard } from '../components/mobile-card';
import { PasswordCard } from '../components/password-card';
import { FeedCard } from '../../my-day';
import { DevicesCard } from '../../notifications';
import { SalonCard } from '../components/salon-card';
import styles from '../components/profile.module.css';

/** The signed-in person: of a salon, or an owner of properties. */
export function ProfilePage() {
  const language = useLanguage();
  const session = useSession();
  if (!session) return null;
  const { user, account, general_informations } = session;
  return (
    <>
      <PageHead title={pageWords.profile[language]} />
      <div className={styles.cards}>
        <div className={styles.column}>
          <PersonCard user={user} />
          {account && <SalonCard account={account} facts={general_informations} />}
        </div>
        <div className={styles.column}>
          <DisplayCard user={user} />
          <PasswordCard user={user} isTraining={account?.is_training ?? false} />
          <MobileCard mayChange={user.impersonated_by === null && !account?.is_training} />
          <FeedCard />
          <DevicesCard leadsOn />
        </div>
      </div>
    </>
  );
}

function PersonCard({ user }: { user: Session['user'] }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const role = user.role && (language === 'ar' ? user.role.arabic_name : user.role.english_name);
  const facts = [
    { label: t('email'), value: user.email ? <bdi dir="ltr">{user.email}</bdi> : t('noEmail') },
    ...(role ? [{ label: t('role'), value: role }] : []),
  ];
  return (
    <Card title={t('you')}>
      <div className={styles.person}>
        <Avatar name={user.name} size="l" />
        <strong>
          <bdi>{user.name}</bdi>
        </strong>
      </div>
      <Facts lined facts={facts} />
    </Card>
  );
}
