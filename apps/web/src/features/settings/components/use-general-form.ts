import { generalSetting } from '@rawnaq/domain/settings/general-setting';
import { addMessage } from '@rawnaq/domain/kernel/input/fields';
import type { SalonFacts } from '@rawnaq/domain/settings/define-setting';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { useMemo } from 'react';
import { z } from 'zod';
import { storePicture } from '../../../lib/pictures';
import { useWrite } from '../../../lib/query';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { useSalonFacts } from './use-salon-facts';

type Answer = OutputOf<typeof settingsContract.get_general>;
const MILLION = 1_000_000;

/** The form of the general settings: a picture is stored before its id is saved, a place is typed in millionths. */
export function useGeneralForm({ values, picture_urls }: Answer) {
  const salon = useSalonFacts();
  const schema = useMemo(() => formSchema(salon), [salon]);
  const { latitude, longitude, logo_upload_id, ...rest } = values;
  const form = useZodForm(schema, {
    ...rest,
    latitude_e6: latitude === null ? null : Math.round(latitude * MILLION),
    longitude_e6: longitude === null ? null : Math.round(longitude * MILLION),
    logo: logo_upload_id === null ? null : (picture_urls[logo_upload_id] ?? null),
  });
  const save = useWrite(settingsContract.save_general);
  const submit = async ({ latitude_e6, longitude_e6, logo, ...typed }: z.output<ReturnType<typeof formSchema>>) =>
    save.mutateAsync({
      ...typed,
      latitude: degrees(latitude_e6),
      longitude: degrees(longitude_e6),
      logo_upload_id: (await storePicture(logo, logo_upload_id)) ?? null,
    });
  return { form, submit };
}

function formSchema(salon: SalonFacts) {
  const { latitude: _latitude, longitude: _longitude, logo_upload_id: _logo, ...shape } = generalSetting.shape;
  return z
    .object({
      ...shape,
      latitude_e6: z
        .int()
        .min(-90 * MILLION)
        .max(90 * MILLION)
        .nullable(),
      longitude_e6: z
        .int()
        .min(-180 * MILLION)
        .max(180 * MILLION)
        .nullable(),
      logo: z.union([z.string(), z.instanceof(File)]).nullable(),
    })
    .superRefine(({ latitude_e6, longitude_e6 }, ctx) => {
      const place = {
        ...generalSetting.defaults(salon),
        latitude: degrees(latitude_e6),
        longitude: degrees(longitude_e6),
      };
      for (const { path, message } of generalSetting.check?.(place, salon) ?? [])
        addMessage(ctx, message, [`${String(path[0])}_e6`]);
    });
}

const degrees = (millionths: number | null): number | null => (millionths === null ? null : millionths / MILLION);
