import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/language/page-title';
import type { MenuIcon } from '../shell/shell-props';
import { Crumbs, type Crumb } from '../page-head';
import styles from './detail.module.css';

export type Fact = { icon: MenuIcon; text: ReactNode };
type Props = {
  title: string;
  otherName?: string;
  badge?: ReactNode;
  avatar?: ReactNode;
  facts?: readonly Fact[];
  actions?: ReactNode;
  crumbs?: readonly Crumb[];
};

/** Who or what this is, the few facts that matter, and what can be done. The browser's tab is called so too. */
export function DetailHeader({ title, otherName, badge, avatar, facts = [], actions, crumbs }: Props) {
  usePageTitle(title);
  return (
    <>
      {crumbs && <Crumbs crumbs={crumbs} />}
      <header className={styles.head} data-print="head">
        {avatar}
        <div className={styles.text}>
          <h1 className={styles.title}>
            <bdi>{title}</bdi>
            {otherName && (
              <small>
                <bdi>{otherName}</bdi>
              </small>
            )}
            {badge && <small>{badge}</small>}
          </h1>
          {facts.length > 0 && (
            <ul className={styles.facts}>
              {facts.map(({ icon: Icon, text }, index) => (
                <li key={index}>
                  <Icon size={17} stroke={1.75} />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
        {actions && (
          <div className={styles.actions} data-print="hide">
            {actions}
          </div>
        )}
      </header>
    </>
  );
}
