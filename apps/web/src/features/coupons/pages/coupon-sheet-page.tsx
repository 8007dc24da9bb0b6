import { Button } from '@mantine/core';
import { couponsContract, couponsList } from '@rawnaq/domain/coupons/coupons.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { sayCode } from '@rawnaq/domain/kernel/text/one-time-code';
import { IconPrinter, IconTicket } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { usePicture } from '../../../lib/pictures';
import { useFormat } from '../../../lib/use-format';
import { CodeCell } from '../../../ui/cells';
import { RecordsOf } from '../../../ui/list-page/records-of';
import { PageHead } from '../../../ui/page-head';
import { RecordPage } from '../../../ui/record-page';
import { DetailTabs } from '../../../ui/detail/detail-tabs';
import styles from './coupon-sheet.module.css';

type Answer = OutputOf<(typeof couponsContract)['get_record']>;

export function CouponSheetPage() {
  const { t } = useTranslation('coupons');
  const language = useLanguage();
  const id = Number(useParams()['id']);
  const batch = useRead(couponsContract.get_record, { id }, { enabled: Number.isSafeInteger(id), ownFailure: true });
  return (
    <RecordPage
      id={id}
      query={batch}
      missing={{ title: t('notFoundTitle'), text: t('notFoundText') }}
      list={{ label: pageWords.coupons[language], to: pathTo('merchant-menu-coupons', language) }}
    >
      {(answer) => <Batch answer={answer} />}
    </RecordPage>
  );
}

function Batch({ answer }: { answer: Answer }) {
  const { t } = useTranslation('coupons');
  const language = useLanguage();
  const { record, codes } = answer;
  return (
    <>
      <PageHead
        offPaper
        title={record.name}
        note={t('used', { used: record.used_count, count: record.coupons_count })}
        crumbs={[
          { label: pageWords.coupons[language], to: pathTo('merchant-menu-coupons', language) },
          { label: record.name },
        ]}
        actions={
          codes.length > 0 && (
            <Button leftSection={<IconPrinter size={18} stroke={1.75} />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          )
        }
      />
      <DetailTabs
        label={record.name}
        tabs={[
          { id: 'sheet', label: t('sheet'), count: String(codes.length), content: () => <Sheet answer={answer} /> },
          {
            id: 'codes',
            label: t('codes'),
            content: () => (
              <RecordsOf
                list={couponsList}
                of={{ batch_id: String(record.id) }}
                columns={['code', 'customer', 'used_at', 'condition']}
                cells={{ code: (row) => <CodeCell value={sayCode(row.code)} /> }}
                empty={{ icon: IconTicket, title: t('emptyTitle'), text: t('emptyText') }}
              />
            ),
          },
        ]}
      />
    </>
  );
}

/** Twelve on a sheet of A4, to be cut along the lines: both languages on each. */
function Sheet({ answer: { record, codes, salon } }: { answer: Answer }) {
  const { t } = useTranslation('coupons');
  const format = useFormat();
  const logo = usePicture(salon.logo_url);
  if (codes.length === 0) return <p>{t('allGiven')}</p>;
  const worth = record.percent === null ? format.money(record.amount ?? 0) : `${record.percent}%`;
  return (
    <ul className={styles.sheet} aria-label={t('sheet')}>
      {codes.map((code) => (
        <li key={code} className={styles.coupon}>
          <header>
            {logo && <img src={logo} alt="" />}
            <span>
              <b lang="ar" dir="rtl">
                {salon.arabic_name}
              </b>
              <b lang="en" dir="ltr">
                {salon.english_name}
              </b>
            </span>
          </header>
          <p className={styles.worth}>
            <bdi>{worth}</bdi>
          </p>
          <p>
            <span lang="ar" dir="rtl">
              {record.arabic_name}
            </span>
            {' · '}
            <span lang="en" dir="ltr">
              {record.english_name}
            </span>
          </p>
          <bdi dir="ltr" className={styles.code}>
            {sayCode(code)}
          </bdi>
          {record.ends_on && <small>{t('validUntil', { date: format.date(record.ends_on) })}</small>}
        </li>
      ))}
    </ul>
  );
}
