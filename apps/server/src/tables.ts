import type { DB } from './db/schema';

type Table = keyof DB;

/**
 * Who owns each table: a module, or a room below them. Nobody else writes it. A table without an owner does not
 * compile.
 */
export const tableOwners = {
  account_notes: 'platform-merchants',
  account_requests: 'accounts',
  account_settings: 'settings',
  // A salon's own row is its first settings. Signing up (accounts) stands above employees and roles, which it makes.
  accounts: 'settings',
  alias_directory: 'settings',
  appointment_lines: 'appointments',
  appointments: 'appointments',
  attendance_corrections: 'attendance',
  attendance_entries: 'attendance',
  audit_log: 'audit',
  balance_entries: 'customer-money',
  // Whatever binds people to times is read as one calendar.
  block_times: 'appointments',
  blocked_ips: 'platform-trackers',
  booking_holds: 'appointments',
  business_hours: 'settings',
  busy_times: 'appointments',
  calendar_feeds: 'my-day',
  catalogue_products: 'suggested-products',
  cities: 'places',
  commission_entries: 'invoices',
  complaints: 'complaints',
  countries: 'places',
  coupon_batches: 'coupons',
  coupons: 'coupons',
  custom_hours: 'settings',
  customer_balances: 'customer-money',
  customer_consents: 'customers',
  customer_import_rows: 'customers',
  customer_imports: 'customers',
  customer_notes: 'customers',
  customer_packages: 'customer-packages',
  customer_photos: 'customers',
  customer_type_days: 'customers',
  customers: 'customers',
  deposit_uses: 'customer-money',
  deposits: 'customer-money',
  development_suggestions: 'suggestions',
  discount_code_products: 'discount-codes',
  discount_code_services: 'discount-codes',
  discount_code_uses: 'discount-codes',
  discount_codes: 'discount-codes',
  document_warnings: 'employees',
  einvoice_chains: 'invoices',
  employee_documents: 'employees',
  employee_leaves: 'employees',
  employee_services: 'employees',
  employee_shifts: 'employees',
  employees: 'employees',
  expiry_notices: 'platform-merchants',
  exports: 'exports',
  failed_login_attempts: 'platform-trackers',
  gift_cards: 'gift-cards',
  held_bills: 'till',
  holidays: 'settings',
  idempotency_keys: 'http',
  invoice_lines: 'invoices',
  invoice_ratings: 'invoice-papers',
  invoice_sellers: 'invoices',
  invoice_series: 'invoices',
  invoices: 'invoices',
  journals: 'ledger',
  js_errors: 'js-errors',
  ledger_checks: 'ledger-checks',
  ledger_days: 'ledger',
  login_directory: 'auth',
  loyalty_entries: 'loyalty',
  message_attempts: 'messages',
  messages: 'messages',
  notification_reads: 'notifications',
  notifications: 'notifications',
  offer_services: 'offers',
  offers: 'offers',
  one_time_codes: 'auth',
  online_visits: 'online-booking',
  owner_visits: 'platform-merchants',
  package_services: 'customer-packages',
  password_resets: 'auth',
  payment_links: 'payment-links',
  payment_webhooks: 'payment-links',
  payments: 'customer-money',
  penalties: 'penalties',
  postings: 'ledger',
  product_requests: 'products',
  product_stocks: 'stock',
  products: 'products',
  receivables: 'customer-money',
  roles: 'roles',
  sales_days: 'invoices',
  sandbox_payments: 'payment-links',
  service_groups: 'services',
  services: 'services',
  sessions: 'sessions',
  stock_movements: 'stock',
  suggested_groups: 'suggested-services',
  suggested_services: 'suggested-services',
  throttle_buckets: 'http',
  till_closings: 'till',
  till_counts: 'till',
  uploads: 'uploads',
  users: 'auth',
  waitlist_entries: 'waitlist',
  waitlist_services: 'waitlist',
} as const satisfies Record<Table, string>;

/**
 * Where, who, with which rights, and under which address a picture is: every query may join these, and that binds
 * nobody.
 */
export const readByAll = ['accounts', 'users', 'roles', 'uploads'] as const satisfies readonly Table[];

