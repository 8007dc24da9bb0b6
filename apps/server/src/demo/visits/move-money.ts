import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { refundReasons } from '@rawnaq/domain/payment-links/payment-link.states';
import { penaltyTypes } from '@rawnaq/domain/penalties/penalty.states';
import { returnLinkDeposit, takeLinkDeposit } from '../../modules/payments';
import { chargePenalty } from '../../modules/penalties';
import type { Stage } from '../stage';
import type { VisitStory } from './visit-stories';

type Visit = { story: VisitStory; id: number };
type Link = { id: number; amount: number; payment_id: string };

/**
 * What visits of the past did to money: deposits paid by link, those given back, penalties. Each at its moment, through
 * the same functions as any other, because papers are numbered one after the other.
 */
export async function moveMoney(
  stage: Stage,
  visits: readonly Visit[],
  links: ReadonlyMap<VisitStory, Link>,
): Promise<void> {
  const moments = visits.flatMap(({ story, id }) => {
    const { ending, deposit, customer_id, by } = story;
    const link = links.get(story);
    const keeper = (at: number) => ({
      tx: stage.tx,
      accountId: stage.accountId,
      now: new Date(at * 60_000),
      services: stage.services,
    });
    return [
      ...(link && deposit
        ? [
            {
              at: deposit.paid_at,
              run: () => takeLinkDeposit(keeper(deposit.paid_at), { ...link, appointment_id: id }, customer_id),
            },
          ]
        : []),
      ...(link && ending && 'cancelled' in ending && ending.cancelled === 'customer'
        ? [
            {
              at: ending.at,
              run: () =>
                returnLinkDeposit(keeper(ending.at), link.id, labelOf(refundReasons, refundReasons.codes.cancelled).en),
            },
          ]
        : []),
      ...(ending && 'missed' in ending && ending.penalty > 0
        ? [
            {
              at: ending.at,
              run: () =>
                chargePenalty(keeper(ending.at), {
                  customer_id,
                  appointment_id: id,
                  type: penaltyTypes.codes.no_show,
                  amount: ending.penalty,
                  created_by: stage.who('page' in by ? undefined : by.login).id,
                }),
            },
          ]
        : []),
    ];
  });
  for (const { run } of moments.toSorted((a, b) => a.at - b.at)) await run();
}
