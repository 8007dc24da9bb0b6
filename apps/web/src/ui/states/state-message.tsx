import type { ReactNode } from 'react';
import type { MenuIcon } from '../shell/shell-props';
import styles from './state-message.module.css';

type Props = {
  icon: MenuIcon;
  tone?: 'plum' | 'danger' | 'neutral';
  title: ReactNode;
  text?: ReactNode;
  reference?: ReactNode;
  actions?: ReactNode;
  role?: 'alert' | 'status';
};

/** The shape shared by empty, error and not-found: what happened, what it means, what to do next. */
export function StateMessage({ icon: Icon, tone = 'plum', title, text, reference, actions, role }: Props) {
  return (
    <div className={styles.state} role={role}>
      <span className={styles.icon} data-tone={tone} aria-hidden>
        <Icon size={26} stroke={1.75} />
      </span>
      <h3 className={styles.title}>{title}</h3>
      {text && <p className={styles.text}>{text}</p>}
      {reference && <p className={styles.reference}>{reference}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
