import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import type { ErrorCode } from '../kernel/error-catalogue';
import { addMessage } from '../kernel/input/fields';
import type { Localized } from '../kernel/localized';
import type { Currency } from '../kernel/money';
import type { Access, Area } from '../kernel/contract';
import type { Permission } from '../kernel/permissions';
import type { ValidationMessage } from '../kernel/text/validation-texts';

/** What defaults and rules may depend on: a salon's country decides its tax. */
export type SalonFacts = { country: string; currency: Currency };
export type Problem = { path: PropertyKey[]; message: ValidationMessage | undefined };

type SettingParts<Shape extends z.ZodRawShape, Secrets extends z.ZodRawShape> = {
  /** Names the stored row, and with underscores the path: `payment-gateway` is `settings/payment_gateway/get`. */
  id: string;
  access: Permission;
  title: Localized;
  /** A field that may be empty has a default: clients do not send empty values. */
  shape: Shape;
  /** Fields that are written and never read again. A save without one keeps what is stored. */
  secrets: Secrets;
  // Written as methods, so that a section of any shape is also a section.
  defaults(salon: SalonFacts): z.output<z.ZodObject<Shape>>;
  /** Rules that look at several fields or at the salon. */
  check?(values: z.output<z.ZodObject<Shape>>, salon: SalonFacts): Problem[];
  /** Fields that are columns of the account itself, because every request needs them. */
  columns?: readonly string[];
  /** Fields that are known outside of the salon: the training salon, which everybody shares, keeps its own. */
  keptInTraining?: readonly string[];
  /** The uploads these values show. */
  pictures?(values: z.output<z.ZodObject<Shape>>): { path: string; upload_id: number | null }[];
  errors?: readonly ErrorCode[];
};

export type Setting<
  Shape extends z.ZodRawShape = z.ZodRawShape,
  Secrets extends z.ZodRawShape = z.ZodRawShape,
> = SettingParts<Shape, Secrets> & {
  fields: z.ZodObject<Shape, z.core.$strict>;
};

export type SettingValues<S extends { fields: z.ZodObject }> = z.output<S['fields']>;

/**
 * One section of the settings: what it holds, who may change it, what holds before anybody did. Its endpoints and its
 * form are made from this.
 */
export const defineSetting = <Shape extends z.ZodRawShape, Secrets extends z.ZodRawShape>(
  parts: SettingParts<Shape, Secrets>,
): Setting<Shape, Secrets> => ({ ...parts, fields: z.strictObject(parts.shape) });

/** The rules of a form: those of the fields, and those between them. */
export const settingSchema = <Shape extends z.ZodRawShape, Secrets extends z.ZodRawShape>(
  setting: Setting<Shape, Secrets>,
  salon: SalonFacts,
) => setting.fields.superRefine((values, ctx) => addProblems(ctx, setting.check?.(values, salon)));

/** The rules between fields alone, for values that have passed those of the fields. */
export const settingProblems = <Shape extends z.ZodRawShape, Secrets extends z.ZodRawShape>(
  setting: Setting<Shape, Secrets>,
  values: z.output<z.ZodObject<Shape>>,
  salon: SalonFacts,
): z.ZodError | undefined =>
  z
    .unknown()
    .superRefine((_, ctx) => addProblems(ctx, setting.check?.(values, salon)))
    .safeParse(undefined).error;

const secretState = z.object({ is_set: z.boolean(), last_four: z.string().nullable() });
export type SecretState = z.output<typeof secretState>;

/** The platform and owners of places keep some of the same sections: in their own areas, with their own rights. */
type Doors = { areas: readonly [Area, ...Area[]]; read: Access; write: Access; path: string };

export function settingEndpoints<Shape extends z.ZodRawShape, Secrets extends z.ZodRawShape>(
  setting: Setting<Shape, Secrets>,
  doors: Doors = {
    areas: ['merchant'],
    read: setting.access,
    write: setting.access,
    path: setting.id.replaceAll('-', '_'),
  },
) {
  const path = `settings/${doors.path}`;
  const { areas } = doors;
  const sent = z.strictObject({ ...setting.shape, ...setting.secrets }) as unknown as z.ZodObject<
    Shape & Secrets,
    z.core.$strict
  >;
  return {
    get: endpoint({
      areas,
      access: doors.read,
      method: 'GET',
      path: `${path}/get`,
      summary: `${setting.title.en}: what is set`,
      input: z.object({}),
      output: z.object({
        values: setting.fields,
        secrets: z.record(z.string(), secretState),
        picture_urls: z.record(z.string(), z.string()),
      }),
      errors: [],
    }),
    save: endpoint({
      areas,
      access: doors.write,
      method: 'POST',
      path: `${path}/save`,
      summary: `${setting.title.en}: save all of it`,
      input: sent,
      output: z.object({ done: z.literal(true) }),
      errors: setting.errors ?? [],
    }),
  };
}

function addProblems(ctx: z.core.$RefinementCtx, problems: readonly Problem[] = []): void {
  for (const { path, message } of problems) addMessage(ctx, message, path);
}
