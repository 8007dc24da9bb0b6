import { hostsContract } from '@rawnaq/domain/hosts/hosts.contract';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { useSession, type Session } from '../../../lib/session';
import { Avatar } from '../../../ui/marks/avatar';
import { Card } from '../../../ui/card';
import { PageHead } from '../../../ui/page-head';
import { LoadingPage } from '../../../ui/states/loading-page';
import { DisplayCard } from '../components/display-card';
import { Facts } from '../../../ui/detail/facts';
import { HostMobileCard, HostNameCard } from '../components/host-cards';
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
  if (user.kind === 'property') return <HostProfile user={user} />;
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

/** Somebody with a number to sign in by; who was given a password as well may change it. */
function HostProfile({ user }: { user: Session['user'] }) {
  const language = useLanguage();
  const profile = useRead(hostsContract.get_profile, {});
  if (!profile.data) return <LoadingPage />;
  return (
    <>
      <PageHead title={pageWords.profile[language]} />
      <div className={styles.cards}>
        <div className={styles.column}>
          <HostNameCard profile={profile.data} />
          <HostMobileCard mobile={profile.data.mobile} onChanged={() => void profile.refetch()} />
        </div>
        <div className={styles.column}>
          <DisplayCard user={user} />
          {profile.data.has_password && <PasswordCard user={user} isTraining={false} />}
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
