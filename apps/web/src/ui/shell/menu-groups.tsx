import { useEffect, useId, useRef } from 'react';
import type { MenuGroup, MenuItem } from '../../app/shell-props';
import { ShellLink } from './shell-link';
import styles from './side-menu.module.css';

/** A lone settings page stands at the foot of the menu; several of them are a group like any other. */
export const isFootGroup = (group: MenuGroup): boolean => group.id === 'settings' && group.items.length === 1;

type Props = { groups: readonly MenuGroup[]; folded?: boolean; onNavigate: (href: string) => void };

export function MenuGroups({ groups, folded = false, onNavigate }: Props) {
  const id = useId();
  const isTitled = (group: MenuGroup) => group.label !== undefined && !folded && !isFootGroup(group);
  return groups.map((group) => (
    <div key={group.id} className={styles.group}>
      {isTitled(group) && (
        <div className={styles.title} id={`${id}-${group.id}`}>
          {group.label}
        </div>
      )}
      <ul
        aria-labelledby={isTitled(group) ? `${id}-${group.id}` : undefined}
        aria-label={isTitled(group) ? undefined : group.label}
      >
        {group.items.map((item) => (
          <li key={item.name}>
            <MenuLink item={item} folded={folded} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function MenuLink({
  item,
  folded,
  onNavigate,
}: {
  item: MenuItem;
  folded: boolean;
  onNavigate: (href: string) => void;
}) {
  const Icon = item.icon;
  const link = useRef<HTMLAnchorElement>(null);
  // A long menu scrolls by itself: where one is must be in sight.
  useEffect(() => {
    if (item.active) link.current?.scrollIntoView({ block: 'nearest' });
  }, [item.active]);
  return (
    <ShellLink
      ref={link}
      className={styles.item}
      href={item.href}
      onNavigate={onNavigate}
      aria-current={item.active ? 'page' : undefined}
      title={folded ? item.label : undefined}
    >
      <Icon size={folded ? 21 : 18} stroke={folded ? 1.6 : 1.75} />
      <span className={folded ? styles.label : `${styles.label} ellipsis`}>{item.label}</span>
      {item.count ? <span className={styles.count}>{item.count}</span> : null}
    </ShellLink>
  );
}
