import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { roleInput, rolesContract, type Role } from '@rawnaq/domain/roles/roles.contract';
import { IconCopy } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { Can } from '../../../ui/can';
import { Card } from '../../../ui/card';
import { confirm } from '../../../ui/confirm';
import { DetailHeader } from '../../../ui/detail/detail-header';
import { DetailTabs } from '../../../ui/detail/detail-tabs';
import { Form } from '../../../ui/form/form';
import { Fields } from '../../../ui/form/form-layout';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { RecordPage } from '../../../ui/record-page';
import { LoadingState } from '../../../ui/states/states';
import { StatusBadge } from '../../../ui/marks/status-badge';
import { toast } from '../../../ui/toast';
import { useStatusSwitch } from '../../../ui/use-status-switch';
import { HistoryTab } from '../../audit';
import { PermissionMatrix } from '../components/permission-matrix';
import { ReplaceRoleDrawer } from '../components/replace-role-drawer';
import { RoleFields } from '../components/role-fields';
import { RolePeople } from '../components/role-people';

export function RolePage() {
  const { t } = useTranslation('roles');
  const language = useLanguage();
  const id = Number(useParams()['id']);
  const role = useRead(rolesContract.get, { id }, { enabled: Number.isSafeInteger(id), ownFailure: true });
  return (
    <RecordPage
      id={id}
      query={role}
      missing={{ title: t('notFoundTitle'), text: t('notFoundText') }}
      list={{ label: t('title'), to: pathTo('merchant-employees-roles', language) }}
    >
      {(record) => <RoleRecord key={id} role={record} />}
    </RecordPage>
  );
}

function RoleRecord({ role }: { role: Role }) {
  const { t } = useTranslation('roles');
  const language = useLanguage();
  const mayEdit = usePermission('roles.edit') && role.key === null;
  const name = language === 'ar' ? role.arabic_name : role.english_name;
  const badge =
    role.status !== recordStates.codes.active ? (
      <StatusBadge>{t('disabled')}</StatusBadge>
    ) : (
      role.key !== null && t('builtIn')
    );
  return (
    <>
      <DetailHeader
        crumbs={[{ label: t('title'), to: pathTo('merchant-employees-roles', language) }, { label: name }]}
        title={name}
        otherName={language === 'ar' ? role.english_name : role.arabic_name}
        badge={badge}
        actions={<Actions role={role} mayEdit={mayEdit} />}
      />
      <DetailTabs
        label={name}
        tabs={[
          {
            id: 'permissions',
            label: t('permissionsTitle'),
            content: () => (mayEdit ? <EditRole role={role} /> : <ReadRole role={role} />),
          },
          { id: 'people', label: t('people'), count: role.people.length, content: () => <RolePeople role={role} /> },
          {
            id: 'history',
            label: t('history'),
            content: () => (
              <Suspense fallback={<LoadingState rows={4} />}>
                <HistoryTab entity="roles" entityId={role.id} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}

function EditRole({ role }: { role: Role }) {
  const form = useZodForm(roleInput, {
    english_name: role.english_name,
    arabic_name: role.arabic_name,
    permissions: role.permissions,
  });
  const edit = useWrite(rolesContract.edit, { onSuccess: () => toast('saved') });
  return (
    <Form form={form} onSubmit={(values) => edit.mutateAsync({ id: role.id, ...values })}>
      <Fields>
        <RoleFields />
      </Fields>
      <SaveBar />
    </Form>
  );
}

function ReadRole({ role }: { role: Role }) {
  const { t } = useTranslation('roles');
  return (
    <Fields>
      {role.key !== null && <Card>{role.key === 'owner' ? t('ownerNote') : t('builtInNote')}</Card>}
      <PermissionMatrix value={role.permissions} />
    </Fields>
  );
}

function Actions({ role, mayEdit }: { role: Role; mayEdit: boolean }) {
  const { t } = useTranslation('roles');
  const language = useLanguage();
  const navigate = useNavigate();
  const [replacing, setReplacing] = useState(false);
  const status = useStatusSwitch(rolesContract.set_status)(role);
  const gone = () => {
    toast('saved');
    void navigate(pathTo('merchant-employees-roles', language));
  };
  const remove = useWrite(rolesContract.remove, { onSuccess: gone });
  const askToRemove = async () => {
    if (role.people.length > 0) return setReplacing(true);
    if (await confirm({ title: t('removeTitle'), text: t('removeText'), action: t('remove'), danger: true }))
      remove.mutate({ id: role.id });
  };
  return (
    <>
      {role.key !== 'owner' && (
        <Can permission="roles.create">
          <Button
            variant="default"
            component={Link}
            to={`${pathTo('merchant-employees-roles-role', language)}?copy=${role.id}`}
            leftSection={<IconCopy size={18} stroke={1.75} />}
          >
            {t('copy')}
          </Button>
        </Can>
      )}
      {mayEdit && (
        <>
          <Button variant="default" loading={status.loading} onClick={status.onClick}>
            {status.label}
          </Button>
          <Button variant="default" data-danger loading={remove.isPending} onClick={() => void askToRemove()}>
            {t('remove')}
          </Button>
        </>
      )}
      {replacing && <ReplaceRoleDrawer role={role} onClose={() => setReplacing(false)} onDone={gone} />}
    </>
  );
}
