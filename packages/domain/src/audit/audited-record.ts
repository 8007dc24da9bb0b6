import type { AddressName } from '../kernel/addresses';
import type { Choice } from '../kernel/list';
import type { Localized } from '../kernel/localized';
import type { Permission } from '../kernel/permissions';
import type { AuditVerb } from './audit-verbs';

/** One permission, or one for each record: sections of the settings have their own. */
type Needed = Permission | ((entityId: string) => Permission | undefined);

/** A kind of record whose history is written. A module declares its own in `*.audit.ts`. */
export type AuditedRecord = {
  /** What one of them is called. */
  label: Localized;
  /** Who may read the history of one: whoever may see the record. An area that is not named has no such history. */
  readBy: { merchant?: Needed; manager?: Needed; /** Owners of places, of their own. */ host?: true };
  /** Everything that is done to it: a common word of `audit-verbs`, or words of its own. */
  actions: Record<string, AuditVerb | Localized>;
  /** Words of the fields that only this record has; the rest stands in `common-fields`. */
  fields?: Record<string, Localized>;
  /** Values that are codes, by field: a history says "Disabled", not 0. */
  values?: Record<string, readonly Choice[]>;
  /**
   * Where its name stands: in its own table, with the customer, the employee or the product it is about, or, where ids
   * are words of ours, here. Without it, in what was written down.
   */
  named?:
    | 'name'
    | 'code'
    | 'beneficiary_name'
    | 'english_name and arabic_name'
    | 'customer'
    | 'employee'
    | Readonly<Record<string, Localized>>;
  /** Its page: by `:id` in the path, or the page that opens one by `?open=`. */
  opens?: AddressName;
};

export type AuditedRecords = Record<string, AuditedRecord>;
