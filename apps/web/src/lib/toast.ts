import { notifications } from '@mantine/notifications';

/**
 * Small messages that pass by themselves. Callable from anywhere; the area they appear in is mounted once by the kit.
 */
export const toastSuccess = (text: string): void => {
  notifications.show({ message: text, color: 'green', role: 'status' });
};

export const toastProblem = (text: string): void => {
  notifications.show({ message: text, color: 'red', role: 'alert' });
};
