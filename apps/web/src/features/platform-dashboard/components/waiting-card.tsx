import { addresses, pathOf, type AddressName } from '@rawnaq/domain/kernel/addresses';
import { IconBug, IconBulb, IconChevronRight, IconInbox, IconMailX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { suggestionStates } from '@rawnaq/domain/suggestions/suggestion.states';
import { jsErrorStates } from '@rawnaq/domain/js-errors/js-error.states';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { titleOfPage } from '../../../lib/pages/known-pages';
import type { MenuIcon } from '../../../ui/shell/shell-props';
import { useLanguage } from '../../../lib/language/i18n';
import { useAccess } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import styles from './waiting-card.module.css';

type Waiting = { merchant_requests: number; new_suggestions: number; open_js_errors: number; failed_messages: number };
type Line = {
  icon: MenuIcon;
  label: string;
  text: string;
  count: number;
  address: AddressName & `manager-${string}`;
  query?: string;
};

/** What only a person can decide. */
export function WaitingCard({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation('platform-dashboard');
  const lines: Line[] = [
    {
      icon: IconInbox,
      label: t('waiting.requests'),
      text: t('waiting.requestsText'),
      count: waiting.merchant_requests,
      address: 'manager-merchants-new',
    },
    {
      icon: IconBulb,
      label: t('waiting.suggestions'),
      text: t('waiting.suggestionsText'),
      count: waiting.new_suggestions,
      address: 'manager-technical-development-suggestions',
      query: `?f.status=${suggestionStates.codes.new}`,
    },
    {
      icon: IconBug,
      label: t('waiting.errors'),
      text: t('waiting.errorsText'),
      count: waiting.open_js_errors,
      address: 'manager-technical-js-errors',
      query: `?f.status=${jsErrorStates.codes.open}`,
    },
    {
      icon: IconMailX,
      label: t('waiting.messages'),
      text: t('waiting.messagesText'),
      count: waiting.failed_messages,
      address: 'manager-trackers-mail',
      query: `?f.status=${outgoingStates.codes.failed},${outgoingStates.codes.unknown}`,
    },
  ];
  return (
    <Card title={t('waiting.title')}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.label}>
            <LineLink line={line}>
              <span className={styles.icon} data-quiet={line.count === 0 || undefined}>
                <line.icon size={18} stroke={1.75} />
              </span>
              <span className={styles.words}>
                <b>{line.label}</b>
                <small>{line.text}</small>
              </span>
              <Count value={line.count} />
            </LineLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Count = ({ value }: { value: number }) => <span className={styles.count}>{useFormat().number(value)}</span>;

/** Without a page of its own yet, or for somebody who may not open it, a line only tells the count. */
function LineLink({ line, children }: { line: Line; children: ReactNode }) {
  const language = useLanguage();
  const mayOpen = useAccess(addresses[line.address].access);
  if (!mayOpen || !titleOfPage(line.address)) return <span className={styles.line}>{children}</span>;
  return (
    <Link className={styles.line} to={`${pathOf(line.address, language)}${line.query ?? ''}`}>
      {children}
      <IconChevronRight className="flip" size={16} aria-hidden />
    </Link>
  );
}
