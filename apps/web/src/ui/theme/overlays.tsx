import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';

/** Toasts and question windows. Both listen to calls from anywhere, so they can stand beside the screens and arrive after them. */
export function Overlays() {
  return (
    <>
      <Notifications position="bottom-center" limit={3} autoClose={4000} />
      <ModalsProvider>{null}</ModalsProvider>
    </>
  );
}
