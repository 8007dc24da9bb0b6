import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { propertiesContract } from '@rawnaq/domain/properties/properties.contract';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { PageHead } from '../../../ui/page-head';
import { Awaiting } from '../../../ui/states/loaded';
import { PropertyForm } from '../components/property-form';

export function AddPropertyPage() {
  const language = useLanguage();
  const beginning = useRead(propertiesContract.beginning, {}, { still: true });
  if (!beginning.data) return <Awaiting query={beginning} rows={6} />;
  const list = { label: pageWords['my-properties'][language], to: pathTo('merchant-my-properties', language) };
  return (
    <>
      <PageHead
        title={pageWords['add-property'][language]}
        crumbs={[list, { label: pageWords['add-property'][language] }]}
      />
      <PropertyForm mobile={beginning.data.mobile} />
    </>
  );
}
