import { defineNotifications } from '../notifications/define-notifications';

const places = { product: 'names' } as const;

/** What Rawnaq answered to a request, by the request and the answer. */
export const productNotifications = defineNotifications({
  'product-answers': {
    name: { en: 'Answers to product requests', ar: 'الرد على طلبات المنتجات' },
    needs: 'products.define',
    icon: 'box',
    opens: 'merchant-products-define-product',
    texts: {
      'add-approved': {
        tone: 'success',
        places,
        en: 'Product approved, you can activate it: {product}',
        ar: 'قُبل المنتج ويمكن تفعيله: {product}',
      },
      'add-rejected': {
        tone: 'danger',
        places,
        en: 'Product request rejected: {product}',
        ar: 'رُفض طلب المنتج: {product}',
      },
      'edit-approved': {
        tone: 'success',
        places,
        en: 'Product corrected: {product}',
        ar: 'صُحّحت بيانات المنتج: {product}',
      },
      'edit-rejected': {
        tone: 'danger',
        places,
        en: 'Correction rejected: {product}',
        ar: 'رُفض تصحيح المنتج: {product}',
      },
    },
  },
});
