import { pathOf } from '@rawnaq/domain/kernel/addresses';
import type { ReportGroup } from '@rawnaq/domain/reports/report';
import { firstOfGroup, reportLibrary } from '@rawnaq/domain/reports/report-library';
import type { ComponentType } from 'react';
import { Navigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useSession } from '../../../lib/session';

/** Leads on, and leaves nothing to go back to. A group without reports of its own yet leads to the library. */
export const groupDoor =
  (group: ReportGroup): ComponentType =>
  () => {
    const language = useLanguage();
    const first = firstOfGroup(group, useSession()?.user.permissions ?? {});
    const isEmpty = !reportLibrary.some((report) => report.group === group);
    return (
      <Navigate replace to={pathOf(first ?? (isEmpty ? 'merchant-reports' : 'merchant-no-permission'), language)} />
    );
  };
