import { Button, Modal } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import {
  platformContractsContract,
  type ContractTemplate,
} from '@rawnaq/domain/platform-contracts/platform-contracts.contract';
import type { TemplateInput } from '@rawnaq/domain/platform-contracts/template-text';
import { usualTemplate } from '@rawnaq/domain/platform-contracts/usual-template';
import { IconFileText, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { StatusBadge } from '../../../ui/marks/status-badge';
import { PageHead } from '../../../ui/page-head';
import { EmptyState, LoadingState } from '../../../ui/states/states';
import { toast } from '../../../ui/toast';
import { useStatusSwitch } from '../../../ui/use-status-switch';
import { TemplateForm } from '../components/template-form';
import styles from '../components/contracts.module.css';

/** `?open=` names the one that is shown; `new` begins with the usual text. */
export function TemplatesPage() {
  const [params] = useSearchParams();
  const templates = useRead(platformContractsContract.templates, {}).data?.records;
  const mayEdit = usePermission('platform-accounting.edit');
  if (!templates) return <LoadingState rows={4} />;
  const open = params.get('open');
  const template = templates.find(({ id }) => String(id) === open);
  if (template || (open === 'new' && mayEdit)) return <OpenTemplate key={open} template={template} />;
  return <TemplateCards templates={templates} />;
}

const crumb = (language: 'ar' | 'en') => ({
  label: pageWords.contracts[language],
  to: pathTo('manager-accounting-contracts', language),
});

function TemplateCards({ templates }: { templates: readonly ContractTemplate[] }) {
  const { t } = useTranslation('platform-contracts');
  const language = useLanguage();
  const [, setParams] = useSearchParams();
  const mayEdit = usePermission('platform-accounting.edit');
  const title = pageWords['contract-templates'][language];
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setParams({ open: 'new' })}>
      {t('templates.add')}
    </Button>
  );
  return (
    <>
      <PageHead title={title} crumbs={[crumb(language), { label: title }]} actions={templates.length > 0 && add} />
      {templates.length === 0 ? (
        <EmptyState
          icon={IconFileText}
          title={t('templates.emptyTitle')}
          text={t('templates.emptyText')}
          actions={add}
        />
      ) : (
        <ul className={styles.templates}>
          {templates.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              onOpen={() => setParams({ open: String(template.id) })}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function TemplateCard({ template, onOpen }: { template: ContractTemplate; onOpen: () => void }) {
  const { t } = useTranslation('platform-contracts');
  const language = useLanguage();
  const format = useFormat();
  const mayEdit = usePermission('platform-accounting.edit');
  const status = useStatusSwitch(platformContractsContract.set_template_status, {
    activate: { label: t('templates.enable') },
    disable: { label: t('templates.disable') },
  })(template);
  const name = language === 'ar' ? template.arabic_name : template.english_name;
  return (
    <li className={styles.template}>
      <h2>
        <bdi>{name}</bdi>
        {template.status !== recordStates.codes.active && (
          <StatusBadge tone="neutral">{t('templates.disabled')}</StatusBadge>
        )}
      </h2>
      <p>{language === 'ar' ? template.arabic_title : template.english_title}</p>
      <p>
        {t('templates.versions', { version: template.version })} · {format.dateTime(template.changed_at)} ·{' '}
        {t('templates.changedBy', { name: template.changed_by_name })}
      </p>
      <div className={styles.buttons}>
        <Button size="xs" variant="default" onClick={onOpen} aria-label={`${t('templates.edit')}: ${name}`}>
          {t('templates.edit')}
        </Button>
        {mayEdit && (
          <Button
            size="xs"
            variant="default"
            aria-label={`${status.label}: ${name}`}
            loading={status.loading}
            onClick={status.onClick}
          >
            {status.label}
          </Button>
        )}
      </div>
    </li>
  );
}

function OpenTemplate({ template }: { template: ContractTemplate | undefined }) {
  const { t } = useTranslation('platform-contracts');
  const language = useLanguage();
  const [, setParams] = useSearchParams();
  const [older, setOlder] = useState<number>();
  // What somebody else saves meanwhile is told when this is saved; it never takes the place of what is being typed.
  const [basedOn, setBasedOn] = useState(template?.version);
  const save = useWrite(platformContractsContract.save_template);
  const title = template ? (language === 'ar' ? template.arabic_name : template.english_name) : t('templates.newTitle');
  const list = {
    label: pageWords['contract-templates'][language],
    to: pathTo('manager-accounting-contracts-templates', language),
  };
  const before = template && template.version > 1 ? template.version - 1 : undefined;
  return (
    <>
      <PageHead
        title={title}
        note={template && t('templates.versions', { version: template.version })}
        crumbs={[crumb(language), list, { label: title }]}
        actions={
          before && (
            <Button variant="default" onClick={() => setOlder(before)}>
              {t('templates.older', { version: before })}
            </Button>
          )
        }
      />
      <TemplateForm
        isNew={!template}
        start={template ? textOf(template) : NEW_TEMPLATE()}
        onSave={async (values) => {
          const { id, version } = await save.mutateAsync({
            ...values,
            ...(template && { id: template.id, based_on: basedOn }),
          });
          setBasedOn(version);
          toast('saved');
          setParams({ open: String(id) }, { replace: true });
        }}
      />
      {template && older !== undefined && (
        <OlderVersion id={template.id} version={older} onOlder={setOlder} onClose={() => setOlder(undefined)} />
      )}
    </>
  );
}

const textOf = ({
  english_name,
  arabic_name,
  english_title,
  arabic_title,
  clauses,
}: ContractTemplate): TemplateInput => ({
  english_name,
  arabic_name,
  english_title,
  arabic_title,
  clauses,
});

const NEW_TEMPLATE = (): TemplateInput => {
  const { clauses, ...text } = usualTemplate();
  return { english_name: 'Subscription', arabic_name: 'اشتراك', ...text, clauses: [...clauses] };
};

type OlderProps = { id: number; version: number; onOlder: (version: number) => void; onClose: () => void };

/** As it was, to be read. */
function OlderVersion({ id, version, onOlder, onClose }: OlderProps) {
  const { t } = useTranslation('platform-contracts');
  const language = useLanguage();
  const format = useFormat();
  const record = useRead(platformContractsContract.template_version, { id, version }).data?.record;
  const isArabic = language === 'ar';
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={record ? t('templates.olderTitle', { version, date: format.dateTime(record.changed_at) }) : ''}
      closeButtonProps={{ 'aria-label': t('templates.close') }}
    >
      {record ? (
        <article className={styles.document} tabIndex={0}>
          <h3>{isArabic ? record.arabic_title : record.english_title}</h3>
          {record.clauses.map((clause, place) => (
            <section key={place}>
              <h4>{`${place + 1}. ${isArabic ? clause.arabic_title : clause.english_title}`}</h4>
              <p>{isArabic ? clause.arabic_body : clause.english_body}</p>
            </section>
          ))}
        </article>
      ) : (
        <LoadingState rows={4} />
      )}
      {version > 1 && (
        <Button variant="default" mt="md" onClick={() => onOlder(version - 1)}>
          {t('templates.older', { version: version - 1 })}
        </Button>
      )}
    </Modal>
  );
}
