import { Anchor } from '@mantine/core';
import { campaignStates } from '@rawnaq/domain/campaigns/campaign.states';
import type { CampaignRecord } from '@rawnaq/domain/campaigns/campaigns.contract';
import { consentChannels } from '@rawnaq/domain/customers/customer.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { campaignCustomersList } from '@rawnaq/domain/campaigns/campaign-lists';
import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { PersonCell } from '../../../ui/cells';
import { Card } from '../../../ui/card';
import { DetailTabs } from '../../../ui/detail/detail-tabs';
import { KeyFigures } from '../../../ui/key-figures';
import { RecordsOf } from '../../../ui/list-page/records-of';
import { StateText } from '../../../ui/marks/status-badge';
import { PageHead } from '../../../ui/page-head';
import { HistoryTab } from '../../audit';
import { CampaignActions } from './campaign-actions';
import { CausedCard } from './caused-card';
import { DeliveryCell } from './delivery-cell';
import { ProgressBar } from './progress-bar';
import styles from './campaigns.module.css';

/** How far it is, and what it caused. */
export function CampaignResult({ campaign }: { campaign: CampaignRecord }) {
  const { t } = useTranslation('campaigns');
  const language = useLanguage();
  const format = useFormat();
  const state = campaignStates.choices.find(({ value }) => value === campaign.status)!;
  const now = new Date();
  const facts = [
    labelOf(consentChannels, campaign.channel)[language],
    campaign.begun_at
      ? t('started', { date: format.dayTime(campaign.begun_at, now) })
      : campaign.starts_at && t('startsOn', { when: format.dayTime(campaign.starts_at, now) }),
    campaign.completed_at && t('ended', { date: format.dayTime(campaign.completed_at, now) }),
  ].filter(Boolean);
  const done = campaign.sent + campaign.failed + campaign.unknown;
  const isSending = campaign.status === campaignStates.codes.sending;
  const notes = [
    t('ofAll', { all: format.number(campaign.recipients) }),
    campaign.left_out > 0 && t('leftOut', { number: format.number(campaign.left_out) }),
    isSending && campaign.finish_at && t('doneAbout', { when: format.dayTime(campaign.finish_at, now) }),
  ].filter(Boolean);
  return (
    <>
      <PageHead
        title={<bdi>{campaign.name}</bdi>}
        note={
          <>
            <StateText state={state} /> · {facts.join(' · ')}
          </>
        }
        crumbs={[
          { label: pageWords.campaigns[language], to: pathTo('merchant-marketing-tools-ads-campaigns', language) },
          { label: campaign.name },
        ]}
        actions={<CampaignActions campaign={campaign} />}
      />
      {campaign.begun_at !== null && (
        <div className={styles.stack}>
          <KeyFigures
            figures={[
              {
                label: t('sent'),
                value: format.number(campaign.sent),
                note: (
                  <>
                    <ProgressBar {...campaign} />
                    {notes.join(' · ')}
                  </>
                ),
              },
              { label: t('failed'), value: format.number(campaign.failed) },
              {
                label: t('pending'),
                value: format.number(campaign.waiting),
                note:
                  isSending &&
                  campaign.next_at &&
                  campaign.waiting > 0 &&
                  t('nextIn', { when: format.dayTime(campaign.next_at, now) }),
              },
              { label: t('unknown'), value: format.number(campaign.unknown), note: t('neverTwice') },
            ]}
          />
          <div className={styles.results}>
            <CausedCard campaign={campaign} />
            <Card title={t('messagesCard')}>
              <ul className={styles.funnel}>
                {(
                  [
                    ['sent', campaign.sent],
                    ...(campaign.channel === 'email' ? [] : [['delivered', campaign.delivered] as const]),
                    ...(campaign.channel === 'whatsapp' ? [['read', campaign.read] as const] : []),
                    ['clicked', campaign.clicked],
                    ['bookedAfterClick', campaign.booked_after_click],
                    ['stopped', campaign.stopped],
                  ] as const
                ).map(([key, number]) => (
                  <li key={key}>
                    <span>{t(key)}</span>
                    <span className={styles.measure} aria-hidden>
                      <span
                        style={{
                          inlineSize: `${done > 0 ? Math.min(100, (100 * number) / Math.max(campaign.sent, 1)) : 0}%`,
                        }}
                      />
                    </span>
                    <b>{format.number(number)}</b>
                    <small>
                      {key !== 'sent' && campaign.sent > 0 && format.percent((100 * number) / campaign.sent, 1)}
                    </small>
                  </li>
                ))}
              </ul>
            </Card>
          </div>
          <DetailTabs
            label={campaign.name}
            tabs={[
              { id: 'customers', label: t('customers'), content: () => <Customers id={campaign.id} /> },
              {
                id: 'history',
                label: t('history'),
                content: () => <HistoryTab entity="campaigns" entityId={campaign.id} />,
              },
            ]}
          />
        </div>
      )}
      {campaign.begun_at === null && (
        <Card title={t('message')}>
          <div className={styles.pair}>
            {campaign.english_active && (
              <p lang="en" dir="ltr" className={styles.written}>
                {campaign.english_text}
              </p>
            )}
            {campaign.arabic_active && (
              <p lang="ar" dir="rtl" className={styles.written}>
                {campaign.arabic_text}
              </p>
            )}
          </div>
        </Card>
      )}
    </>
  );
}

function Customers({ id }: { id: number }) {
  const { t } = useTranslation('campaigns');
  const language = useLanguage();
  return (
    <>
      <p className={styles.toReport}>
        <Anchor
          component={Link}
          to={pathTo('merchant-marketing-tools-ads-campaign-one-customers-report', language, { id })}
        >
          {t('customersReport')}
        </Anchor>
      </p>
      <RecordsOf
        list={campaignCustomersList}
        of={{ campaign_id: String(id) }}
        columns={['name', 'mobile', 'status', 'sent_at', 'read_at', 'clicked_at', 'booked_at', 'amount']}
        cells={{
          name: (row) => <PersonCell name={row.name} />,
          status: (row) => <DeliveryCell row={row} />,
        }}
        empty={{ icon: IconUsers, title: t('nobody'), text: t('emptyText') }}
      />
    </>
  );
}
