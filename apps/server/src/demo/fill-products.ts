import { productRequestStates } from '@rawnaq/domain/products/product-request.states';
import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/limits';
import type { Tx } from '../db/database';
import { auditBySystem } from '../modules/audit';
import { insertProductRequest, insertProducts, setRequestDecision } from '../modules/products';
import { catalogueByBarcodes, insertCatalogueProducts } from '../modules/suggested-products';
import { demoOwner } from './appointments.repo';
import { demoProducts, openCorrection, openRequests, refusedRequest, type DemoProduct } from './product-texts';
import { seeded } from './random';

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
export async function fillProductRequests(tx: Tx, now: Date): Promise<void> {
  for (const { account_id, ago, note, facts } of openRequests)
    await ask(tx, new Date(now.getTime() - ago * HOUR), account_id, {
      kind: 'add',
      catalogue_product_id: null,
      note,
      ...facts,
    });

  const { account_id, ago, reason, facts } = refusedRequest;
  const asked = new Date(now.getTime() - ago * HOUR);
  const answered = new Date(asked.getTime() + 5 * HOUR);
  const id = await ask(tx, asked, account_id, { kind: 'add', catalogue_product_id: null, ...facts });
  const outcome = { status: productRequestStates.codes.rejected, reason };
  await setRequestDecision(tx, answered, account_id, id, { ...outcome, catalogue_product_id: null });
  await auditBySystem(
    tx,
    answered,
    {
      account_id,
      action: 'platform-checks.decide',
      entity: 'product_requests',
      entity_id: id,
      before: { status: productRequestStates.codes.active, reason: null },
      after: outcome,
    },
    { kind: 'manager', id: null, name: 'Omar Farouk' },
  );

  const {
    price: _price,
    cost: _cost,
    forMen: _forMen,
    ...wrong
  } = demoProducts.find((product) => product.english_name === openCorrection.product)!;
  const [known] = await catalogueByBarcodes(tx, [wrong.barcode]);
  await ask(tx, new Date(now.getTime() - openCorrection.ago * HOUR), openCorrection.account_id, {
    kind: 'edit',
    catalogue_product_id: known!.id,
    note: openCorrection.note,
    ...wrong,
    ...openCorrection.changes,
  });
}

async function ask(
  tx: Tx,
  at: Date,
  accountId: number,
  request: Parameters<typeof insertProductRequest>[1],
): Promise<number> {
  const id = await insertProductRequest({ tx, accountId, now: at }, request);
  const owner = await demoOwner(tx, accountId);
  const { kind, catalogue_product_id: _, ...facts } = request;
  await auditBySystem(
    tx,
    at,
    {
      account_id: accountId,
      action: kind === 'add' ? 'product-requests.add' : 'product-requests.correct',
      entity: 'product_requests',
      entity_id: id,
      after: facts,
    },
    { kind: 'merchant', id: owner.id, name: owner.name },
  );
  return id;
}
