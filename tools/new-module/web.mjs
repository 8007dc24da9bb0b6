/** @typedef {import('./names.mjs').Names} Names */

/** @param {Names} names */
export function routesFile({ module, word, many, Many, address, menu }) {
  return `import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const ${many}Routes = defineFeatureRoutes([
  {
    name: '${address}',
    title: ${word},
    page: async () => (await import('./pages/${module}-page')).${Many}Page,
    menu: { group: '${menu}', order: 50 },
  },
]);
`;
}

/** @param {Names} names */
export function pageFile({ module, file, many, one, Many, One, editPermission }) {
  return `import { Button } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { ${many}Contract, ${many}List } from '@rawnaq/domain/${module}/${module}.contract';
import { IconList, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { useStatusSwitch } from '../../../ui/use-status-switch';
import { ${One}Drawer } from '../components/${file}-drawer';

export type ${One} = OutputOf<typeof ${many}List.endpoints.get_records>['records'][number];

export function ${Many}Page() {
  const { t } = useTranslation('${module}');
  const language = useLanguage();
  const [open, setOpen] = useState<${One} | 'new'>();
  const mayEdit = usePermission('${editPermission}');
  const switchStatus = useStatusSwitch(${many}Contract.set_status, {
    question: ({ arabic_name, english_name }: ${One}) => ({
      title: t('disable.question', { name: language === 'ar' ? arabic_name : english_name }),
      text: t('disable.text'),
    }),
  });
  const rowActions = (row: ${One}): RowAction[] =>
    mayEdit ? [{ label: t('edit'), icon: IconPencil, onClick: () => setOpen(row) }, switchStatus(row)] : [];
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );

  return (
    <>
      <ListPage
        list={${many}List}
        searchLabel={t('search')}
        primaryAction={add}
        empty={{ icon: IconList, title: t('emptyTitle'), text: t('emptyText'), actions: add }}
        onOpen={mayEdit ? setOpen : undefined}
        rowActions={rowActions}
      />
      {open && <${One}Drawer ${one}={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
`;
}

/** @param {Names} names */
export function drawerFile({ module, table, many, one, One }) {
  return `import { add${One}Input, ${many}Contract } from '@rawnaq/domain/${module}/${module}.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { NamePair } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { HistoryTab } from '../../audit';
import type { ${One} } from '../pages/${module}-page';

/** Changes the one it is given; without one it adds. */
export function ${One}Drawer({ ${one}, onClose }: { ${one}: ${One} | undefined; onClose: () => void }) {
  const { t } = useTranslation('${module}');
  const form = useZodForm(add${One}Input, { english_name: ${one}?.english_name ?? '',
    arabic_name: ${one}?.arabic_name ?? '' });
  const add = useWrite(${many}Contract.add, { onSuccess: () => toast('saved') });
  const edit = useWrite(${many}Contract.edit, { onSuccess: () => toast('saved') });

  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={${one} ? t('editTitle') : t('add')}
      form={form}
      history={${one} && <HistoryTab entity="${table}" entityId={${one}.id} />}
      onSubmit={(names) => (${one} ? edit.mutateAsync({ id: ${one}.id, ...names }) : add.mutateAsync(names))}
    >
      <NamePair label={{ en: t('englishName'), ar: t('arabicName') }} required />
    </FormDrawer>
  );
}
`;
}

/** @param {Names} names */
export function englishFile({ module, words, article, title }) {
  const key = /-/.test(module) ? `'${module}'` : module;
  return `export const en = {
  search: 'Name',
  add: 'Add ${article}',
  edit: 'Edit',
  editTitle: 'Edit the ${words}',
  disable: { question: 'Disable {{name}}?',
    text: 'The name is no longer offered for new entries. What was recorded with it stays.' },
  emptyTitle: 'No ${title.en.toLowerCase()} yet',
  emptyText: 'Add the first one with its English and Arabic name.',
  englishName: 'English name',
  arabicName: 'Arabic name',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ${key}: typeof en;
  }
}
`;
}

/**
 * Sentences about "the name" stay right for nouns of either gender.
 * @param {Names} names
 */
export function arabicFile({ arabicOne }) {
  return `import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  search: 'الاسم',
  add: 'إضافة ${arabicOne}',
  edit: 'تعديل',
  editTitle: 'تعديل ${arabicOne}',
  disable: { question: 'هل تريد إيقاف {{name}}؟',
    text: 'لن يظهر هذا الاسم في الإدخالات الجديدة، ويبقى ما سُجّل به من قبل.' },
  emptyTitle: 'القائمة فارغة',
  emptyText: 'تظهر هنا الأسماء بالعربية والإنجليزية بعد إضافتها.',
  englishName: 'الاسم بالإنجليزية',
  arabicName: 'الاسم بالعربية',
};
`;
}
