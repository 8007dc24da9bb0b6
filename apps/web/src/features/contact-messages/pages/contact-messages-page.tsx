import { contactStates } from '@rawnaq/domain/contact-messages/contact-message.states';
import {
  contactMessagesContract,
  contactMessagesList,
  type ContactMessage,
} from '@rawnaq/domain/contact-messages/contact-messages.contract';
import { canMove } from '@rawnaq/domain/kernel/state-machine';
import { IconArchive, IconArrowBackUp, IconMail, IconMessageReply } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useWrite } from '../../../lib/query';
import { PersonCell } from '../../../ui/cells';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { AnswerDrawer } from '../components/answer-drawer';
import styles from '../components/contact-messages.module.css';

/** What visitors of the website wrote; `?open=` leads to one. */
export function ContactMessagesPage() {
  const { t } = useTranslation('contact-messages');
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('open'));
  const setStatus = useWrite(contactMessagesContract.set_status, { onSuccess: () => toast('saved') });
  const open = (id: number | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('open');
        if (id !== undefined) next.set('open', String(id));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const moveTo = ({ id, status }: ContactMessage, name: 'closed' | 'new', icon: RowAction['icon']): RowAction[] => {
    const to = contactStates.codes[name];
    return canMove(contactStates, status, to)
      ? [{ label: t(name), icon, onClick: () => setStatus.mutate({ id, status: to }) }]
      : [];
  };
  return (
    <>
      <ListPage
        list={contactMessagesList}
        searchLabel={t('search')}
        onOpen={(row) => open(row.id)}
        cells={{
          name: (row) => <PersonCell name={row.name} note={row.email} />,
          text: ({ text }) => (
            <bdi className={styles.excerpt}>{text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text}</bdi>
          ),
        }}
        rowActions={(row) => [
          { label: t('answer'), icon: IconMessageReply, onClick: () => open(row.id) },
          ...moveTo(row, 'closed', IconArchive),
          ...moveTo(row, 'new', IconArrowBackUp),
        ]}
        empty={{ icon: IconMail, title: t('emptyTitle'), text: t('emptyText') }}
      />
      {Number.isSafeInteger(asked) && asked > 0 && (
        <AnswerDrawer key={asked} id={asked} onClose={() => open(undefined)} />
      )}
    </>
  );
}

const EXCERPT = 120;
