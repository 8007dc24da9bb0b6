import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import i18next from 'i18next';

/** Long enough to read the sentence and reach for the button. */
const UNDO_MS = 8000;

/** Says what happened, and takes it back for as long as it stands there. */
export function undoToast(text: string, onUndo: () => void): void {
  const undo = () => {
    notifications.hide(id);
    onUndo();
  };
  const id = notifications.show({
    role: 'status',
    color: 'green',
    autoClose: UNDO_MS,
    message: (
      <Group justify="space-between" wrap="nowrap">
        {text}
        <Button size="xs" variant="default" onClick={undo}>
          {i18next.t('ui:undo')}
        </Button>
      </Group>
    ),
  });
}
