import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { roleInput, rolesContract } from '@rawnaq/domain/roles/roles.contract';
import { addedBy } from '@rawnaq/domain/roles/role.rules';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { useSession } from '../../../lib/session';
import { FormPage } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { LoadingState } from '../../../ui/states/states';
import { toast } from '../../../ui/toast';
import { RoleFields } from '../components/role-fields';

type Start = { english_name: string; arabic_name: string; permissions: Record<string, number[]> };

/** An empty role, or a copy of another one (`?copy=12`), less what the copying person does not hold. */
export function NewRolePage() {
  const [params] = useSearchParams();
  const copied = Number(params.get('copy'));
  const original = useRead(rolesContract.get, { id: copied }, { enabled: copied > 0 });
  const own = useSession()?.user.permissions ?? {};
  if (copied > 0 && !original.data) return <LoadingState rows={8} />;
  if (!original.data) return <NewRole start={{ english_name: '', arabic_name: '', permissions: {} }} />;
  const { english_name, arabic_name, permissions } = original.data;
  return (
    <NewRole
      start={{
        english_name: `${english_name} copy`,
        arabic_name: `نسخة من ${arabic_name}`,
        permissions: addedBy(addedBy(own, permissions), permissions),
      }}
    />
  );
}

function NewRole({ start }: { start: Start }) {
  const { t } = useTranslation('roles');
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useZodForm(roleInput, start);
  const add = useWrite(rolesContract.add, {
    onSuccess: ({ id }) => {
      toast('saved');
      // After the form has said that nothing is unsaved any more.
      setTimeout(() => void navigate(pathTo('merchant-employees-roles-role-one', language, { id })));
    },
  });
  return (
    <FormPage
      title={t('add')}
      crumbs={[{ label: t('title'), to: pathTo('merchant-employees-roles', language) }, { label: t('add') }]}
      form={form}
      onSubmit={(values) => add.mutateAsync(values)}
    >
      <RoleFields />
    </FormPage>
  );
}
