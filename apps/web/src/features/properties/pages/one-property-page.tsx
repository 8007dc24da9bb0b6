import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { propertiesContract, type PropertyRecord } from '@rawnaq/domain/properties/properties.contract';
import { contentOf } from '@rawnaq/domain/properties/property.rules';
import { propertyStandings } from '@rawnaq/domain/properties/property-standing.states';
import { IconExternalLink, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { confirm } from '../../../ui/confirm';
import { DetailHeader } from '../../../ui/detail/detail-header';
import { DetailTabs } from '../../../ui/detail/detail-tabs';
import { StateText } from '../../../ui/marks/status-badge';
import { MoreMenu } from '../../../ui/more-menu';
import { RecordPage } from '../../../ui/record-page';
import { toast } from '../../../ui/toast';
import { PartnerSalons } from '../../property-partners';
import { PropertyForm } from '../components/property-form';
import { PropertyPreview } from '../components/property-preview';
import { PropertyStatistics } from '../components/property-statistics';
import { StandingNote } from '../components/standing-note';
import { StoredPicture } from '../components/stored-picture';

/** One of the own places: written, looked at, counted, hidden or removed. */
export function OnePropertyPage() {
  const { t } = useTranslation('properties');
  const language = useLanguage();
  const id = Number(useParams()['id']);
  const query = useRead(propertiesContract.get_record, { id }, { ownFailure: true, enabled: Number.isSafeInteger(id) });
  const list = { label: pageWords['my-properties'][language], to: pathTo('merchant-my-properties', language) };
  return (
    <RecordPage id={id} query={query} missing={{ title: t('missing.title'), text: t('missing.text') }} list={list}>
      {({ record, owner_name }) => <Opened record={record} ownerName={owner_name} list={list} />}
    </RecordPage>
  );
}

type OpenedProps = { record: PropertyRecord; ownerName: string; list: { label: string; to: string } };

function Opened({ record, ownerName, list }: OpenedProps) {
  const { t } = useTranslation('properties');
  const language = useLanguage();
  const name = nameOf(record, language) || t('noName');
  const standing = propertyStandings.rows[record.standing];
  const tabs = [
    {
      id: 'details',
      label: t('tabs.details'),
      content: () => <PropertyForm key={record.id} record={record} mobile="" />,
    },
    { id: 'preview', label: t('tabs.preview'), content: () => <Preview record={record} ownerName={ownerName} /> },
    ...(record.approved
      ? [
          { id: 'partners', label: t('tabs.partners'), content: () => <PartnerSalons propertyId={record.id} /> },
          { id: 'statistics', label: t('tabs.statistics'), content: () => <PropertyStatistics id={record.id} /> },
        ]
      : []),
  ];
  return (
    <>
      <DetailHeader
        title={name}
        badge={<StateText state={standing} />}
        crumbs={[list, { label: name }]}
        actions={<Actions record={record} name={name} />}
      />
      <StandingNote standing={record.standing} refuse_reason={record.refuse_reason} />
      <DetailTabs label={t('tabs.label')} tabs={tabs} />
    </>
  );
}

function Preview({ record, ownerName }: { record: PropertyRecord; ownerName: string }) {
  const { images, whatsapp, ...told } = record;
  const fields = { ...told, whatsapp: whatsapp ?? undefined, image_ids: images.map(({ id }) => id) };
  const urlOf = new Map(images.map(({ unique_id, url }) => [unique_id, url]));
  return (
    <PropertyPreview
      content={contentOf(fields, ownerName, images)}
      picture={({ unique_id }) => <StoredPicture url={urlOf.get(unique_id) ?? ''} alt="" />}
    />
  );
}

function Actions({ record, name }: { record: PropertyRecord; name: string }) {
  const { t } = useTranslation('properties');
  const language = useLanguage();
  const navigate = useNavigate();
  const { id, version, approved, hidden } = record;
  const told = { onSuccess: () => toast('saved') };
  const hide = useWrite(propertiesContract.hide, told);
  const show = useWrite(propertiesContract.show, told);
  const remove = useWrite(propertiesContract.remove, {
    onSuccess: () => void navigate(pathTo('merchant-my-properties', language)),
  });
  const ask = async (of: 'hide' | 'remove', act: () => void) => {
    const question = { title: t(`${of}.question`, { name }), text: t(`${of}.text`), action: t(`${of}.action`) };
    if (await confirm({ ...question, danger: of === 'remove' })) act();
  };
  return (
    <>
      {approved && !hidden && (
        <Button
          component="a"
          href={pathTo('property', language, { uniqueId: record.unique_id })}
          target="_blank"
          variant="default"
          leftSection={<IconExternalLink size={18} stroke={1.75} />}
        >
          {t('openPublic')}
        </Button>
      )}
      {approved && hidden && (
        <Button leftSection={<IconEye size={18} stroke={1.75} />} onClick={() => show.mutate({ id, version })}>
          {t('show')}
        </Button>
      )}
      <MoreMenu
        actions={[
          ...(approved && !hidden
            ? [
                {
                  label: t('hide.action'),
                  icon: IconEyeOff,
                  onClick: () => void ask('hide', () => hide.mutate({ id, version })),
                },
              ]
            : []),
          {
            label: t('remove.action'),
            icon: IconTrash,
            danger: true,
            onClick: () => void ask('remove', () => remove.mutate({ id, version })),
          },
        ]}
      />
    </>
  );
}

const nameOf = (record: PropertyRecord, language: 'en' | 'ar'): string =>
  language === 'ar' ? record.arabic_name || record.english_name : record.english_name || record.arabic_name;
