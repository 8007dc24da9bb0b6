import { Checkbox, UnstyledButton } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import type { servicesContract } from '@rawnaq/domain/services/services.contract';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { DecimalInput } from '../../../ui/inputs/decimal-input';
import { PriceInput } from '../../../ui/inputs/price-input';
import { useNames } from '../api';
import styles from './menu.module.css';

type Suggested = OutputOf<typeof servicesContract.suggested>['records'][number];
/** A ticked suggestion with what is being written beside it. */
export type Draft = { price: number | null; job_time: number | null };
export type DraftChange = (changes: readonly (readonly [number, Draft | undefined])[]) => void;
/** Without `onTurn` it can't be folded. */
type Props = {
  services: readonly Suggested[];
  drafts: ReadonlyMap<number, Draft>;
  onChange: DraftChange;
  open: boolean;
  onTurn?: () => void;
};

export function SuggestedGroup({ services, drafts, onChange, open: isOpen, onTurn }: Props) {
  const { t } = useTranslation('services');
  const rows = useId();
  const isArabic = useLanguage() === 'ar';
  const [first] = services;
  const name = isArabic ? first!.group_arabic_name : first!.group_english_name;
  const open = services.filter((one) => !one.activated);
  const count = open.filter((one) => drafts.has(one.id)).length;
  const toggleAll = (on: boolean) =>
    onChange(open.map((one) => [one.id, on ? (drafts.get(one.id) ?? startDraft(one)) : undefined] as const));

  return (
    <section className={styles.group} aria-label={name}>
      <div className={styles.groupHead}>
        <Checkbox
          aria-label={t('services.chooseAll', { name })}
          disabled={open.length === 0}
          checked={open.length > 0 && count === open.length}
          indeterminate={count > 0 && count < open.length}
          onChange={(event) => toggleAll(event.currentTarget.checked)}
        />
        <h2>
          <UnstyledButton
            className={styles.turn}
            disabled={!onTurn}
            aria-expanded={isOpen}
            aria-controls={rows}
            onClick={onTurn}
          >
            <bdi>{name}</bdi>
            <small>
              {t('services.ofGroup', { count: services.length - open.length + count, all: services.length })}
            </small>
            {onTurn && <IconChevronDown size={18} stroke={1.75} aria-hidden />}
          </UnstyledButton>
        </h2>
      </div>
      <div id={rows} hidden={!isOpen}>
        {isOpen &&
          services.map((one) => (
            <SuggestedRow key={one.id} service={one} draft={drafts.get(one.id)} onChange={onChange} />
          ))}
      </div>
    </section>
  );
}

function SuggestedRow({
  service,
  draft,
  onChange,
}: {
  service: Suggested;
  draft: Draft | undefined;
  onChange: DraftChange;
}) {
  const { t } = useTranslation('services');
  const { nameOf, otherNameOf } = useNames();
  const name = nameOf(service);
  const id = `suggested-${service.id}`;
  const set = (next: Draft | undefined) => onChange([[service.id, next]]);
  return (
    <div className={styles.row}>
      <label htmlFor={id}>
        <Checkbox
          id={id}
          checked={service.activated || draft !== undefined}
          disabled={service.activated}
          onChange={(event) => set(event.currentTarget.checked ? startDraft(service) : undefined)}
        />
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>
          <small>
            <bdi>{otherNameOf(service)}</bdi>
          </small>
        </span>
      </label>
      {service.activated && <span className={styles.known}>{t('services.already')}</span>}
      {!service.activated && (
        <DecimalInput
          size="sm"
          decimals={0}
          aria-label={t('services.timeOf', { name })}
          value={draft?.job_time ?? service.job_time}
          disabled={!draft}
          onChange={(job_time) => draft && set({ ...draft, job_time })}
          rightSection={<small>{t('services.minutes')}</small>}
          rightSectionWidth={52}
        />
      )}
      {!service.activated && (
        <PriceInput
          size="sm"
          aria-label={t('services.priceOf', { name })}
          value={draft?.price ?? null}
          onChange={(price) => set({ ...(draft ?? startDraft(service)), price })}
        />
      )}
    </div>
  );
}

const startDraft = (service: Suggested): Draft => ({ price: null, job_time: service.job_time });
