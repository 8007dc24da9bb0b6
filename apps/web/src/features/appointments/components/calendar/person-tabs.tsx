import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../../ui/marks/avatar';
import { useCurrentInView } from '../../../../ui/use-current-in-view';
import type { Employee } from '../../calendar-items';
import styles from '../appointments.module.css';

type Props = { people: readonly Employee[]; person: number; onChange: (id: number) => void };

/** One person at a time: whose week, or whose day on a phone. */
export function PersonTabs({ people, person, onChange }: Props) {
  const { t } = useTranslation('appointments');
  const list = useCurrentInView<HTMLDivElement>(String(person));

  const steer = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    if (!step) return;
    event.stopPropagation();
    const place = people.findIndex(({ id }) => id === person);
    const next = people[(place + step + people.length) % people.length]!;
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-person="${next.id}"]`)?.focus();
  };

  return (
    <div ref={list} className={styles.people} role="tablist" aria-label={t('people')} data-print="hide">
      {people.map(({ id, name, short_name, picture_url }) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-person={id}
          aria-selected={id === person}
          title={name}
          tabIndex={id === person ? 0 : -1}
          className={styles.personTab}
          onClick={() => onChange(id)}
          onKeyDown={steer}
        >
          <Avatar name={name} picture={picture_url ?? undefined} />
          <span>
            <bdi>{short_name}</bdi>
          </span>
        </button>
      ))}
    </div>
  );
}
