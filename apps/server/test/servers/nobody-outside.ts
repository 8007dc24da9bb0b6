/** Where a gateway would be asked, nobody answers. */
const NOBODY = 'http://127.0.0.1:9';
export const NOBODY_OUTSIDE = {
  MYFATOORAH_URL: NOBODY,
  TAP_URL: NOBODY,
  MOYASAR_URL: NOBODY,
  WHATSAPP_URL: NOBODY,
  UNIFONIC_URL: NOBODY,
  TAQNYAT_URL: NOBODY,
};
