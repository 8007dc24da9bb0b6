import type { Permission } from '@rawnaq/domain/kernel/permissions';
import type { ReactNode } from 'react';
import { usePermission } from '../lib/session';

/** Shows its children to those who may. The server decides anyway; this keeps dead buttons off the screen. */
export function Can({
  permission,
  children,
  otherwise = null,
}: {
  permission: Permission;
  children: ReactNode;
  otherwise?: ReactNode;
}) {
  return usePermission(permission) ? children : otherwise;
}
