import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import type { MenuGroup } from './shell-props';
import { Count, PageLink } from './menu-groups';
import { ShellLink } from './shell-link';
import styles from './side-menu.module.css';

/** The client's pause before a menu that the mouse left closes. */
const CLOSE_DELAY_MS = 200;

type Props = { groups: readonly MenuGroup[]; onNavigate: (href: string) => void };

/** The folded menu: an icon and a word for each group; its pages fly out beside it. */
export function MenuRail({ groups, onNavigate }: Props) {
  const [open, setOpen] = useState('');
  return (
    <ul className={styles.groups}>
      {groups.map((group) =>
        group.pages.length === 1 ? (
          <li key={group.id}>
            <ShellLink
              className={`${styles.item} ${styles.railItem}`}
              href={group.pages[0]!.href}
              onNavigate={onNavigate}
              aria-current={group.active ? 'page' : undefined}
            >
              <RailFace group={group} />
            </ShellLink>
          </li>
        ) : (
          <RailGroup
            key={group.id}
            group={group}
            isOpen={group.id === open}
            onOpen={() => setOpen(group.id)}
            onClose={() => setOpen((current) => (current === group.id ? '' : current))}
            onNavigate={onNavigate}
          />
        ),
      )}
    </ul>
  );
}

type RailGroupProps = {
  group: MenuGroup;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onNavigate: (href: string) => void;
};

/** Opened by mouse, click or Enter; closed by leaving it, Escape, or a click elsewhere. */
function RailGroup({ group, isOpen, onOpen, onClose, onNavigate }: RailGroupProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const closing = useRef(0);
  useEffect(() => () => window.clearTimeout(closing.current), []);

  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    window.clearTimeout(closing.current);
    onOpen();
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') closing.current = window.setTimeout(onClose, CLOSE_DELAY_MS);
  };
  const blur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onClose();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    onClose();
    button.current?.focus();
  };
  const follow = (href: string) => {
    onClose();
    onNavigate(href);
  };

  return (
    <li>
      <div role="presentation" onPointerEnter={enter} onPointerLeave={leave} onBlur={blur} onKeyDown={escape}>
        <button
          ref={button}
          type="button"
          className={`${styles.item} ${styles.railItem}`}
          data-current={group.active || undefined}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={(event) => {
            // The mouse has opened it already; a second click of it must not take that away.
            const byMouse =
              event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === 'mouse';
            if (isOpen && !byMouse) onClose();
            else onOpen();
          }}
        >
          <RailFace group={group} />
        </button>
        {isOpen && <FlyOut id={id} group={group} beside={button} onNavigate={follow} />}
      </div>
    </li>
  );
}

const RailFace = ({ group }: { group: MenuGroup }) => (
  <>
    <group.icon size={21} stroke={1.6} />
    <span className={styles.label}>{group.label}</span>
    <Count of={group.count} />
  </>
);

type FlyOutProps = {
  id: string;
  group: MenuGroup;
  beside: { current: HTMLElement | null };
  onNavigate: (href: string) => void;
};

/** Fixed, because the rail scrolls by itself in a low window and would cut it off. */
function FlyOut({ id, group, beside, onNavigate }: FlyOutProps) {
  const box = useRef<HTMLDivElement>(null);
  const arrow = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const from = beside.current?.getBoundingClientRect();
    if (!from || !box.current || !arrow.current) return;
    const lowest = window.innerHeight - box.current.offsetHeight - 8;
    const start = Math.max(8, Math.min(from.top - 8, lowest));
    box.current.style.insetBlockStart = `${start}px`;
    arrow.current.style.insetBlockStart = `${from.top + from.height / 2 - start - 5}px`;
  }, [beside]);
  return (
    <div ref={box} id={id} className={styles.flyOut}>
      <span ref={arrow} className={styles.arrow} />
      <p className={styles.flyTitle}>{group.label}</p>
      <ul className={styles.pages} aria-label={group.label}>
        {group.pages.map((page) => (
          <li key={page.name}>
            <PageLink page={page} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </div>
  );
}
