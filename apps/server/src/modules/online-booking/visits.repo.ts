import { sql } from 'kysely';
import type { Visitor } from './visitor';

export async function putVisit(
  { tx, accountId }: Visitor,
  { visited_on, visitor, booked }: { visited_on: string; visitor: Buffer; booked: boolean },
): Promise<void> {
  await tx
    .insertInto('online_visits')
    .values({ account_id: accountId, visited_on, visitor, booked, pages: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'visited_on', 'visitor'])
        .doUpdateSet(booked ? { booked: true } : { pages: sql<number>`online_visits.pages + 1` }),
    )
    .execute();
}
