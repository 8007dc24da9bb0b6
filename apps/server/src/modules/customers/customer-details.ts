import type { AuditedAction } from '@rawnaq/domain/audit/audited-records';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { customersContract } from '@rawnaq/domain/customers/customers.contract';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { audit } from '../audit';
import { assertOwnUpload } from '../uploads';
import {
  consentHistory,
  deleteNote,
  deletePhoto,
  insertConsent,
  insertNote,
  insertPhoto,
  notesOf,
  photosOf,
  setWhatsappAllowed,
} from './customer-details.repo';
import { assertCustomer, lockCustomer } from './customers.repo';

type Customers = typeof customersContract;

/** What hangs on a customer: notes, photos, and what was agreed to. */
const listing =
  <Row>(rows: (ctx: Ctx, id: number) => Promise<Row[]>) =>
  async (ctx: Ctx, { id }: { id: number }): Promise<{ records: Row[] }> => {
    await assertCustomer(ctx, id);
    return { records: await rows(ctx, id) };
  };

export const getNotes: UseCase<Customers['get_notes']> = listing(notesOf);
export const getPhotos: UseCase<Customers['get_photos']> = listing(photosOf);
export const getConsents: UseCase<Customers['get_consents']> = listing(consentHistory);

export const addNote: UseCase<Customers['add_note']> = async (ctx, { id, text }) => {
  await lockCustomer(ctx, id);
  const note_id = await insertNote(ctx, id, text);
  await told(ctx, id, 'customers.add-note', { after: { text } });
  return { note_id };
};

export const removeNote: UseCase<Customers['remove_note']> = async (ctx, { id, note_id }) => {
  const removed = await deleteNote(ctx, id, note_id);
  if (!removed) throw new AppError('NOT_FOUND');
  await told(ctx, id, 'customers.remove-note', { before: { text: removed.text } });
  return { done: true };
};

export const addPhoto: UseCase<Customers['add_photo']> = async (ctx, { id, upload_id, caption }) => {
  await lockCustomer(ctx, id);
  await assertOwnUpload(ctx, upload_id);
  const photo_id = await insertPhoto(ctx, id, upload_id, caption ?? null);
  await told(ctx, id, 'customers.add-photo', caption ? { after: { caption } } : {});
  return { photo_id };
};

export const removePhoto: UseCase<Customers['remove_photo']> = async (ctx, { id, photo_id }) => {
  const removed = await deletePhoto(ctx, id, photo_id);
  if (!removed) throw new AppError('NOT_FOUND');
  await told(ctx, id, 'customers.remove-photo', removed.caption ? { before: { caption: removed.caption } } : {});
  return { done: true };
};

export const setConsent: UseCase<Customers['set_consent']> = async (ctx, { id, channel, purpose, allowed }) => {
  await lockCustomer(ctx, id);
  await insertConsent(ctx, id, { channel, purpose }, allowed);
  if (channel === 'whatsapp' && purpose === 'service') await setWhatsappAllowed(ctx, id, allowed);
  await told(ctx, id, 'customers.set-consent', { after: { channel, purpose, allowed } });
  return { done: true };
};

async function told(
  ctx: Ctx,
  id: number,
  action: AuditedAction<'customers'>,
  change: { before?: unknown; after?: unknown },
): Promise<void> {
  await audit(ctx, { action, entity: 'customers', entity_id: id, ...change });
}
