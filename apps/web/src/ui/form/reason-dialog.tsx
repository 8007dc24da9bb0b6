import { Button, Group, Modal } from '@mantine/core';
import { requiredText } from '@rawnaq/domain/kernel/input/fields';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { TextareaField } from '../fields/text-fields';
import { Form } from './form';
import { Fields, SubmitButton } from './form-layout';
import { useLeaveQuestion } from './use-unsaved-guard';
import { useZodForm } from './use-zod-form';

type Props = {
  title: string;
  /** What happens, or who reads the reason. */
  text?: string;
  /** What will happen, as a verb. */
  action: string;
  /** Leaves everything as it is. */
  keep?: string;
  maxLength?: number;
  /** Sends it. A refusal of the server stays in the dialog. */
  onReason: (reason: string) => Promise<unknown>;
  /** Called when the person leaves, and after it was sent. */
  onClose: () => void;
};

/** What refuses, cancels or removes something says why: the history keeps it, and often somebody reads it. */
export function ReasonDialog({ title, text, action, keep, maxLength = 200, onReason, onClose }: Props) {
  const { t } = useTranslation('ui');
  const form = useZodForm(z.object({ reason: requiredText(undefined, maxLength) }), { reason: '' });
  const askToLeave = useLeaveQuestion();
  // The button that says no is an answer; a slip of the hand beside the dialog is none.
  const slip = async () => {
    if (!form.formState.isDirty || (await askToLeave())) onClose();
  };
  return (
    <Modal opened onClose={() => void slip()} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <Form form={form} onSubmit={({ reason }) => onReason(reason).then(onClose)}>
        <Fields>
          {text && <p>{text}</p>}
          <TextareaField name="reason" label={t('reason')} maxLength={maxLength} required autoFocus />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {keep ?? t('cancel')}
            </Button>
            <SubmitButton color="red">{action}</SubmitButton>
          </Group>
        </Fields>
      </Form>
    </Modal>
  );
}
