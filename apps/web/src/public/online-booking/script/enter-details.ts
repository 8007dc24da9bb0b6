import { looksLikeCardNumber } from '@rawnaq/domain/kernel/input/card-number';
import { isMobile, joinPrefix, parseMobile } from '@rawnaq/domain/kernel/input/phone';
import { toLatinDigits } from '@rawnaq/domain/kernel/text/digits';
import { hasForeignLetters } from '@rawnaq/domain/kernel/text/script';
import { call } from '../../../lib/api-client/call';
import { isApiFailure } from '../../../lib/api-client/failure';
import { bookingEndpoints } from './endpoints';
import { busily, fieldErrorsOf, find, findAll, sentenceOf, showFailure, showFieldErrors, type Page } from './page';
import { clockText, isVerified, resendWait, type Visit } from './visit-store';

/** Name, number and the code that proves it. Everything typed is kept as it is typed. */
export function enterDetails(form: HTMLFormElement, page: Page): void {
  const inputs = {
    name: inputIn(form, 'name'),
    calling_code: inputIn(form, 'calling_code'),
    mobile: inputIn(form, 'mobile'),
    note: inputIn(form, 'note'),
    code: inputIn(form, 'code'),
  };
  const visit = page.visit();
  // Over a slow line somebody may have typed before this came.
  if (visit.calling_code && !inputs.mobile.value) inputs.calling_code.value = visit.calling_code;
  for (const name of ['name', 'mobile', 'note'] as const) inputs[name].value ||= visit[name];
  for (const radio of findAll<HTMLInputElement>('[name="channel"]', form))
    radio.checked = radio.value === visit.channel;

  const mobileOf = (): string | undefined => {
    const parsed = parseMobile(joinPrefix(inputs.calling_code.value, inputs.mobile.value));
    return isMobile(parsed) ? parsed.e164 : undefined;
  };
  // Whatever the last step would refuse is refused here, before anybody proves a number for nothing.
  const problems = () => ({
    name: problemOfName(inputs.name.value, page),
    mobile: mobileOf() ? undefined : page.words.mobile,
    note: looksLikeCardNumber(inputs.note.value) ? page.words.card : undefined,
  });
  const draw = (): void => drawState(form, page.visit(), mobileOf() ?? '');

  const keep = (): void => {
    const channel = find<HTMLInputElement>('[name="channel"]:checked', form)?.value as Visit['channel'];
    page.change({
      name: inputs.name.value,
      calling_code: inputs.calling_code.value,
      mobile: inputs.mobile.value,
      note: inputs.note.value,
      channel,
    });
  };
  keep();

  form.addEventListener('input', ({ target }) => {
    keep();
    draw();
    if (target !== inputs.code) return;
    inputs.code.value = toLatinDigits(inputs.code.value).replace(/\D/g, '').slice(0, 6);
    if (inputs.code.value.length === 6) void busily(verify);
  });

  const ask = async (channel: Visit['channel']): Promise<void> => {
    if (showFieldErrors(form, problems())) return;
    showFailure('');
    const mobile = mobileOf()!;
    try {
      await call(bookingEndpoints.ask_code, { alias: page.alias, mobile, channel }, { area: 'public' });
    } catch (failure) {
      if (!isApiFailure(failure) || failure.code !== 'CODE_TOO_SOON' || page.visit().asked?.mobile !== mobile)
        return showProblem(form, failure, page);
    }
    page.change({ channel, asked: { mobile, at: Date.now(), channel } });
    draw();
    inputs.code.value = '';
    inputs.code.focus();
  };

  const verify = async (): Promise<void> => {
    const mobile = mobileOf();
    if (!mobile) return void showFieldErrors(form, problems());
    try {
      const { proof, seconds_left } = await call(
        bookingEndpoints.verify_mobile,
        { alias: page.alias, mobile, code: inputs.code.value },
        { area: 'public' },
      );
      page.change({ proof: { mobile, text: proof, until: Date.now() + seconds_left * 1000 } });
      draw();
      if (!showFieldErrors(form, problems())) location.assign(form.dataset['next'] ?? '');
    } catch (failure) {
      inputs.code.value = '';
      showProblem(form, failure, page);
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (showFieldErrors(form, problems())) return;
    const now = page.visit();
    if (isVerified(now, mobileOf()!, Date.now())) return void location.assign(form.dataset['next'] ?? '');
    if (inputs.code.value.length === 6) return void busily(verify);
    // Pressed again while the code is on its way: the code is what is missing, not another message.
    if (resendWait(now, mobileOf()!, Date.now()) > 0) return inputs.code.focus();
    void busily(() => ask(now.channel));
  });
  for (const button of findAll<HTMLButtonElement>('[data-ask]', form))
    button.addEventListener(
      'click',
      () =>
        void busily(() =>
          ask(button.dataset['ask'] === 'same' ? page.visit().channel : (button.dataset['ask'] as Visit['channel'])),
        ),
    );

  draw();
  setInterval(draw, 1000);
  if (showFieldErrors(form, visit.problems)) page.change({ problems: {} });
}

function problemOfName(name: string, { words }: Page): string | undefined {
  if (!name.trim()) return words.needed;
  return hasForeignLetters(name) ? words.letters : undefined;
}

/** Three states: nothing sent yet, a code on its way, verified. */
function drawState(form: HTMLFormElement, visit: Visit, mobile: string): void {
  const verified = isVerified(visit, mobile, Date.now());
  const isAsked = !verified && visit.asked !== null && visit.asked.mobile === mobile;
  const wait = resendWait(visit, mobile, Date.now());
  const show = (selector: string, shown: boolean): void => {
    for (const place of findAll(selector, form)) if (place.hidden === shown) place.hidden = !shown;
  };
  show('[data-verified]', verified);
  show('[data-channel]', !verified && !isAsked);
  show('[data-code-box]', isAsked);
  show('[data-again-wait]', wait > 0);
  show('[data-again]', wait === 0);
  for (const channel of ['whatsapp', 'sms']) {
    show(`[data-sent="${channel}"]`, visit.asked?.channel === channel);
    show(`[data-ask="${channel}"]`, visit.asked?.channel !== channel);
  }
  const left = find('[data-again-left]', form);
  if (left) left.textContent = clockText(wait);
  const label = (verified || isAsked ? form.dataset['continue'] : form.dataset['send']) ?? '';
  for (const button of findAll(`button[form="${form.id}"]`))
    if (button.textContent !== label) button.textContent = label;
}

function showProblem(form: HTMLFormElement, failure: unknown, page: Page): void {
  if (!showFieldErrors(form, fieldErrorsOf(failure))) showFailure(sentenceOf(failure, page));
}

/** Inputs, lists and text areas have a value alike. */
const inputIn = (form: HTMLFormElement, name: string): HTMLInputElement =>
  form.elements.namedItem(name) as HTMLInputElement;
