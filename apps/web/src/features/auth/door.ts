import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { pathTo, splitLanguage } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { returnPath, signInPath } from '../../lib/pages/guards';
import { useLanguage } from '../../lib/language/i18n';
import { addressInLanguage } from '../../lib/language/language';
import { startSession } from '../../lib/session';
import { kindOfPath } from '../../lib/tokens';

/** Who is at the door. Property owners share the merchant's addresses and say so in the query. */
export function useDoorKind(): UserKind {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  if (kindOfPath(pathname) === 'manager') return 'manager';
  return query.get('as') === 'property' ? 'property' : 'merchant';
}

/** Addresses of the doors for one kind of person, in the open language. */
export function useDoorPaths(kind: UserKind) {
  const language = useLanguage();
  const as = kind === 'property' ? '?as=property' : '';
  return {
    signIn: signInPath(kind, language),
    forgotPassword:
      kind === 'manager'
        ? pathTo('manager-forgot-password', language)
        : `${pathTo('merchant-forgot-password', language)}${as}`,
    forgotAccountId: pathTo('merchant-forgot-account-id', language),
    setNewPassword: `${pathTo('merchant-set-new-password', language)}${as}`,
    freeTrial: pathTo('merchant-free-trial', language),
    byMobile: pathTo('merchant-stays-sign-in', language),
    training: pathTo('merchant-training', language),
  };
}

/** Goes in: to the page that was asked for, else to the first page of the area. With a token, as a new session. */
export function useGoIn(kind: UserKind): (token?: string) => void {
  const language = useLanguage();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = query.get('next');
  return useCallback(
    (token) => {
      if (token) startSession(kind, token);
      const asked = returnPath(next, kind);
      void navigate(asked ? inLanguage(asked, language) : homeOf(kind, language), { replace: true });
    },
    [kind, language, navigate, next],
  );
}

export const homeOf = (kind: UserKind, language: Language): string =>
  kind === 'property' ? pathTo('merchant-welcome', language) : `/${language}/${kind}`;

/** Whoever changes the language at the door means the pages behind it too. */
export function inLanguage(path: string, language: Language): string {
  const url = new URL(path, window.location.origin);
  return splitLanguage(url.pathname).language === language ? path : addressInLanguage(url, language);
}
