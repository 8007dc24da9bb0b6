import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import type { MenuGroup, MenuPage } from './shell-props';
import { ShellLink } from './shell-link';
import { useOpenGroup } from './use-open-group';
import styles from './side-menu.module.css';

type Props = { groups: readonly MenuGroup[]; onNavigate: (href: string) => void };

/** Two levels: a group opens to its pages, one group at a time. */
export function MenuGroups({ groups, onNavigate }: Props) {
  const { open, toggle } = useOpenGroup(groups);
  return (
    <ul className={styles.groups}>
      {groups.map((group) => (
        <li key={group.id}>
          {group.pages.length === 1 ? (
            <LonePage group={group} page={group.pages[0]!} onNavigate={onNavigate} />
          ) : (
            <Group group={group} isOpen={group.id === open} onToggle={() => toggle(group.id)} onNavigate={onNavigate} />
          )}
        </li>
      ))}
    </ul>
  );
}

type GroupProps = {
  group: MenuGroup;
  isOpen: boolean;
  onToggle: () => void;
  onNavigate: (href: string) => void;
};

function Group({ group, isOpen, onToggle, onNavigate }: GroupProps) {
  const id = useId();
  const Icon = group.icon;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <>
      <button
        type="button"
        className={styles.item}
        data-here={isOpen || group.active || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <Icon size={18} stroke={1.75} />
        <span className={`${styles.label} ellipsis`}>{group.label}</span>
        {!isOpen && <Count of={group.count} />}
        <Chevron className={`${styles.chevron} flip`} size={15} stroke={1.75} aria-hidden />
      </button>
      {isOpen && (
        <ul id={id} className={styles.pages} aria-label={group.label}>
          {group.pages.map((page) => (
            <li key={page.name}>
              <PageLink page={page} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function LonePage({ group, page, onNavigate }: { group: MenuGroup; page: MenuPage; onNavigate: Props['onNavigate'] }) {
  const Icon = group.icon;
  return (
    <ShellLink
      className={styles.item}
      href={page.href}
      onNavigate={onNavigate}
      aria-current={page.active ? 'page' : undefined}
    >
      <Icon size={18} stroke={1.75} />
      <span className={`${styles.label} ellipsis`}>{group.label}</span>
      <Count of={page.count} />
    </ShellLink>
  );
}

export function PageLink({ page, onNavigate }: { page: MenuPage; onNavigate: Props['onNavigate'] }) {
  const link = useRef<HTMLAnchorElement>(null);
  // A low window scrolls its menu: where one is must be in sight.
  useEffect(() => {
    if (page.active) link.current?.scrollIntoView({ block: 'nearest' });
  }, [page.active]);
  return (
    <ShellLink
      ref={link}
      className={styles.item}
      href={page.href}
      onNavigate={onNavigate}
      aria-current={page.active ? 'page' : undefined}
    >
      <span className={`${styles.label} ellipsis`}>{page.label}</span>
      <Count of={page.count} />
    </ShellLink>
  );
}

export const Count = ({ of }: { of: number }) => (of > 0 ? <span className={styles.count}>{of}</span> : null);
