import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import type { ReactNode } from 'react';
import { switchLanguage } from '../../../lib/language/language';
import { AuthLayout } from '../../../ui/auth-layout/auth-layout';
import styles from './door.module.css';

type Props = { kind: UserKind; title: ReactNode; lead?: ReactNode; children: ReactNode };

/** The room all doors share. */
export function DoorLayout({ kind, title, lead, children }: Props) {
  return (
    <AuthLayout
      world={kind === 'manager' ? 'manager' : 'merchant'}
      reader={kind}
      title={title}
      lead={lead}
      onSwitchLanguage={switchLanguage}
    >
      <div className={styles.door}>{children}</div>
    </AuthLayout>
  );
}
