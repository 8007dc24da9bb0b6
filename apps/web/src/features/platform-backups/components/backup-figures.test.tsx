// @vitest-environment jsdom
import { platformBackupStates } from '@rawnaq/domain/platform-backups/platform-backup.states';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../ui/testing/render-ui';
import { BackupFigures } from './backup-figures';

vi.mock('../../../lib/session', () => ({ useSession: () => undefined }));

it('says in numbers how old the newest good backup is, and that no restore was proven', async () => {
  const created_at = new Date(Date.now() - 5 * 3_600_000).toISOString();
  const backup = { state: platformBackupStates.codes.ready, created_at, bytes: 1_000, row_count: 1 };
  await renderUi(<BackupFigures backups={[backup as never]} proven={null} />);
  expect(screen.getByText('5 h')).toBeVisible();
  expect(screen.getByText('–')).toBeVisible();
});
