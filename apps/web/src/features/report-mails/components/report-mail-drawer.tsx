import { sayList } from '@rawnaq/domain/kernel/localized';
import { Text } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { weekdayNames } from '@rawnaq/domain/kernel/time/local-date';
import { minuteText } from '@rawnaq/domain/kernel/time/clock';
import { LAST_MONTH_DAY } from '@rawnaq/domain/report-mails/report-mail.rules';
import { mailRhythms } from '@rawnaq/domain/report-mails/report-mail.states';
import {
  addReportMailInput,
  reportMailsContract,
  type reportMailsList,
} from '@rawnaq/domain/report-mails/report-mails.contract';
import { can } from '@rawnaq/domain/kernel/permissions';
import { reportCatalogue, reportOf, type ReportId } from '@rawnaq/domain/reports/report-catalogue';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { useSession } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { MultiSelectField, SelectField, SwitchField } from '../../../ui/fields/choice-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { FieldRow } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { HistoryTab } from '../../audit';

export type ReportMail = OutputOf<typeof reportMailsList.endpoints.get_records>['records'][number];
/** What the page of a report shows now. */
export type ShownReport = { report: ReportId; filters: Record<string, string> };
type Props = { mail?: ReportMail | undefined; shown?: ShownReport | undefined; onClose: () => void };

const { daily, weekly, monthly } = mailRhythms.codes;
const COVERS = { [daily]: 'daily', [weekly]: 'weekly', [monthly]: 'monthly' } as const;

export function ReportMailDrawer({ mail, shown, onClose }: Props) {
  const { t } = useTranslation('report-mails');
  const language = useLanguage();
  const permissions = useSession()?.user.permissions ?? {};
  const { clock } = useFormat();
  const people = useRead(reportMailsContract.people, {}).data?.records ?? [];
  const form = useZodForm(addReportMailInput, startValues(mail, shown));
  const add = useWrite(reportMailsContract.add, { onSuccess: () => toast('saved') });
  const edit = useWrite(reportMailsContract.edit, { onSuccess: () => toast('saved') });
  const known = mail ?? shown;
  // A report about one record is set up from its own page, which knows whom it is about.
  const offered = known
    ? [reportOf(known.report)]
    : reportCatalogue.filter(({ permission, subject }) => can(permissions, permission) && !subject);
  const rhythm = form.watch('rhythm');
  const filters = filterWords(form.watch('report'), form.watch('filters') ?? {}, language);

  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={mail ? t('editTitle') : t('addTitle')}
      form={form}
      history={mail && <HistoryTab entity="report_mails" entityId={mail.id} />}
      onSubmit={(values) => (mail ? edit.mutateAsync({ id: mail.id, ...values }) : add.mutateAsync(values))}
    >
      <SelectField
        name="report"
        label={t('report')}
        options={offered.map(({ id, title }) => ({ value: id, label: title[language] }))}
        required
      />
      {filters && (
        <Text size="sm" c="dimmed">
          {t('filtersKept', { filters })}
        </Text>
      )}
      <SelectField
        name="rhythm"
        label={t('rhythm')}
        description={t(`covers.${COVERS[rhythm]}`)}
        options={mailRhythms.choices.map(({ value, label }) => ({ value, label: label[language] }))}
        required
      />
      <FieldRow>
        {rhythm === weekly && (
          <SelectField
            name="weekday"
            label={t('weekday')}
            options={weekdayNames.map((name, value) => ({ value, label: name[language] }))}
            required
          />
        )}
        {rhythm === monthly && (
          <SelectField
            name="month_day"
            label={t('monthDay')}
            description={t('monthDayHint')}
            options={Array.from({ length: LAST_MONTH_DAY }, (_, place) => ({
              value: place + 1,
              label: String(place + 1),
            }))}
            required
          />
        )}
        <SelectField
          name="hour"
          label={t('hour')}
          options={Array.from({ length: 24 }, (_, hour) => ({
            value: hour,
            label: minuteText(hour * 60, language, clock),
          }))}
          required
        />
      </FieldRow>
      <MultiSelectField
        name="people"
        label={t('people')}
        description={people.length > 0 ? t('peopleHint') : t('noPeople')}
        options={people.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
        required
      />
      <FieldRow>
        <SwitchField name="with_sheet" label={t('sheet')} />
        <SwitchField name="with_pdf" label={t('pdf')} />
      </FieldRow>
    </FormDrawer>
  );
}

const startValues = (mail: ReportMail | undefined, shown: ShownReport | undefined) => ({
  report: mail?.report ?? shown?.report ?? ('daily-payments' as const),
  filters: mail?.filters ?? shown?.filters ?? {},
  rhythm: mail?.rhythm ?? daily,
  weekday: mail?.weekday ?? 0,
  month_day: mail?.month_day ?? 1,
  hour: mail?.hour ?? 8,
  with_sheet: mail?.with_sheet ?? true,
  with_pdf: mail?.with_pdf ?? true,
  people: mail?.people ?? [],
});

/** Which of them are set; what was picked by name is on the page itself. */
function filterWords(report: ReportId, filters: Readonly<Record<string, string>>, language: 'en' | 'ar'): string {
  const words = reportOf(report).filters.flatMap((filter) => {
    const value = filters[`f.${filter.key}`];
    if (!value) return [];
    const chosen =
      filter.kind === 'choice' && filter.choices.find((choice) => String(choice.value) === value)?.label[language];
    return [chosen ? `${filter.label[language]}: ${chosen}` : filter.label[language]];
  });
  return sayList(words, language);
}
