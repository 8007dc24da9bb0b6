import type { ShelfProduct } from '../api';

/** A product that is in the list already gets one more piece; a new one begins a line, where it is seen. */
export function gatherer(
  lines: readonly { product_id: number }[],
  begin: (product: ShelfProduct) => void,
  oneMore: (place: number) => void,
): (product: ShelfProduct) => void {
  return (product) => {
    const place = lines.findIndex(({ product_id }) => product_id === product.id);
    if (place < 0) begin(product);
    else oneMore(place);
  };
}

export const productsOf = (
  lines: readonly { id: string; product_id: number }[],
  products: readonly ShelfProduct[],
): { key: string; product: ShelfProduct | undefined }[] =>
  lines.map(({ id, product_id }) => ({ key: id, product: products.find((product) => product.id === product_id) }));
