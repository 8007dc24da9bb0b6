import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { HeadPlace } from '../page-head';
import { useCurrentInView } from '../use-current-in-view';
import styles from './detail.module.css';

export type DetailTab = { id: string; label: string; count?: number | string; content: () => ReactNode };

type Props = { tabs: readonly DetailTab[]; label: string };

/**
 * Tabs that each are a whole page: whichever is open, its title stands above the tabs, and the tabs stay where they
 * are.
 */
export function PageTabs(props: Props) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <HeadPlace value={place}>
      <div ref={setPlace} />
      <DetailTabs {...props} />
    </HeadPlace>
  );
}

/** The open tab stands in the address; only its content is drawn. */
export function DetailTabs({ tabs, label }: Props) {
  const id = useId();
  const [params, setParams] = useSearchParams();
  const open = tabs.find((tab) => tab.id === params.get('tab')) ?? tabs[0];
  const strip = useCurrentInView<HTMLDivElement>(open?.id);
  if (!open) return null;

  const show = (tab: DetailTab) =>
    setParams((current) => withTab(current, tab === tabs[0] ? undefined : tab.id), {
      replace: true,
      preventScrollReset: true,
    });
  const steer = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    if (!step) return;
    const next = tabs[(tabs.indexOf(open) + step + tabs.length) % tabs.length]!;
    show(next);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };

  return (
    <>
      <div ref={strip} className={styles.tabs} data-print="hide">
        <div className={styles.tabList} role="tablist" aria-label={label}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={`${id}-${tab.id}`}
              type="button"
              role="tab"
              className={styles.tab}
              aria-selected={tab === open}
              aria-controls={`${id}-panel`}
              tabIndex={tab === open ? 0 : -1}
              onClick={() => show(tab)}
              onKeyDown={steer}
            >
              {tab.label}
              {tab.count !== undefined && <b>{tab.count}</b>}
            </button>
          ))}
        </div>
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${open.id}`} tabIndex={-1}>
        {open.content()}
      </div>
    </>
  );
}

function withTab(params: URLSearchParams, tab: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (tab) next.set('tab', tab);
  else next.delete('tab');
  return next;
}
