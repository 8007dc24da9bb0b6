import type { ShellAccount } from './shell-props';
import styles from './account-logo.module.css';

export function AccountLogo({ account }: { account: ShellAccount }) {
  if (account.logo) return <img className={styles.logo} src={account.logo} alt="" />;
  return (
    <span className={styles.logo} aria-hidden>
      {[...account.name.trim()][0]}
    </span>
  );
}
