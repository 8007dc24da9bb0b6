import { messageLinesContract } from '@rawnaq/domain/message-lines/message-lines.contract';
import { platformMailContract } from '@rawnaq/domain/message-lines/platform-mail.contract';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { PageHead } from '../../../ui/page-head';
import { Loaded } from '../../../ui/states/loaded';
import { MailForm } from '../components/mail-form';
import { SettingsFrame } from '../components/settings-frame';

export const EmailSettingPage = () => (
  <SettingsFrame section="email">
    <Loaded endpoint={settingsContract.get_email}>
      {(answer) => (
        <MailForm answer={answer} save={settingsContract.save_email} test={messageLinesContract.test_email} />
      )}
    </Loaded>
  </SettingsFrame>
);

export function PlatformEmailPage() {
  const isReadOnly = !usePermission('platform-settings.edit');
  return (
    <>
      <PageHead title={pageWords['email-settings'][useLanguage()]} />
      <Loaded endpoint={platformMailContract.get}>
        {(answer) => (
          <MailForm
            answer={answer}
            save={platformMailContract.save}
            test={platformMailContract.test}
            isPlatform
            isReadOnly={isReadOnly}
          />
        )}
      </Loaded>
    </>
  );
}
