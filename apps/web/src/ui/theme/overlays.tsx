import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { tellOverlaysReady } from './overlays-ready';
import { useToastPlace } from './toast-place';

/**
 * Toasts and question windows. Both listen to calls from anywhere, so they can stand beside the screens and arrive
 * after them.
 */
export function Overlays() {
  useEffect(tellOverlaysReady, []);
  useToastPlace();
  return (
    <>
      <Notifications position="bottom-center" limit={3} autoClose={4000} />
      <ModalsProvider>{null}</ModalsProvider>
    </>
  );
}
