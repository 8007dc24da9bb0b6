import { Button } from '@mantine/core';
import { campaignsList } from '@rawnaq/domain/campaigns/campaign-lists';
import { campaignStates } from '@rawnaq/domain/campaigns/campaign.states';
import { campaignsContract } from '@rawnaq/domain/campaigns/campaigns.contract';
import { consentChannels } from '@rawnaq/domain/customers/customer.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { changeOf } from '@rawnaq/domain/kernel/change';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { IconPlus, IconSpeakerphone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { KeyFigures } from '../../../ui/key-figures';
import { Money } from '../../../ui/money';
import { ListPage } from '../../../ui/list-page/list-page';
import { useCampaignActions } from '../components/campaign-actions';
import { ProgressBar } from '../components/progress-bar';
import styles from '../components/campaigns.module.css';

type Row = OutputOf<typeof campaignsList.endpoints.get_records>['records'][number];
const { active, sending, completed, disabled, temporary_saved } = campaignStates.codes;

export function CampaignsPage() {
  const { t } = useTranslation('campaigns');
  const language = useLanguage();
  const format = useFormat();
  const mayEdit = usePermission('marketing.edit');
  const actions = useCampaignActions();
  const { data } = useRead(campaignsContract.summary, {});
  const add = mayEdit && (
    <Button
      component={Link}
      to={pathTo('merchant-marketing-tools-ads-campaign', language)}
      leftSection={<IconPlus size={18} />}
    >
      {t('add')}
    </Button>
  );
  return (
    <ListPage
      list={campaignsList}
      searchLabel={t('search')}
      primaryAction={add}
      note={
        data &&
        [
          t('accepting', {
            accepting: format.number(data.accepting.whatsapp),
            customers: format.number(data.customers),
          }),
          t('atMost', { cap: data.cap }),
        ].join(' · ')
      }
      lead={<Figures />}
      cells={{
        name: (row) => (
          <span className={styles.cell}>
            <span>
              <bdi>{row.name}</bdi>
            </span>
            <small>{labelOf(consentChannels, row.channel)[language]}</small>
          </span>
        ),
        sent: (row) => <Progress row={row} />,
        bookings: (row) => <Caused row={row} />,
        money: (row) => (isMeasured(row) && row.money !== null ? <Money minor={row.money} bare /> : '–'),
        begun_at: (row) =>
          row.begun_at
            ? format.day(row.begun_at, new Date())
            : row.starts_at && format.dayTime(row.starts_at, new Date()),
      }}
      to={(row) => pathTo('merchant-marketing-tools-ads-campaign-one', language, { id: row.id })}
      rowActions={actions}
      empty={{ icon: IconSpeakerphone, title: t('emptyTitle'), text: t('emptyText'), ...(add && { actions: add }) }}
    />
  );
}

/** A sum within chance is none. */
const isMeasured = ({ bookings_least, bookings_most }: Row): boolean =>
  (bookings_least ?? 0) > 0 || (bookings_most ?? 0) < 0;

function Figures() {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const { data } = useRead(campaignsContract.summary, {});
  if (!data) return null;
  const whole = (value: number): string => format.number(Math.round(value));
  const { bookings, money } = data;
  const against = (value: number, before: number) => {
    const change = changeOf(value, before);
    return change === null ? {} : { change };
  };
  return (
    <KeyFigures
      figures={[
        {
          label: t('figures.sent'),
          value: format.number(data.sent),
          note: t('figures.failed', { number: format.number(data.failed) }),
          ...against(data.sent, data.before.sent),
        },
        {
          label: t('figures.bookings'),
          value: bookings ? whole(bookings.value) : '–',
          note: bookings
            ? t('figures.between', { least: whole(bookings.least), most: whole(bookings.most) })
            : t('figures.nothing'),
        },
        {
          label: t('figures.money'),
          value: money ? format.money(Math.round(money.value)) : '–',
          note: money ? t('figures.moneyNote') : t('figures.nothing'),
        },
        {
          label: t('figures.stopped'),
          value: format.number(data.stopped),
          note:
            data.sent > 0 && t('figures.stoppedNote', { percent: format.percent((100 * data.stopped) / data.sent, 1) }),
          lessIsBetter: true,
          ...against(data.stopped, data.before.stopped),
        },
      ]}
    />
  );
}

function Progress({ row }: { row: Row }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  if (row.status === temporary_saved || (row.status === disabled && row.begun_at === null)) return '–';
  const now = new Date();
  if (row.status === active)
    return <small>{row.starts_at && t('startsAt', { when: format.dayTime(row.starts_at, now) })}</small>;
  const note =
    row.status === sending && row.finish_at
      ? t('doneAbout', { when: format.dayTime(row.finish_at, now) })
      : row.failed > 0
        ? t('failedOf', { number: format.number(row.failed) })
        : row.status === completed && row.sent === row.recipients && t('allSent');
  return (
    <span className={styles.cell} dir={format.language === 'ar' ? 'rtl' : 'ltr'}>
      <small>{t('progress', { done: format.number(row.sent), all: format.number(row.recipients) })}</small>
      <ProgressBar {...row} />
      {note && <small>{note}</small>}
    </span>
  );
}

function Caused({ row }: { row: Row }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  if (row.begun_at === null) return '–';
  const { bookings, bookings_least: least, bookings_most: most } = row;
  if (bookings === null || least === null || most === null)
    return (
      <span className={styles.cell} data-end>
        <span className={styles.hint}>{row.held_back === 0 ? t('noMeasure') : t('tooEarly')}</span>
        {row.held_back === 0 && <small>{t('noMeasureText')}</small>}
      </span>
    );
  const whole = (value: number): string => format.number(Math.round(value));
  return (
    <span className={styles.cell} data-end>
      <span>{isMeasured(row) ? whole(bookings) : t('noEffect')}</span>
      <small>{t('range', { least: whole(least), most: whole(most) })}</small>
    </span>
  );
}
