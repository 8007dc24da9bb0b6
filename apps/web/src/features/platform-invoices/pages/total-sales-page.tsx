import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { changeOf } from '@rawnaq/domain/kernel/change';
import { accountInvoiceStandings } from '@rawnaq/domain/platform-invoices/account-invoice.states';
import {
  accountInvoicesContract,
  accountInvoicesList,
} from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { IconFileInvoice, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { KeyFigures } from '../../../ui/key-figures';
import { ListPage } from '../../../ui/list-page/list-page';
import { Money } from '../../../ui/money';

const { issued, overdue } = accountInvoiceStandings.codes;

/** Every account invoice with what is left of it. */
export function TotalSalesPage() {
  const { t } = useTranslation('platform-invoices');
  const language = useLanguage();
  const add = usePermission('platform-accounting.edit') && (
    <Button component={Link} to={pathTo('manager-accounting-invoice', language)} leftSection={<IconPlus size={18} />}>
      {t('issue')}
    </Button>
  );
  return (
    <ListPage
      list={accountInvoicesList}
      searchLabel={t('search')}
      lead={<Figures />}
      primaryAction={add}
      to={({ id }) => pathTo('manager-accounting-invoice-one', language, { id })}
      empty={{ icon: IconFileInvoice, title: t('emptyTitle'), text: t('emptyText'), actions: add }}
    />
  );
}

/** Each figure shows its own invoices; once more, all of them. */
function Figures() {
  const { t } = useTranslation('platform-invoices');
  const language = useLanguage();
  const [params] = useSearchParams();
  const sums = useRead(accountInvoicesContract.figures, {}, { ownFailure: true }).data;
  if (!sums) return null;
  const change = changeOf(sums.paid.amount, sums.paid.before);
  const chosen = params.get('f.standing') ?? '';
  const shows = (standing: string) => ({
    highlight: chosen === standing,
    to: chosen === standing ? '?' : `?f.standing=${encodeURIComponent(standing)}`,
  });
  return (
    <KeyFigures
      figures={[
        {
          label: t('figures.open'),
          value: <Money minor={sums.open.amount} />,
          note: t('invoices', { count: sums.open.count }),
          ...shows(`${issued},${overdue}`),
        },
        {
          label: t('figures.overdue'),
          value: <Money minor={sums.overdue.amount} />,
          note: t('invoices', { count: sums.overdue.count }),
          ...shows(overdue),
        },
        {
          label: t('figures.paid'),
          value: <Money minor={sums.paid.amount} />,
          note: t('payments', { count: sums.paid.count }),
          ...(change !== null && { change }),
          to: pathTo('manager-accounting-payments', language),
        },
      ]}
    />
  );
}
