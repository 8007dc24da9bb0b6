import { SegmentedControl } from '@mantine/core';
import { LANGUAGES, type Language } from '@rawnaq/domain/kernel/localized';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailTabs } from '../../../ui/detail/detail-tabs';
import { PageHead } from '../../../ui/page-head';
import { BasicsSpecimen } from '../components/basics-specimen';
import { CalendarSpecimen } from '../components/calendar-specimen';
import { DetailSpecimen } from '../components/detail-specimen';
import { FormSpecimen } from '../components/form-specimen';
import { InLanguage } from '../components/in-language';
import { InputsSpecimen } from '../components/inputs-specimen';
import { ListSpecimen } from '../components/list-specimen';
import { ReportSpecimen } from '../components/report-specimen';
import { SettingsSpecimen } from '../components/settings-specimen';
import { StatesSpecimen } from '../components/states-specimen';
import styles from '../components/ui-kit.module.css';

const specimens = {
  basics: BasicsSpecimen,
  list: ListSpecimen,
  form: FormSpecimen,
  inputs: InputsSpecimen,
  detail: DetailSpecimen,
  report: ReportSpecimen,
  calendar: CalendarSpecimen,
  settings: SettingsSpecimen,
  states: StatesSpecimen,
} as const;
type SpecimenName = keyof typeof specimens;
const wide: readonly SpecimenName[] = ['list', 'detail', 'report', 'settings'];

export function UiKitPage() {
  const { t } = useTranslation('ui-kit');
  const [shown, setShown] = useState<Language | 'both'>('both');
  const languages = shown === 'both' ? LANGUAGES : [shown];
  const choice = (
    <SegmentedControl
      value={shown}
      onChange={(value) => setShown(value as Language | 'both')}
      aria-label={t('title')}
      data={[
        { value: 'both', label: t('both') },
        { value: 'en', label: 'English' },
        { value: 'ar', label: 'العربية' },
      ]}
    />
  );
  const tabs = (Object.keys(specimens) as SpecimenName[]).map((name) => ({
    id: name,
    label: t(name),
    content: () => <Frames specimen={specimens[name]} languages={languages} wide={wide.includes(name)} />,
  }));
  return (
    <>
      <PageHead title={t('title')} note={t('note')} actions={choice} />
      <DetailTabs tabs={tabs} label={t('sections')} />
    </>
  );
}

function Frames({
  specimen: Specimen,
  languages,
  wide,
}: {
  specimen: ComponentType;
  languages: readonly Language[];
  wide: boolean;
}) {
  return (
    <div className={styles.frames} data-wide={wide || undefined}>
      {languages.map((language) => (
        <InLanguage key={language} language={language}>
          <Specimen />
        </InLanguage>
      ))}
    </div>
  );
}
