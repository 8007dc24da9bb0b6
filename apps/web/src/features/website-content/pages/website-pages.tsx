import { Button } from '@mantine/core';
import { pathTo, type AddressName } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { websiteContentContract, type WebsiteRecord } from '@rawnaq/domain/website-content/website-content.contract';
import { saveWebsiteInput, TEXT_PAGES, type WebsitePage } from '@rawnaq/domain/website-content/website-pages';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { confirm } from '../../../ui/confirm';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/form-page';
import { useLeaveQuestion } from '../../../ui/form/use-unsaved-guard';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { PageHead } from '../../../ui/page-head';
import { LoadingState } from '../../../ui/states/states';
import { toast } from '../../../ui/toast';
import { ContentPreview, FactFields, FactsPreview, SectionFields } from '../components/content-fields';
import styles from '../components/website.module.css';

export const WebsiteSettingPage = () => <ContentPage page="website" />;
export const WebsiteTermsPage = () => <ContentPage page="terms" />;
export const WebsitePrivacyPage = () => <ContentPage page="privacy" />;
export const WebsiteQuestionsPage = () => <ContentPage page="questions" />;
export const SocialMediaPage = () => <ContentPage page="social" />;

const WORDS = {
  website: 'website-setting',
  terms: 'website-terms',
  privacy: 'website-privacy',
  questions: 'website-questions',
  social: 'social-media',
} as const satisfies Record<WebsitePage, keyof typeof pageWords>;
const SHOWN_AT = {
  website: 'landing',
  terms: 'terms-and-conditions',
  privacy: 'privacy-policy',
  questions: 'faq',
  social: 'landing',
} as const satisfies Record<WebsitePage, AddressName>;

/** One text of the website: its newest version, its preview, and which version visitors see. */
function ContentPage({ page }: { page: WebsitePage }) {
  const [version, setVersion] = useState<number>();
  const [turn, setTurn] = useState(0);
  const record = useRead(websiteContentContract.get_record, { page, ...(version !== undefined && { version }) }).data
    ?.record;
  if (!record) return <LoadingState rows={8} />;
  // What somebody else saves meanwhile changes what is told about versions, never what is being typed.
  return (
    <Opened
      key={`${page}-${turn}`}
      record={record}
      onSaved={() => setVersion(undefined)}
      onOpen={(chosen) => {
        setVersion(chosen);
        setTurn(turn + 1);
      }}
    />
  );
}

const newestOf = ({ version, versions }: WebsiteRecord): number => versions[0]?.version ?? version;

type Props = { record: WebsiteRecord; onOpen: (version: number) => void };

function Opened({ record, onOpen, onSaved }: Props & { onSaved: () => void }) {
  const { t } = useTranslation('website-content');
  const language = useLanguage();
  const { page, content } = record;
  const form = useZodForm(saveWebsiteInput, { page, ...content });
  const save = useWrite(websiteContentContract.save);
  const isText = TEXT_PAGES.includes(page);
  const [shown, setShown] = useState(record.version);
  const [basedOn, setBasedOn] = useState(newestOf(record));
  const askToLeave = useLeaveQuestion();
  const open = async (version: number) => {
    if (!form.formState.isDirty || (await askToLeave())) onOpen(version);
  };
  return (
    <>
      <PageHead
        title={pageWords[WORDS[page]][language]}
        note={<Told record={record} />}
        actions={
          <>
            <Button
              component="a"
              variant="default"
              href={pathTo(SHOWN_AT[page], language)}
              target="_blank"
              rel="noopener"
              leftSection={<IconExternalLink size={18} className="flip" aria-hidden />}
            >
              {t('open')}
            </Button>
            <PublishButton page={page} version={shown} isLive={shown === record.published_version} />
          </>
        }
      />
      <Form
        form={form}
        onSubmit={async (values) => {
          const { version } = await save.mutateAsync({ ...values, based_on: basedOn });
          setShown(version);
          setBasedOn(version);
          onSaved();
          toast('saved');
        }}
      >
        <div className={styles.columns}>
          <div className={styles.main}>
            {isText ? (
              <SectionFields word={page === 'questions' ? 'question' : 'section'} />
            ) : (
              <FactFields page={page === 'social' ? 'social' : 'website'} />
            )}
          </div>
          <div className={styles.main}>
            {isText ? (
              <ContentPreview operator={record.operator} />
            ) : (
              <FactsPreview page={page === 'social' ? 'social' : 'website'} />
            )}
            {isText && <small>{t('bodyHint')}</small>}
            <Versions record={record} shown={shown} onOpen={(version) => void open(version)} />
          </div>
        </div>
        <SaveBar submitLabel={t('save')} />
      </Form>
    </>
  );
}

function Told({ record }: { record: WebsiteRecord }) {
  const { t } = useTranslation('website-content');
  const { published_version } = record;
  const newest = newestOf(record);
  const live = published_version === 0 ? t('usual') : t('live', { version: published_version });
  const isNewer = newest > published_version && newest > 0;
  return isNewer ? `${live} ${t('newer', { version: newest })}` : live;
}

function PublishButton({ page, version, isLive }: { page: WebsitePage; version: number; isLive: boolean }) {
  const { t } = useTranslation('website-content');
  const publish = useWrite(websiteContentContract.publish, { onSuccess: () => toast('saved') });
  const ask = async () => {
    if (await confirm({ title: t('publishQuestion', { version }), text: t('publishText'), action: t('publish') }))
      publish.mutate({ page, version });
  };
  if (version === 0) return null;
  return isLive ? t('published') : <Button onClick={() => void ask()}>{t('publish')}</Button>;
}

function Versions({ record, shown, onOpen }: Props & { shown: number }) {
  const { t } = useTranslation('website-content');
  const format = useFormat();
  return (
    <Card title={t('versions')}>
      {record.versions.length === 0 ? (
        t('noVersions')
      ) : (
        <ul className={styles.versions}>
          {record.versions.map(({ version, changed_at, changed_by_name }) => (
            <li key={version}>
              <div>
                {t('version', { version })}
                <small>
                  {format.dateTime(changed_at)} · <bdi>{t('by', { name: changed_by_name })}</bdi>
                </small>
              </div>
              {version === record.published_version && <span>{t('published')}</span>}
              {version !== shown && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${t('load')}: ${t('version', { version })}`}
                  onClick={() => onOpen(version)}
                >
                  {t('load')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
