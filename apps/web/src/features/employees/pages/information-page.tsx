import { informationList } from '@rawnaq/domain/employees/employees.lists';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { IconTable } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { ListPage } from '../../../ui/list-page/list-page';

const PAY: readonly string[] = ['salary', 'commission'];
const withoutPay = {
  ...informationList,
  columns: informationList.columns.filter((column) => !PAY.includes(column.key)),
};

/** All facts of all employees, for paper and files. */
export function InformationPage() {
  const { t } = useTranslation('employees');
  const language = useLanguage();
  const seesPay = usePermission('employees.salary');
  const opensEmployees = usePermission('employees.view');
  return (
    <ListPage
      list={seesPay ? informationList : withoutPay}
      wide
      searchLabel={t('search')}
      {...(opensEmployees && {
        to: (row: { id: number }) => pathTo('merchant-employees-one', language, { id: row.id }),
      })}
      empty={{ icon: IconTable, title: t('sheetEmptyTitle'), text: t('sheetEmptyText') }}
    />
  );
}
