import { Button, Group, Loader, Modal, Stack, Text } from '@mantine/core';
import { dialogTexts } from '@rawnaq/domain/kernel/text/dialog-texts';
import { useTranslation } from 'react-i18next';
import { useTrouble } from '../lib/connection';
import { useLanguage } from '../lib/language/i18n';
import { closeDialog, reloadAfterReport, useOpenDialog } from './failure-reactions';
import styles from './app.module.css';

/** Mounted once. The connection comes first: nothing else can be solved without it. */
export function Dialogs() {
  const trouble = useTrouble();
  const dialog = useOpenDialog();
  return (
    <>
      <TroubleDialog trouble={trouble} />
      <RuleDialog text={!trouble && dialog?.kind === 'rule' ? dialog.text : undefined} />
      <UnexpectedDialog opened={!trouble && dialog?.kind === 'unexpected'} />
    </>
  );
}

/** Above drawers, menus and toasts. */
const ON_TOP = 1000;
/** A window that fades out would show its sentence vanishing first. */
const atOnce = { duration: 0 };
/** Can not be left by Escape, a click beside it or a cross. */
const blocking = {
  closeOnClickOutside: false,
  closeOnEscape: false,
  withCloseButton: false,
  zIndex: ON_TOP,
  size: 'sm',
  transitionProps: atOnce,
  onClose: () => undefined,
} as const;

function TroubleDialog({ trouble }: { trouble: ReturnType<typeof useTrouble> }) {
  const { t } = useTranslation('app');
  const language = useLanguage();
  const words =
    trouble === 'server-away'
      ? { main: t('failure.serverAway'), more: t('failure.serverAwayMore') }
      : { main: dialogTexts.offline[language], more: t('failure.offlineMore') };
  return (
    <Modal {...blocking} opened={trouble !== undefined} title={words.main}>
      <Stack align="center" gap="sm" p="md" aria-busy="true">
        <Loader />
        <Text c="dimmed" size="sm" ta="center">
          {words.more}
        </Text>
      </Stack>
    </Modal>
  );
}

function RuleDialog({ text }: { text: string | undefined }) {
  const { t } = useTranslation('app');
  return (
    <Modal
      opened={text !== undefined}
      onClose={closeDialog}
      withCloseButton={false}
      zIndex={ON_TOP}
      size="sm"
      transitionProps={atOnce}
      title={t('failure.heading')}
    >
      <Text className={styles.text}>{text}</Text>
      <Group justify="flex-end" mt="md">
        <Button data-autofocus data-leaves onClick={closeDialog}>
          {t('ok')}
        </Button>
      </Group>
    </Modal>
  );
}

function UnexpectedDialog({ opened }: { opened: boolean }) {
  const { t } = useTranslation('app');
  return (
    <Modal {...blocking} opened={opened} title={t('failure.unexpected')}>
      <Text className={styles.text}>{t('failure.unexpectedMore')}</Text>
      <Group justify="flex-end" mt="md">
        <Button data-autofocus onClick={reloadAfterReport}>
          {t('failure.reload')}
        </Button>
      </Group>
    </Modal>
  );
}
