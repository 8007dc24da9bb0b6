import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useSession } from '../../../lib/session';
import { PageHead } from '../../../ui/page-head';
import { SettingsLayout } from '../../../ui/settings-section/settings-section';
import { SectionHistory } from './section-history';
import { maySee, SECTIONS, type SectionName } from './settings-sections';

type Props = {
  section: SectionName;
  preview?: ReactNode;
  children: ReactNode;
};

/**
 * Title, the sections this person may open, the form, its history, and where it helps a picture of what comes of it.
 */
export function SettingsFrame({ section, preview, children }: Props) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const permissions = useSession()?.user.permissions ?? {};
  const links = SECTIONS.filter(({ name }) => maySee(name, permissions)).map(({ id, name, icon }) => ({
    label: t(`sections.${id}`),
    icon,
    to: pathTo(name, language),
  }));
  return (
    <>
      <PageHead title={pageWords.settings[language]} actions={<SectionHistory section={section} />} />
      <SettingsLayout links={links} preview={preview}>
        {children}
      </SettingsLayout>
    </>
  );
}
