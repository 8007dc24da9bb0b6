import { conversationStates } from '@rawnaq/domain/conversations/conversation.states';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { platformPaymentStates } from '@rawnaq/domain/platform-payments/platform-payment.states';

const numbers = 'generate_series(1, $1::int) n';
const PLATFORM = 0;
const SALON = 1001;
const HOST = `(select id from accounts where status = 'host' order by id limit 1)`;
const STAFF = `(select name from users where account_id = ${PLATFORM} order by id limit 1)`;

/** Lists of the office that only the platform has, on top of what every bench fills. */
export const OFFICE = [
  `
    insert into contracts (account_id, number, unique_id, status, template_id, template_version, language, tier, period,
      price, currency, starts_on, ends_on, sign_until, signer_name, document, text_hash, created_by_name, created_at)
    select 500000 + n, 'C-BENCH-' || n || '-', 'bench-' || n,
      (array['draft', 'waiting', 'signed', 'cancelled'])[1 + n % 4],
      (select min(id) from contract_templates), 1, 'en', 'premium', 'yearly', 360000, 'AED', current_date,
      current_date + 364, current_date + 14, 'Signer ' || n, '{}', repeat('a', 64), ${STAFF},
      now() - n * interval '7 seconds'
    from ${numbers}`,
  `
    insert into account_invoices (account_id, unique_id, year, number, tenant, status, day, due_on, currency, seller,
      buyer, english_name, arabic_name, vat_rate, subtotal, vat, total, issued_at)
    select ${PLATFORM}, 'bench-' || n, 2020, n, 500000 + n, (array['issued', 'paid', 'cancelled'])[1 + n % 3],
      current_date - (n / 200), current_date + 14 - (n / 200), 'AED', '{}', '{}', 'Salon ' || n, 'صالون ' || n, 500,
      10000, 500, 10500, now() - n * interval '7 seconds'
    from ${numbers}`,
  `
    insert into platform_payments (account_id, tenant, invoice_id, is_request, status, amount, currency, method,
      reference, due_on, paid_on, created_at, paid_at)
    select ${PLATFORM}, i.tenant, i.id, i.number % 2 = 0, ${platformPaymentStates.codes.paid}, i.total, 'AED',
      'transfer', 'TR-' || i.number, i.due_on, i.day, i.issued_at, i.issued_at
    from account_invoices i
    where i.account_id = ${PLATFORM} and i.unique_id like 'bench-%' and $1::int > 0`,
  `
    insert into contact_messages (name, email, mobile, topic, text, language, status, created_at)
    select 'Visitor ' || n, 'visitor' || n || '@bench.example', '+9715' || (10000000 + n), n % 5, repeat('text ', 30),
      'en', (array[0, 2, 3])[1 + n % 3], now() - n * interval '7 seconds'
    from ${numbers}`,
  `
    insert into development_suggestions (account_id, title, body, status, created_by, created_at)
    select u.account_id, 'Idea ' || n || ' of many', repeat('text ', 30), 1 + n % 3, u.id,
      now() - n * interval '7 seconds'
    from ${numbers} join users u on u.account_id = 500000 + n and u.is_owner`,
  `
    insert into js_errors (fingerprint, message, route_name, type, count, status, first_at, last_at)
    select sha256(('bench' || n)::bytea), 'TypeError: bench ' || n || ' of many', 'merchant-dashboard', 1 + n % 2, 3,
      1 + n % 2,
      now() - n * interval '9 seconds', now() - n * interval '7 seconds'
    from ${numbers}`,
  `
    insert into properties (account_id, unique_id, status, type, english_name, arabic_name, emirate, capacity,
      weekday_price, mobile, sent_at, created_at, updated_at)
    select ${HOST}, 'bench-' || n, (array['new', 'active', 'edited'])[1 + n % 3],
      (array['farm', 'chalet', 'mobile_house'])[1 + n / 3 % 3], 'Place ' || n || ' of many', 'مكان ' || n, 1 + n % 7, 8,
      50000,
      '+971500000000', case when n % 3 <> 1 then now() - n * interval '7 seconds' end,
      now() - n * interval '7 seconds', now() - n * interval '7 seconds'
    from ${numbers}`,
  `
    insert into conversations (account_id, channel, address, language, state, unread, last_at, last_text, last_from,
      created_at)
    select ${SALON}, 'whatsapp', '+9715' || (40000000 + n), 'en', ${conversationStates.codes.bot}, 0, now(), 'text',
      'customer', now()
    from ${numbers}`,
  `
    with made as (insert into incoming_messages (account_id, channel, provider_id, sender, type, body, sent_at,
      received_at)
      select ${SALON}, 'whatsapp', 'bench-' || n, '+9715' || (40000000 + n), 'text', 'text', now(), now()
      from ${numbers} returning id, sender)
    insert into bot_turns (account_id, conversation_id, incoming_id, at, outcome, place, asked, milliseconds)
    select ${SALON}, v.id, made.id, now() - (made.id % 100000) * interval '7 seconds', 1 + (made.id % 4)::int, 'menu',
      '{}', 12
    from made join conversations v on v.account_id = ${SALON} and v.address = made.sender`,
  `
    insert into messages (account_id, channel, recipient, template, language, body, status, driver, error, created_at)
    select (array[1001, 1002])[1 + n % 2], 'whatsapp', '+9715' || (60000000 + n), 'reset-code', 'en',
      repeat('text ', 20), ${outgoingStates.codes.failed}, 'whatsapp', 'refused ' || n, now() - n * interval '7 seconds'
    from ${numbers}`,
  `
    insert into provider_notices (account_id, source, digest, body, received_at, problem)
    select ${SALON}, 'whatsapp', 'bench-' || n, jsonb_build_object('number', n), now() - n * interval '7 seconds',
      'unknown_message'
    from ${numbers}`,
  `
    insert into uploads (account_id, unique_id, file_name, mime, bytes, width, height, is_shown, created_at)
    select 500000 + n, 'bench-' || n, 'picture-' || n || '.jpg', 'image/jpeg', 40000, 800, 800, true,
      now() - n * interval '7 seconds'
    from ${numbers}`,
  // Somebody has a next step with every third merchant.
  `
    insert into merchant_leads (tenant, stage, next_step, next_on, updated_at)
    select 500000 + n, n / 6 % 6, 'Call', current_date + n % 60, now()
    from ${numbers}
    where n % 3 = 0`,
  `
    update accounts a
    set lead_stage = l.stage, lead_next_on = l.next_on
    from merchant_leads l
    where l.tenant = a.id and $1::int > 0`,
  `
    insert into alias_directory (alias, tenant)
    select 'bench-' || n, 500000 + n
    from ${numbers}`,
];
