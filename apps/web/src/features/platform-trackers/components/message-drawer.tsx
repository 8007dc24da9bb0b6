import { accountColumn, type mailList } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { messageNames } from '@rawnaq/domain/messages/message-names';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { directionOf, type Language } from '@rawnaq/domain/kernel/localized';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { RecordDrawer } from '../../../ui/record-drawer';
import { Cell, CodeCell, DateTimeCell, PhoneCell } from '../../../ui/cells';
import { Facts } from '../../../ui/detail/facts';
import styles from './message-drawer.module.css';

type Message = OutputOf<typeof mailList.endpoints.get_records>['records'][number];

/** The whole message as its reader gets it, in its own language and direction. */
export function MessageDrawer({ message, onClose }: { message: Message | undefined; onClose: () => void }) {
  const { t } = useTranslation('platform-trackers');
  const language = useLanguage();
  return (
    <RecordDrawer
      opened={message !== undefined}
      onClose={onClose}
      title={message?.subject ?? message?.recipient_name ?? message?.recipient}
    >
      {message && (
        <>
          <Facts
            facts={[
              { label: t('message.to'), value: <Recipient value={message.recipient} /> },
              {
                label: t('message.state'),
                value: (
                  <Cell
                    column={{ kind: 'badge', choices: outgoingStates.choices }}
                    value={message.status}
                    row={message}
                  />
                ),
              },
              { label: t('message.time'), value: <DateTimeCell value={message.created_at} /> },
              {
                label: t('message.account'),
                value: <Cell column={accountColumn} value={message.account_id} row={message} />,
              },
              {
                label: t('message.template'),
                value:
                  messageNames.find(({ value }) => value === message.template)?.label[language] ?? message.template,
              },
              { label: t('message.attempts'), value: message.attempts },
              ...(message.error ? [{ label: t('message.error'), value: message.error }] : []),
            ]}
          />
          <p
            className={styles.body}
            lang={message.language}
            dir={directionOf(message.language as Language)}
            data-verbatim
          >
            {message.body || t('message.hidden')}
          </p>
        </>
      )}
    </RecordDrawer>
  );
}

/** A mobile number, or an e-mail address. */
export const Recipient = ({ value }: { value: string }) =>
  value.startsWith('+') ? <PhoneCell value={value} /> : <CodeCell value={value} />;
