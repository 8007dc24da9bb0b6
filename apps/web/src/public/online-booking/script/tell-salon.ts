import { isMobile, joinPrefix, parseMobile } from '@rawnaq/domain/kernel/input/phone';
import { call } from '../../../lib/api-client/call';
import { bookingEndpoints } from './endpoints';
import { busily, fieldErrorsOf, find, sentenceOf, showFailure, showFieldErrors, type Page } from './page';

export function tellSalon(form: HTMLFormElement, page: Page): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));
    const { name = '', body = '', mobile: typed = '', calling_code = '', kind, booking_id } = values;
    const parsed = typed ? parseMobile(joinPrefix(calling_code, typed)) : undefined;
    const mobile = parsed && isMobile(parsed) ? parsed.e164 : undefined;
    if (
      showFieldErrors(form, {
        name: name ? undefined : page.words.needed,
        body: body ? undefined : page.words.needed,
        mobile: typed && !mobile ? page.words.mobile : undefined,
      })
    )
      return;
    void busily(async () => {
      try {
        await call(
          bookingEndpoints.complain,
          {
            alias: page.alias,
            kind: kind === 'suggestion' ? 'suggestion' : 'complaint',
            name,
            body,
            ...(mobile && { mobile }),
            ...(booking_id && { booking_id }),
          },
          { area: 'public' },
        );
        form.reset();
        showFailure('', form);
        const thanks = find('[data-thanks]', form);
        if (thanks) thanks.hidden = false;
      } catch (failure) {
        if (!showFieldErrors(form, fieldErrorsOf(failure))) showFailure(sentenceOf(failure, page), form);
      }
    });
  });
}
