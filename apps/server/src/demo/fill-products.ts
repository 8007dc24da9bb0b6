import { productRequestStates } from '@rawnaq/domain/products/product-request.states';
import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import type { Tx } from '../db/database';
import { platformChecksRoutes } from '../modules/platform-checks/platform-checks.routes';
import { insertProducts, listProducts } from '../modules/products';
import { productRequestsRoutes } from '../modules/products/products.routes';
import { catalogueByBarcodes, insertCatalogueProducts } from '../modules/suggested-products';
import { PLATFORM_ACCOUNT } from '../services';
import {
  demoProducts,
  openCorrection,
  openRequests,
  refusedRequest,
  type DemoProduct,
  type DemoRequest,
} from './texts/product-texts';
import { seeded } from './random';
import { act, onStage, type Demo } from './stage';
import { dateNotices } from './stage.repo';

const [GLOW, NAWRAS, HOUR, DAY] = [1001, 1002, 3_600_000, 86_400_000];
const NAWRAS_SELLS = 12;
const TRAINING_SELLS = 8;

/** The platform's catalogue: what salons choose from. */
export async function fillCatalogue(tx: Tx): Promise<void> {
  await insertCatalogueProducts(tx, demoProducts);
}

const soldBy: Record<number, readonly DemoProduct[]> = {
  [GLOW]: demoProducts,
  [NAWRAS]: demoProducts.filter((product) => product.forMen).slice(-NAWRAS_SELLS),
  [TRAINING_ACCOUNT_ID]: demoProducts.slice(0, TRAINING_SELLS),
};

/** What each salon sells of the catalogue; of products that are not there it sells none. */
export async function fillProducts(tx: Tx, now: Date, accountIds: readonly number[]): Promise<void> {
  for (const accountId of accountIds) {
    const chance = seeded(accountId + 7);
    const idOf = new Map(
      (
        await catalogueByBarcodes(
          tx,
          demoProducts.map((product) => product.barcode),
        )
      ).map(({ barcode, id }) => [barcode, id]),
    );
    const sold = (soldBy[accountId] ?? []).filter((product) => idOf.has(product.barcode));
    if (sold.length === 0) continue;
    await insertProducts(
      { tx, accountId, now: new Date(now.getTime() - 80 * DAY) },
      sold.map(({ barcode, price, cost }) => ({
        catalogue_product_id: idOf.get(barcode)!,
        price: price * 100,
        warning_quantity: chance.whole(2, 6),
        initial_quantity: chance.whole(8, 40),
        initial_cost: cost * 100,
      })),
    );
  }
}

/** What salons asked the platform for: open, refused, and a correction. */
export async function fillProductRequests(demo: Demo): Promise<void> {
  const at = (hoursAgo: number): Date => new Date(demo.now.getTime() - hoursAgo * HOUR);
  const ask = ({ account_id, ago, note, facts }: DemoRequest): Promise<{ id: number }> =>
    onStage(demo, account_id, (stage) => act(stage.at(at(ago)), productRequestsRoutes, 'add', { note, ...facts }));
  for (const request of openRequests) await ask(request);

  const { account_id, ago, reason } = refusedRequest;
  const { id } = await ask(refusedRequest);
  await onStage(demo, PLATFORM_ACCOUNT, (stage) =>
    act(stage.at(at(ago - 5), 'manager@rawnaq.demo'), platformChecksRoutes, 'decide_added_product', {
      account_id,
      id,
      status: productRequestStates.codes.rejected,
      reason,
    }),
  );
  await dateNotices(demo.tx, account_id, at(ago - 5));

  const { product, changes, note } = openCorrection;
  const {
    price: _price,
    cost: _cost,
    forMen: _forMen,
    ...wrong
  } = demoProducts.find(({ english_name }) => english_name === product)!;
  await onStage(demo, openCorrection.account_id, async (stage) => {
    const sold = (await listProducts(stage)).find(({ english_name }) => english_name === product)!;
    await act(stage.at(at(openCorrection.ago)), productRequestsRoutes, 'correct', {
      product_id: sold.id,
      note,
      ...wrong,
      ...changes,
    });
  });
}
