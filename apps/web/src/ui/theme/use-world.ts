import { useLayoutEffect } from 'react';

/** Written on the root element, because drawers and menus open outside the shell and must wear the same colours. */
export function useWorld(world: 'merchant' | 'manager'): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.world = world;
  }, [world]);
}
