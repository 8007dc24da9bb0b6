import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';

/**
 * Around every page: back to the top on each navigation, `aria-busy` while the next page is on its way, and `data-at`
 * when it has come.
 */
export function RootLayout() {
  const { pathname, search } = useLocation();
  const navigation = useNavigation();
  const isFirst = useRef(true);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    window.scrollTo(0, 0);
    document.getElementById('content')?.scrollTo(0, 0);
  }, [pathname]);

  useEffect(() => {
    document.body.dataset['at'] = `${pathname}${search}`;
  }, [pathname, search]);

  useEffect(() => {
    document.body.ariaBusy = navigation.state === 'idle' ? null : 'true';
  }, [navigation.state]);

  return <Outlet />;
}
