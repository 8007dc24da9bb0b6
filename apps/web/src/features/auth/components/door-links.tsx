import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './door.module.css';

export const DoorLinks = ({ children }: { children: ReactNode }) => <div className={styles.links}>{children}</div>;

export const DoorLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className={styles.link} to={to}>
    {children}
  </Link>
);

/** Looks like a link, but leads to another step of the same page. */
export const DoorStep = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={styles.link} onClick={onClick}>
    {children}
  </button>
);
