import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import styles from '../appointments.module.css';

const UNDO_MS = 8000;

/** Says what happened and takes it back for as long as it stands there. */
export function undoToast(text: string, undo: string, onUndo: () => void): void {
  const id = notifications.show({
    role: 'status',
    color: 'green',
    autoClose: UNDO_MS,
    message: (
      <span className={styles.undo}>
        <span>{text}</span>
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            notifications.hide(id);
            onUndo();
          }}
        >
          {undo}
        </Button>
      </span>
    ),
  });
}
