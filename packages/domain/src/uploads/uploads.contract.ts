import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { encodeMessage } from '../kernel/input/issues';
import { validationMessage } from '../kernel/text/validation-texts';
import { PICTURE_SIZES } from './picture-sizes';

/** A file as it arrived: its name is what the visitor's machine called it and proves nothing. */
export type UploadedFile = { name: string; bytes: Uint8Array };

/** The field of a form that carries a file. */
export const uploadedFile = z
  .custom<UploadedFile>((value) => typeof value === 'object' && value !== null && 'bytes' in value, {
    error: encodeMessage(validationMessage('required')),
  })
  .meta({ type: 'string', format: 'binary' });

export const uploadRecord = z.object({
  id: z.number().int(),
  unique_id: z.string(),
  url: z.string(),
  file_name: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});
export type UploadRecord = z.output<typeof uploadRecord>;

const sending = {
  areas: ['merchant', 'manager', 'properties'],
  method: 'POST',
  access: 'signed-in',
  kind: 'upload',
  transaction: false,
  input: z.object({ file: uploadedFile }),
  output: uploadRecord,
} as const;

export const uploadsContract = {
  add_image: endpoint({
    ...sending,
    path: 'uploads/add_image',
    summary: 'Send a square picture',
    errors: ['UPLOAD_EXTENSION', 'UPLOAD_TOO_LARGE', 'UPLOAD_UNREADABLE', 'IMAGE_NOT_SQUARE', 'TOO_MANY_REQUESTS'],
  }),
  add_file: endpoint({
    ...sending,
    path: 'uploads/add_file',
    summary: 'Send a picture, a film or a PDF',
    errors: ['UPLOAD_EXTENSION', 'UPLOAD_TOO_LARGE', 'UPLOAD_UNREADABLE', 'TOO_MANY_REQUESTS'],
  }),
  open: endpoint({
    areas: ['merchant', 'manager', 'properties'],
    method: 'GET',
    path: 'uploads/:unique_id',
    access: 'signed-in',
    kind: 'file',
    files: ['image/jpeg', 'image/png', 'video/mp4', 'application/pdf'],
    transaction: false,
    summary: 'A file of the own account',
    input: z.object({ unique_id: z.string().max(64), size: z.enum(PICTURE_SIZES).optional() }),
    output: z.unknown(),
    errors: ['NOT_FOUND'],
  }),
};
