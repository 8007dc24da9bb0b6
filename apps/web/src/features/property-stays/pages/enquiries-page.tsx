import { enquiriesList } from '@rawnaq/domain/property-stays/stays.contract';
import { IconMessageCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { PersonCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { EnquiryDrawer } from '../components/enquiry-drawer';

/** Who asked for which nights; `?open=` leads to one. */
export function EnquiriesPage() {
  const { t } = useTranslation('property-stays');
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('open'));
  const open = (id: number | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('open');
        if (id !== undefined) next.set('open', String(id));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <ListPage
        list={enquiriesList}
        searchLabel={t('search')}
        onOpen={(row) => open(row.id)}
        cells={{
          renter_name: (row) => <PersonCell name={row.renter_name} note={row.mobile} />,
          property_name: ({ english_name, arabic_name }) => (
            <bdi>{language === 'ar' ? arabic_name || english_name : english_name || arabic_name}</bdi>
          ),
        }}
        empty={{ icon: IconMessageCircle, title: t('empty.title'), text: t('empty.text') }}
      />
      {Number.isSafeInteger(asked) && asked > 0 && (
        <EnquiryDrawer key={asked} id={asked} onClose={() => open(undefined)} />
      )}
    </>
  );
}
