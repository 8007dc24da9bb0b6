import type { DB } from './db/schema';

type Table = keyof DB;

/**
 * Where, who, with which rights, and under which address a picture is: every query may join these, and that binds
 * nobody.
 */
export const readByAll = ['accounts', 'users', 'roles', 'uploads'] as const satisfies readonly Table[];

/** Tables of others that stand in a module's own queries. Each is a need like an import: needs point one way. */
export const tableReads = {
  // Who works when and does what, what is offered and when the doors are open, asked in one question: it is the
  // calendar's whole speed. What came in advance for a visit is said with it.
  appointments: [
    'business_hours',
    'custom_hours',
    'customer_balances',
    'customers',
    'deposits',
    'employee_leaves',
    'employee_services',
    'employee_shifts',
    'employees',
    'holidays',
    'penalties',
    'services',
  ],
  attendance: ['employees'],
  // The whole of a thread, and who she is to the salon.
  conversations: [
    'appointment_lines',
    'appointments',
    'customer_balances',
    'customers',
    'employees',
    'incoming_messages',
    'invoices',
    'messages',
    'services',
  ],
  bot: ['conversations', 'customers', 'whatsapp_connections'],
  // Whose complaint it is, and about which visit and paper.
  complaints: ['appointments', 'customers', 'invoices'],
  // An appointment is called like its customer.
  audit: ['customers'],
  // Who fits, who wants it, what became of each message, and who came.
  campaigns: ['appointments', 'customer_consents', 'customers', 'invoice_lines', 'invoices', 'messages', 'services'],
  // Lists of people and visits to write to, with what was written.
  'customer-care': [
    'appointment_lines',
    'appointments',
    'customer_balances',
    'customer_consents',
    'customer_packages',
    'customers',
    'employees',
    'invoice_ratings',
    'invoices',
    'messages',
    'offers',
    'payments',
    'receivables',
    'services',
  ],
  // What of an invoice can go back, with the names on it.
  'credit-notes': ['employees', 'gift_cards', 'invoices'],
  // Whom and what for, beside each expense; what employees earned in a month.
  expenses: ['commission_entries', 'employees', 'expense_types', 'suppliers'],
  dashboard: [
    'appointment_lines',
    'appointments',
    'catalogue_products',
    'employee_documents',
    'employees',
    'expense_types',
    'expenses',
    'invoices',
    'product_stocks',
    'products',
    'sales_days',
    'services',
    'suppliers',
  ],
  // What is booked for each day, and when it was.
  forecast: ['appointments'],
  // Which salon an address is, and whose own calendar a visit belongs to: asked before any module is.
  http: ['account_settings', 'alias_directory', 'appointment_lines'],
  // Everything that moves money, asked whether it agrees.
  'ledger-checks': [
    'audit_log',
    'balance_entries',
    'customer_balances',
    'customer_packages',
    'deposit_keeps',
    'deposit_uses',
    'deposits',
    'discount_code_uses',
    'discount_codes',
    'einvoice_chains',
    'expense_payments',
    'expenses',
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
    'suppliers',
  ],
  'my-day': ['appointment_lines', 'appointments', 'block_times', 'customers', 'employees', 'services'],
  // How long a browser may be told of notifications.
  notifications: ['sessions'],
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
  'platform-aliases': ['alias_directory'],
  'platform-marketing': ['account_notes'],
  'platform-merchants': ['account_requests', 'cities', 'customers', 'sessions'],
  'platform-staff': ['sessions'],
  'platform-trackers': ['messages', 'provider_notices', 'sessions'],
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
  // Names of places beside what is asked of them.
  'property-stays': ['properties'],
  // Places somebody keeps, as the world sees them.
  'property-favourites': ['property_listings'],
  reports: [
    'appointment_lines',
    'appointments',
    'catalogue_products',
    'commission_entries',
    'complaints',
    'customers',
    'employees',
    'expense_payments',
    'expense_types',
    'expenses',
    'invoice_lines',
    'invoice_ratings',
    'invoices',
    'journals',
    'online_visits',
    'product_stocks',
    'products',
    'sales_days',
    'service_groups',
    'services',
    'stock_documents',
    'stock_movements',
    'survey_answers',
    'survey_sends',
    'survey_versions',
    'surveys',
    'postings',
    'suppliers',
  ],
  services: ['employee_services'],
  // Whom to ask about which visit, by whom she was served; what became of a low score.
  surveys: [
    'appointment_lines',
    'appointments',
    'complaints',
    'customers',
    'employees',
    'invoice_lines',
    'invoice_ratings',
    'invoices',
    'services',
  ],
  // A paper with the names that stand on it.
  'invoice-papers': [
    'cities',
    'employees',
    'gift_cards',
    'invoice_lines',
    'invoice_sellers',
    'invoices',
    'payments',
    'receivables',
  ],
  // Names beside quantities; what a product began with; the papers it was sold on.
  stock: ['catalogue_products', 'employees', 'expenses', 'invoices', 'products', 'services', 'suppliers'],
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
  waitlist: ['appointment_lines', 'appointments', 'busy_times', 'customers', 'employees', 'services'],
} as const satisfies Record<string, readonly Table[]>;

/** Moving all data from one installation to another, and the world of examples: they know every table. */
export const wholeHouse = ['db', 'demo'] as const;

/** History names what it is about, whoever owns it. Everybody writes history, so this is no need of the kind above. */
export const namesOfAll = ['audit'] as const;
