// Made by `npm run db:types` from the migrations. Do not edit.
import type { ColumnType, Generated } from 'kysely';

/** Read as ISO text; written as ISO text or by SQL. */
type Instant = string;
type Json = ColumnType<unknown, string | null, string | null>;

export type DB = {
  account_requests: {
    id: Generated<number>;
    unique_id: string;
    english_name: string;
    arabic_name: string;
    business_type: string;
    country: string;
    city: string | null;
    owner_name: string;
    email: string;
    mobile: string;
    password_hash: string;
    language: string;
    status: Generated<number>;
    tenant: number | null;
    ip: string | null;
    created_at: Generated<Instant>;
    verified_at: Instant | null;
  };
  accounts: {
    id: number;
    unique_id: string;
    english_name: string;
    arabic_name: string;
    business_type: string;
    country: string;
    city: string | null;
    currency: string;
    time_zone: string;
    language: Generated<string>;
    status: string;
    reject_reason: string | null;
    trial_ends_on: string | null;
    expires_on: string | null;
    wizard_progress: Generated<string[]>;
    hold_invoice: Generated<boolean>;
    whatsapp_package_status: Generated<number>;
    whatsapp_connection: Generated<number>;
    auth_version: Generated<number>;
    created_at: Generated<Instant>;
  };
  audit_log: {
    account_id: number;
    id: Generated<number>;
    at: Generated<Instant>;
    actor_kind: string;
    actor_id: number | null;
    actor_name: string | null;
    real_actor_id: number | null;
    real_actor_name: string | null;
    action: string;
    entity: string;
    entity_id: string | null;
    before: Json;
    after: Json;
    ip: string | null;
    request_id: string | null;
  };
  blocked_ips: {
    id: Generated<number>;
    network: string;
    reason: string | null;
    automatic: Generated<boolean>;
    blocked_at: Generated<Instant>;
    blocked_by: string | null;
    until_at: Instant | null;
    unblocked_at: Instant | null;
    unblocked_by: string | null;
  };
  development_suggestions: {
    account_id: number;
    id: Generated<number>;
    title: string;
    body: string;
    status: Generated<number>;
    answer: string | null;
    upload_id: number | null;
    created_by: number;
    created_at: Generated<Instant>;
    updated_at: Generated<Instant>;
  };
  failed_login_attempts: {
    account_id: number;
    id: Generated<number>;
    at: Generated<Instant>;
    type: number;
    kind: string;
    username: string;
    ip: string | null;
    user_agent: string | null;
  };
  idempotency_keys: {
    account_id: number;
    scope: string;
    key: string;
    request_hash: Buffer;
    status: number | null;
    response: string | null;
    created_at: Generated<Instant>;
  };
  js_errors: {
    id: Generated<number>;
    fingerprint: Buffer;
    message: string;
    stack: string | null;
    route_name: string | null;
    type: number;
    user_agent: string | null;
    count: Generated<number>;
    status: Generated<number>;
    first_at: Generated<Instant>;
    last_at: Generated<Instant>;
  };
  login_directory: {
    kind: string;
    login: string;
    tenant: number;
    user_id: number;
  };
  message_attempts: {
    account_id: number;
    id: Generated<number>;
    message_id: number;
    at: Generated<Instant>;
    driver: string;
    outcome: string;
    detail: string | null;
  };
  messages: {
    account_id: number;
    id: Generated<number>;
    channel: string;
    recipient: string;
    recipient_name: string | null;
    template: string;
    language: string;
    subject: string | null;
    body: string;
    status: Generated<number>;
    driver: string | null;
    provider_id: string | null;
    error: string | null;
    attempts: Generated<number>;
    created_at: Generated<Instant>;
    send_after: Generated<Instant>;
    claimed_at: Instant | null;
    sent_at: Instant | null;
  };
  notification_reads: {
    account_id: number;
    user_id: number;
    type: string;
    last_read_id: number;
  };
  notifications: {
    account_id: number;
    id: Generated<number>;
    type: string;
    english_text: string;
    arabic_text: string;
    link: string | null;
    created_at: Generated<Instant>;
  };
  one_time_codes: {
    account_id: number;
    id: Generated<number>;
    purpose: string;
    subject: string;
    code_hash: Buffer;
    tries: Generated<number>;
    created_at: Generated<Instant>;
    expires_at: Instant;
    used_at: Instant | null;
  };
  password_resets: {
    account_id: number;
    id: Generated<number>;
    user_id: number;
    token_hash: Buffer;
    created_at: Generated<Instant>;
    expires_at: Instant;
    used_at: Instant | null;
  };
  roles: {
    account_id: number;
    id: Generated<number>;
    key: string | null;
    english_name: string;
    arabic_name: string;
    permissions: Json;
    version: Generated<number>;
    status: Generated<number>;
    created_at: Generated<Instant>;
  };
  sessions: {
    account_id: number;
    id: Generated<number>;
    user_id: number;
    kind: string;
    token_hash: Buffer;
    exclusive: Generated<boolean>;
    ip: string | null;
    user_agent: string | null;
    created_at: Generated<Instant>;
    last_seen_at: Generated<Instant>;
    expires_at: Instant;
    locked_at: Instant | null;
    ended_at: Instant | null;
    end_reason: string | null;
    impersonator_id: number | null;
    impersonator_name: string | null;
    impersonation_reason: string | null;
  };
  throttle_buckets: {
    bucket: string;
    key: string;
    window_start: Instant;
    hits: number;
  };
  uploads: {
    account_id: number;
    id: Generated<number>;
    unique_id: string;
    file_name: string;
    mime: string;
    bytes: number;
    width: number | null;
    height: number | null;
    created_by: number | null;
    created_at: Generated<Instant>;
  };
  users: {
    account_id: number;
    id: Generated<number>;
    kind: string;
    name: string;
    email: string | null;
    mobile: string | null;
    password_hash: string | null;
    role_id: number | null;
    is_owner: Generated<boolean>;
    status: Generated<number>;
    language: string | null;
    totp_secret: string | null;
    totp_pending: string | null;
    totp_last_step: number | null;
    auth_version: Generated<number>;
    created_at: Generated<Instant>;
  };
};
