// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { merchantModules, permissionNames, toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { libraryOf } from '@rawnaq/domain/reports/report-library';
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberOpened } from '../../../lib/pages/opened-pages';
import { renderUi } from '../../../ui/testing/render-ui';
import { ReportsPage } from './reports-page';

const user = { id: 7, permissions: toPermissionMap(permissionNames(merchantModules)) };
vi.mock('../../../lib/session', () => ({ useSession: () => ({ user }), usePermission: () => true }));

const library = libraryOf(user.permissions);
const open = (index: number, minute: number, by = user.id): void =>
  rememberOpened(by, library[index]!.address, new Date(Date.UTC(2026, 10, 19, 9, minute)));
const titles = (...places: number[]) => places.map((place) => library[place]!.title.en);
/** The cards stand in neither the list of shelves nor one of the groups. */
const onTop = () =>
  [...document.querySelectorAll('ul')]
    .filter((list) => !list.closest('nav, section'))
    .flatMap((list) => [...list.querySelectorAll('a')].map((link) => link.textContent));

beforeEach(() => localStorage.clear());

it('the reports that were opened last stand on top, the last one first, four at most', async () => {
  const { unmount } = await renderUi(<ReportsPage />);
  expect(onTop()).toEqual([]);
  unmount();
  for (const [index, minute] of [
    [3, 1],
    [9, 5],
    [1, 3],
    [6, 2],
    [4, 4],
  ] as const)
    open(index, minute);
  open(0, 9, 8);
  await renderUi(<ReportsPage />);
  expect(onTop()).toEqual(titles(9, 4, 1, 6));
});

it('what is starred stands before them and stays', async () => {
  open(3, 1);
  open(9, 5);
  await renderUi(<ReportsPage />);
  const row = [...document.querySelectorAll('section li')].find((one) => one.textContent.includes(titles(5)[0]!));
  fireEvent.click(row!.querySelector('button')!);
  expect(onTop()).toEqual(titles(5, 9, 3));
});
