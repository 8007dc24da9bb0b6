import { Button, Drawer } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreen } from '../../../../lib/use-screen';
import { useLeaveQuestion } from '../../../../ui/form/use-unsaved-guard';
import type { BookingRequest } from '../../booking-request';
import type { Draft } from '../../calendar-items';
import { BookingForm } from './booking-form';

type Props = {
  request: BookingRequest;
  onClose: () => void;
  onDone: (id: number, date: string) => void;
  onDraft: (draft: Draft | undefined) => void;
  /** The place was meant to be closed instead. */ onBlock?: (() => void) | undefined;
};

const WIDTH = 736;

export function BookingDrawer({ request, onClose, onDone, onDraft, onBlock }: Props) {
  const { t } = useTranslation('appointments');
  const { isMobile } = useScreen();
  const [touched, setTouched] = useState(false);
  const askToLeave = useLeaveQuestion();
  const leave = async () => {
    if (touched && !(await askToLeave())) return;
    onClose();
  };
  return (
    <Drawer
      opened
      onClose={() => void leave()}
      title={t(`titles.${request.mode}`)}
      size={isMobile ? '100%' : WIDTH}
      overlayProps={{ backgroundOpacity: 0.26 }}
      closeButtonProps={{ 'aria-label': t('close') }}
      styles={{
        title: { flex: 1, fontSize: 18, fontWeight: 700 },
        header: { paddingInline: 24, borderBlockEnd: '1px solid var(--line)' },
        body: { padding: 0, flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' },
        content: { display: 'flex', flexDirection: 'column' },
      }}
    >
      {onBlock && (
        <Button variant="subtle" size="xs" style={{ marginInline: 14, marginBlockStart: 8 }} onClick={onBlock}>
          {t('block.instead')}
        </Button>
      )}
      <BookingForm
        request={request}
        onDone={onDone}
        onDraft={onDraft}
        onTouched={useCallback(() => setTouched(true), [])}
      />
    </Drawer>
  );
}
