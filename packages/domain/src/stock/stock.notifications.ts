import { defineNotifications } from '../notifications/define-notifications';

/** Fixed by the client: 5/5. */
export const stockNotifications = defineNotifications({
  stock: {
    name: { en: 'Low stock', ar: 'نقص المخزون' },
    needs: 'products.stock-notifications',
    icon: 'box',
    opens: 'merchant-products-reorder-list',
    texts: {
      low: {
        tone: 'warning',
        places: { product: 'names', quantity: 'number', warning: 'number' },
        en: '{product}: {quantity} in stock, warning quantity {warning}',
        ar: '{product}: المتوفر {quantity}، وكمية التنبيه {warning}',
      },
    },
  },
});
