import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { addMessage } from '@rawnaq/domain/kernel/input/fields';
import type { SalonFacts } from '@rawnaq/domain/settings/define-setting';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { lazy, Suspense, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { storePicture } from '../../../lib/pictures';
import { useWrite } from '../../../lib/query';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { LoadingState } from '../../../ui/states/states';
import { toast } from '../../../ui/toast';
import { Loaded } from '../../../ui/states/loaded';
import { OnlineFields } from '../components/online-fields';
import { OwnPage } from '../components/own-page';
import { PhonePreview } from '../components/phone-preview';
import type { Picture } from '../components/pictures-field';
import { SettingsFrame } from '../components/settings-frame';
import { useSalonFacts } from '../components/use-salon-facts';
import styles from '../components/settings.module.css';

const PosterSheet = lazy(() =>
  import('../components/poster/poster-sheet').then((module) => ({ default: module.PosterSheet })),
);

export function OnlineSettingPage() {
  const [params] = useSearchParams();
  return (
    <Loaded endpoint={settingsContract.get_online}>
      {(answer) =>
        params.get('tab') === 'poster' && answer.values.is_live ? (
          <Suspense fallback={<LoadingState rows={6} />}>
            <PosterSheet alias={answer.values.alias} />
          </Suspense>
        ) : (
          <OnlineForm answer={answer} />
        )
      }
    </Loaded>
  );
}

function OnlineForm({ answer: { values, picture_urls } }: { answer: OutputOf<typeof settingsContract.get_online> }) {
  const salon = useSalonFacts();
  const schema = useMemo(() => formSchema(salon), [salon]);
  const { picture_upload_ids, ...rest } = values;
  const start = { ...rest, pictures: picture_upload_ids.map((id): Picture => ({ id, url: picture_urls[id] ?? '' })) };
  const form = useZodForm(schema, start);
  const save = useWrite(settingsContract.save_online, { onSuccess: () => toast('saved') });
  const typed = useWatch({ control: form.control });
  const submit = async ({ pictures, ...sent }: z.output<typeof schema>) => {
    const ids: number[] = [];
    for (const picture of pictures)
      ids.push(picture instanceof File ? (await storePicture(picture, null))! : picture.id);
    await save.mutateAsync({ ...sent, picture_upload_ids: ids });
  };
  const ownPage = values.is_live && <OwnPage alias={values.alias} />;
  return (
    <SettingsFrame
      section="online"
      preview={
        <>
          <PhonePreview values={{ ...start, ...typed } as typeof start} />
          {ownPage}
        </>
      }
    >
      {ownPage && <div className={styles.withoutPreview}>{ownPage}</div>}
      <Form form={form} onSubmit={submit}>
        <OnlineFields />
        <SaveBar />
      </Form>
    </SettingsFrame>
  );
}

/** The section's own rules, with pictures that may not be stored yet. */
function formSchema(salon: SalonFacts) {
  const { picture_upload_ids: _ids, ...shape } = onlineSetting.shape;
  return z
    .object({ ...shape, pictures: z.array(z.custom<Picture>()) })
    .superRefine(({ pictures: _pictures, ...typed }, ctx) => {
      for (const { path, message } of onlineSetting.check?.({ ...typed, picture_upload_ids: [] }, salon) ?? [])
        addMessage(ctx, message, path);
    });
}
