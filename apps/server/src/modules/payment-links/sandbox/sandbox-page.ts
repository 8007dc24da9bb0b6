import { directionOf, otherLanguage, type Language } from '@rawnaq/domain/kernel/localized';
import { sayAmount, type Currency } from '@rawnaq/domain/kernel/money';

export type PageFrame = { language: Language; nonce: string; styleLinks: string };
type SandboxPayment = {
  amount: number;
  currency: string;
  description: string;
  status: string;
  english_name: string;
  arabic_name: string;
  back: string;
};

const TEXTS = {
  en: {
    title: 'Payment',
    test: 'Test payment: no money moves',
    to: 'To',
    for: 'For',
    pay: 'Pay',
    decline: 'Decline',
    switch: 'العربية',
    back: 'Back to the booking',
    declined: 'The last try was declined. You can try again.',
    paid: 'This payment is done.',
    over: 'This payment link is no longer valid.',
    away: 'The payment page can’t be opened right now',
    awayText: 'Your time is still kept. Please try again in a moment.',
    again: 'Try again',
  },
  ar: {
    title: 'الدفع',
    test: 'دفع تجريبي: لا تُسحب أي مبالغ',
    to: 'إلى',
    for: 'مقابل',
    pay: 'دفع',
    decline: 'رفض الدفع',
    switch: 'English',
    back: 'العودة إلى الحجز',
    declined: 'رُفضت المحاولة الأخيرة، ويمكن المحاولة مرة أخرى.',
    paid: 'تم الدفع.',
    over: 'رابط الدفع لم يعد صالحًا.',
    away: 'يتعذّر فتح صفحة الدفع الآن',
    awayText: 'وقتك ما زال محفوظًا، يرجى المحاولة مرة أخرى بعد قليل.',
    again: 'إعادة المحاولة',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The sandbox gateway's own page. */
export function sandboxPage(frame: PageFrame, payment: SandboxPayment): string {
  const { language } = frame;
  const text = TEXTS[language];
  const isOpen = payment.status === 'pending' || payment.status === 'declined';
  const figure = sayAmount(payment.amount, payment.currency as Currency, language);
  const amount = `<bdi>${figure}</bdi>`;
  const note =
    payment.status === 'declined'
      ? text.declined
      : payment.status === 'paid' || payment.status === 'refunded'
        ? text.paid
        : isOpen
          ? ''
          : text.over;
  const other = otherLanguage(language);
  const choice = `<form method="post">
<button class="pay-main" name="outcome" value="pay">${text.pay} ${amount}</button>
<button class="pay-other" name="outcome" value="decline">${text.decline}</button></form>`;
  return page(
    frame,
    `${text.title} · ${figure}`,
    `<p class="pay-test">${text.test}</p>
<h1 class="pay-amount">${amount}</h1>
<dl><div><dt>${text.to}</dt><dd>${escape(language === 'ar' ? payment.arabic_name : payment.english_name)}</dd></div>
<div><dt>${text.for}</dt><dd>${escape(payment.description)}</dd></div></dl>
${note ? `<p class="pay-note" role="status">${note}</p>` : ''}
${isOpen ? choice : `<a class="pay-main" href="${escape(payment.back)}">${text.back}</a>`}
<p class="pay-switch"><a href="?lang=${other}" lang="${other}">${text.switch}</a></p>`,
  );
}

/** When the gateway does not answer, before the customer has got to it. */
export const awayPage = (frame: PageFrame): string => {
  const text = TEXTS[frame.language];
  return page(
    frame,
    text.away,
    `<h1>${text.away}</h1><p>${text.awayText}</p><a class="pay-main" href="">${text.again}</a>`,
  );
};

const page = ({ language, nonce, styleLinks }: PageFrame, title: string, body: string): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escape(title)}</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">${styleLinks}<style nonce="${nonce}">${STYLE}</style></head>
<body class="pay-body"><main class="pay-card">
<div class="pay-brand"><img src="/mark.svg" alt="" width="36" height="36">
<span>${language === 'ar' ? 'رونق' : 'Rawnaq'}</span></div>${body}</main></body></html>`;

const STYLE = `.pay-body{margin:0;min-block-size:100vh;display:grid;place-items:center;
  background:var(--surface-warm,#FBF6EF);color:var(--text,#1F1D1B);font:16px/1.6 Cairo,Tahoma,Arial,sans-serif}
.pay-card{box-sizing:border-box;inline-size:min(420px,calc(100vw - 32px));margin-block:32px;padding:32px;
  background:var(--surface,#fff);border-radius:18px;box-shadow:var(--shadow,0 8px 24px rgb(31 29 27 / .06))}
.pay-brand{display:flex;align-items:center;gap:10px;font-weight:700;margin-block-end:24px}
.pay-card h1{margin:0 0 16px;font-size:22px;line-height:1.4;color:var(--headline,#4F173E)}
.pay-card .pay-amount{font-size:34px;font-weight:700}
.pay-card p{margin:0 0 16px}
.pay-test{padding:8px 12px;border-radius:10px;background:var(--checked-in-soft,#FBF0DA);
  color:var(--checked-in,#8A5A0B);font-size:14px;font-weight:600}
.pay-note{padding:8px 12px;border-radius:10px;background:var(--surface-sunk,#F3F1EE);font-size:14px}
.pay-card dl{margin:0 0 24px}
.pay-card dl div{display:flex;justify-content:space-between;gap:16px;padding-block:10px;
  border-block-start:1px solid var(--line,#E7E3DE)}
.pay-card dt{color:var(--text-quiet,#6F675F)}
.pay-card dd{margin:0;font-weight:600;text-align:end}
.pay-main,.pay-other{display:block;box-sizing:border-box;inline-size:100%;min-block-size:48px;padding:11px 16px;
  border-radius:12px;border:1px solid transparent;font:inherit;font-weight:700;text-align:center;
  text-decoration:none;cursor:pointer}
.pay-main{background:var(--primary,#8A2C6B);color:#fff}
.pay-main:hover{background:var(--primary-strong,#6E2156)}
.pay-other{margin-block-start:12px;background:transparent;border-color:var(--line-strong,#D6D0C9);color:inherit}
.pay-main:focus-visible,.pay-other:focus-visible,.pay-switch a:focus-visible{outline:3px solid var(--focus,#8A2C6B);
  outline-offset:2px}
.pay-card .pay-switch{margin:20px 0 0;text-align:center}
.pay-switch a{color:var(--on-primary-soft,#6E2156);padding:8px}`;

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
