import { messageLinesContract, whatsappPackagesList } from '@rawnaq/domain/message-lines/message-lines.contract';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { canMove } from '@rawnaq/domain/kernel/state-machine';
import { whatsappPackageStates } from '@rawnaq/domain/whatsapp/whatsapp.states';
import { IconBrandWhatsapp, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { SelectField } from '../../../ui/fields/choice-fields';
import { NumberField } from '../../../ui/fields/number-fields';
import { DateField } from '../../../ui/fields/date-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { HistoryTab } from '../../audit';

type Row = OutputOf<typeof whatsappPackagesList.endpoints.get_records>['records'][number];

export function WhatsappPackagesPage() {
  const { t } = useTranslation('message-lines');
  const mayEdit = usePermission('platform-addons.edit');
  const [open, setOpen] = useState<Row>();
  return (
    <>
      <ListPage
        list={whatsappPackagesList}
        searchLabel={t('packages.search')}
        empty={{ icon: IconBrandWhatsapp, title: t('packages.emptyTitle'), text: t('packages.emptyText') }}
        {...(mayEdit && { onOpen: setOpen })}
        rowActions={(row) =>
          mayEdit ? [{ label: t('packages.edit'), icon: IconPencil, onClick: () => setOpen(row) }] : []
        }
      />
      {open && <PackageDrawer key={open.id} row={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function PackageDrawer({ row, onClose }: { row: Row; onClose: () => void }) {
  const { t } = useTranslation('message-lines');
  const language = useLanguage();
  const form = useZodForm(messageLinesContract.set_package.input, {
    account_id: row.id,
    status: row.status,
    ends_on: row.ends_on,
    package_id: row.package_id,
    messages_left: row.messages_left,
  });
  const choices = useRead(messageLinesContract.package_choices, {}).data?.records ?? [];
  const save = useWrite(messageLinesContract.set_package, { onSuccess: () => toast('saved') });
  const states = whatsappPackageStates.choices.filter(
    ({ value }) =>
      value === row.status ||
      Object.values(whatsappPackageStates.codes).some(
        (code) => code === value && canMove(whatsappPackageStates, row.status, code),
      ),
  );
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={language === 'ar' ? row.arabic_name : row.english_name}
      form={form}
      history={<HistoryTab entity="whatsapp_connections" entityId={row.id} />}
      onSubmit={(values) => save.mutateAsync(values)}
    >
      <SelectField
        name="status"
        label={t('packages.status')}
        required
        options={states.map(({ value, label }) => ({ value, label: label[language] }))}
      />
      <SelectField
        name="package_id"
        label={t('packages.package')}
        clearable
        placeholder={t('packages.none')}
        options={choices.map((one) => ({
          value: one.id,
          label: language === 'ar' ? one.arabic_name : one.english_name,
        }))}
      />
      <DateField name="ends_on" label={t('packages.endsOn')} description={t('packages.endsOnText')} />
      <NumberField name="messages_left" label={t('packages.remaining')} description={t('packages.remainingText')} />
    </FormDrawer>
  );
}