/** Tables of others that stand in a module's own queries. Each is a need like an import: needs point one way. */
export const tableReads = {
  // Who works when and does what, what is offered and when the doors are open, asked in one question: it is the
  // calendar's whole speed.
  appointments: [
    'business_hours',
    'custom_hours',
    'customer_balances',
    'customer_consents',
    'customers',
    'employee_leaves',
    'employee_services',
    'employee_shifts',
    'employees',
    'holidays',
    'penalties',
    'services',
  ],
  attendance: ['employees'],
  // An appointment is called like its customer.
  audit: ['customers'],
  // Lists of people and visits to write to, with what was written.
  'customer-care': [
    'appointment_lines',
    'appointments',
    'customer_balances',
    'customer_consents',
    'customers',
    'employees',
    'invoice_ratings',
    'invoices',
    'messages',
    'payments',
    'receivables',
    'services',
  ],
  // What of an invoice can go back, with the names on it.
  'credit-notes': ['employees', 'gift_cards', 'invoices'],
  dashboard: ['appointments', 'employees', 'sales_days', 'services'],
  // Which salon an address is, and whose own calendar a visit belongs to: asked before any module is.
  http: ['account_settings', 'alias_directory', 'appointment_lines'],
  // Everything that moves money, asked whether it agrees.
  'ledger-checks': [
    'audit_log',
    'balance_entries',
    'customer_balances',
    'customer_packages',
    'deposit_uses',
    'deposits',
    'discount_code_uses',
    'discount_codes',
    'einvoice_chains',
    'gift_cards',
    'invoice_lines',
    'invoice_series',
    'invoices',
    'journals',
    'ledger_days',
    'loyalty_entries',
    'payments',
    'postings',
    'product_stocks',
    'receivables',
    'sales_days',
    'stock_movements',
  ],
  'my-day': ['appointment_lines', 'appointments', 'block_times', 'customers', 'employees', 'services'],
  offers: ['services'],
  // The salon's page and menu as visitors see them.
  'online-booking': ['appointments', 'employee_services', 'employees', 'offers', 'service_groups', 'services'],
  // Who pays.
  'payment-links': ['appointments', 'customers', 'invoices'],
  // Lists of money that came, with whom it came from and on which paper.
  payments: ['balance_entries', 'customers', 'deposits', 'invoices', 'payments', 'penalties', 'receivables'],
  penalties: ['customers'],
  // Figures and lists of the staff over all salons.
  'platform-dashboard': [
    'blocked_ips',
    'development_suggestions',
    'failed_login_attempts',
    'js_errors',
    'messages',
    'sessions',
  ],
  'platform-merchants': ['account_requests', 'cities', 'customers', 'sessions'],
  'platform-staff': ['sessions'],
  'platform-trackers': ['messages', 'sessions'],
  // Who pays, and on which paper a deposit stands.
  'customer-money': ['customers', 'invoices'],
  // What is left of a package, by name, and the rate it was sold with.
  'customer-packages': ['customers', 'invoice_lines', 'offers', 'services'],
  // Whose card or coupon it is, and on which paper it was used.
  coupons: ['customers'],
  'gift-cards': ['customers', 'invoices'],
  loyalty: ['gift_cards', 'invoices'],
  // Who is written to, and whether she wants it.
  messages: ['customer_consents', 'customers'],
  // A product of a salon is one of the catalogue, with its price.
  products: ['catalogue_products'],
  reports: [
    'appointment_lines',
    'appointments',
    'commission_entries',
    'customers',
    'employees',
    'invoice_lines',
    'invoices',
    'online_visits',
    'sales_days',
    'service_groups',
    'services',
  ],
  services: ['employee_services'],
  // A paper with the names that stand on it.
  'invoice-papers': [
    'employees',
    'gift_cards',
    'invoice_lines',
    'invoice_sellers',
    'invoices',
    'payments',
    'receivables',
  ],
  // What a product began with, until it is touched.
  stock: ['products'],
  // Everything the till offers, in one answer.
  till: [
    'catalogue_products',
    'customers',
    'employee_services',
    'employees',
    'holidays',
    'offer_services',
    'offers',
    'product_stocks',
    'products',
    'service_groups',
    'services',
  ],
  // Every paper with what it moved, and how far it is paid.
  'total-sales': [
    'catalogue_products',
    'commission_entries',
    'deposit_uses',
    'employees',
    'gift_cards',
    'invoice_lines',
    'invoice_sellers',
    'invoices',
    'payments',
    'products',
    'receivables',
    'stock_movements',
  ],
  waitlist: ['busy_times', 'customers', 'employees', 'services'],
} as const satisfies Record<string, readonly Table[]>;

/** Moving all data from one installation to another, and the world of examples: they know every table. */
export const wholeHouse = ['db', 'demo'] as const;

/** History names what it is about, whoever owns it. Everybody writes history, so this is no need of the kind above. */
export const namesOfAll = ['audit'] as const;
