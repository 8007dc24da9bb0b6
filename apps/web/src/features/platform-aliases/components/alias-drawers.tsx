import { Text } from '@mantine/core';
import {
  changeAliasInput,
  keepInput,
  platformAliasesContract,
  type HeldAlias,
} from '@rawnaq/domain/platform-aliases/platform-aliases.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { HistoryTab } from '../../audit';

export function KeepDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('platform-aliases');
  const form = useZodForm(keepInput, { alias: '', note: '' });
  const keep = useWrite(platformAliasesContract.keep, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('keepTitle')}
      form={form}
      onSubmit={(values) => keep.mutateAsync(values)}
    >
      <Text c="dimmed">{t('keepNote')}</Text>
      <TextField name="alias" label={t('alias')} description={t('aliasHint')} maxLength={50} ltr required />
      <TextField name="note" label={t('note')} maxLength={200} required />
    </FormDrawer>
  );
}

export function ChangeDrawer({ held, onClose }: { held: HeldAlias; onClose: () => void }) {
  const { t } = useTranslation('platform-aliases');
  const form = useZodForm(changeAliasInput, { id: held.id, alias: held.alias, reason: '' });
  const change = useWrite(platformAliasesContract.change, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('changeTitle', { salon: held.salon })}
      form={form}
      history={<HistoryTab entity="kept_aliases" entityId={held.id} />}
      onSubmit={(values) => change.mutateAsync(values)}
    >
      <Text c="dimmed">{t('changeNote')}</Text>
      <TextField name="alias" label={t('alias')} description={t('aliasHint')} maxLength={50} ltr required />
      <TextField name="reason" label={t('reason')} maxLength={300} required />
    </FormDrawer>
  );
}
