import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { ratingResults } from '@rawnaq/domain/customer-care/care.states';
import { ratingsList, type RatingRow } from '@rawnaq/domain/customer-care/customer-care.lists';
import { IconSend, IconStar, IconStarFilled, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { ListPage } from '../../../ui/list-page/list-page';
import { StateText } from '../../../ui/marks/status-badge';
import { CareHead } from '../components/care-head';
import { canBeReached, sendingCells } from '../components/sending-cells';
import { useSending } from '../components/use-sending';
import styles from '../components/customer-care.module.css';

/** Invoices of the last weeks: who was asked how it was, and what they said. */
export function RatingsPage() {
  const { t } = useTranslation('customer-care');
  const language = useLanguage();
  const navigate = useNavigate();
  const mayOpen = usePermission('customers.view');
  const { write, dialog, bulkAction } = useSending('rating');
  return (
    <>
      <ListPage
        list={ratingsList}
        tabs={<CareHead filter="issued_at" presets={['today', 'yesterday', 'last_week', 'last_month']} />}
        heading={pageWords['customer-care'][language]}
        searchLabel={t('search')}
        cells={{ ...sendingCells, rated: (row) => <Rated row={row} /> }}
        rowActions={(row) => [
          ...(canBeReached(row) && row.stars === null
            ? [{ label: t('write'), icon: IconSend, onClick: () => write([row.id]) }]
            : []),
          ...(mayOpen
            ? [
                {
                  label: t('openCustomer'),
                  icon: IconUser,
                  onClick: () => void navigate(pathTo('merchant-customers-one', language, { id: row.customer_id })),
                },
              ]
            : []),
        ]}
        bulkActions={[bulkAction]}
        empty={{ icon: IconStar, title: t('ratings.emptyTitle'), text: t('ratings.emptyText') }}
      />
      {dialog}
    </>
  );
}

function Rated({ row: { stars, comment } }: { row: RatingRow }) {
  const { t } = useTranslation('customer-care');
  const format = useFormat();
  if (stars === null) return <StateText state={ratingResults.rows.no} />;
  return (
    <span className={styles.two}>
      <span className={styles.stars} aria-label={t('ratings.stars', { stars: format.number(stars) })}>
        {format.number(stars)} <IconStarFilled size={14} aria-hidden />
      </span>
      {comment && (
        <small className="ellipsis" title={comment}>
          <bdi>{comment}</bdi>
        </small>
      )}
    </span>
  );
}
