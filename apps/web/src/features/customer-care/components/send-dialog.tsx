import { ActionIcon, Button, Checkbox, Group, Modal } from '@mantine/core';
import { MOST_AT_ONCE, careReach, type CareKind } from '@rawnaq/domain/customer-care/care.states';
import { customerCareContract, type CareLetter } from '@rawnaq/domain/customer-care/customer-care.contract';
import { IconChevronLeft, IconChevronRight, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { LoadingState } from '../../../ui/states/states';
import styles from './customer-care.module.css';

type Props = { kind: CareKind; ids: readonly number[]; onClose: () => void; onSent: () => void };

export function SendDialog({ kind, ids, onClose, onSent }: Props) {
  const { t } = useTranslation('customer-care');
  const format = useFormat();
  const [again, setAgain] = useState(false);
  const wanted = ids.slice(0, MOST_AT_ONCE);
  const letters = useRead(customerCareContract.preview, { kind, ids: wanted.join() }, { still: true }).data?.letters;
  const send = useWrite(customerCareContract.send, {
    onSuccess: ({ queued }) => {
      toastSuccess(t('sent', { count: queued }));
      onSent();
    },
  });
  const recent = letters?.filter(({ hindrance }) => hindrance === 'recent') ?? [];
  const ready = letters?.filter(({ hindrance }) => hindrance === null || (again && hindrance === 'recent')) ?? [];
  const refused = letters?.filter(({ hindrance }) => hindrance === 'consent') ?? [];
  const gone = letters?.filter(({ hindrance }) => hindrance === 'gone') ?? [];
  const shown = letters?.filter(({ body }) => body !== null) ?? [];
  return (
    <Modal opened onClose={onClose} title={t(`send.${kind}`)} closeButtonProps={{ 'aria-label': t('close') }}>
      {!letters && <LoadingState rows={4} />}
      {letters && (
        <form
          noValidate
          className={styles.dialog}
          onSubmit={(event) => {
            event.preventDefault();
            send.mutate({ kind, ids: ready.map(({ id }) => id), again });
          }}
        >
          {shown.length > 0 && <LetterViewer letters={shown} />}
          {refused.length > 0 && (
            <p className={styles.left}>
              {t('leftOut.consent', {
                count: refused.length,
                names: format.list(refused.slice(0, 3).map(({ customer }) => customer)),
              })}
            </p>
          )}
          {gone.length > 0 && <p className={styles.left}>{t('leftOut.gone', { count: gone.length })}</p>}
          {ids.length > wanted.length && <p className={styles.left}>{t('leftOut.many', { count: MOST_AT_ONCE })}</p>}
          {recent.length > 0 && (
            <div className={styles.recent} role="status">
              <b>{t('recent.title', { count: recent.length })}</b>
              <p>
                {recent.length === 1 && recent[0]!.last_at
                  ? t('recent.one', { name: recent[0]!.customer, when: format.dateTime(recent[0]!.last_at) })
                  : t('recent.text')}
              </p>
              <Checkbox
                checked={again}
                onChange={(event) => setAgain(event.currentTarget.checked)}
                label={t('recent.again')}
              />
            </div>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button
              type="submit"
              disabled={ready.length === 0}
              loading={send.isPending}
              leftSection={<IconSend className="flip" size={18} stroke={1.75} />}
              data-autofocus
            >
              {t('send.action', { count: ready.length })}
            </Button>
          </Group>
        </form>
      )}
    </Modal>
  );
}

/** The texts as their readers will see them, one at a time. */
function LetterViewer({ letters }: { letters: readonly CareLetter[] }) {
  const { t } = useTranslation('customer-care');
  const language = useLanguage();
  const [index, setIndex] = useState(0);
  const letter = letters[Math.min(index, letters.length - 1)]!;
  const channel = Object.values(careReach.rows).find(({ code }) => code === letter.channel)?.label[language];
  return (
    <section className={styles.viewer} aria-label={t('preview')}>
      <div className={styles.viewerHead}>
        <span>
          <b>
            <bdi>{letter.customer}</bdi>
          </b>
          <small>
            {channel} · {t(letter.language === 'ar' ? 'inLanguage.arabic' : 'inLanguage.english')}
          </small>
        </span>
        {letters.length > 1 && (
          <span className={styles.steps}>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={index === 0}
              onClick={() => setIndex(index - 1)}
              aria-label={t('previous')}
            >
              <IconChevronLeft className="flip" size={18} />
            </ActionIcon>
            <bdi dir="ltr">
              {index + 1} / {letters.length}
            </bdi>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={index === letters.length - 1}
              onClick={() => setIndex(index + 1)}
              aria-label={t('next')}
            >
              <IconChevronRight className="flip" size={18} />
            </ActionIcon>
          </span>
        )}
      </div>
      <p className={styles.bubble} lang={letter.language ?? undefined} dir={letter.language === 'ar' ? 'rtl' : 'ltr'}>
        {letter.body}
      </p>
    </section>
  );
}
