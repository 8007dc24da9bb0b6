import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { propertiesContract, type PropertyRecord } from '@rawnaq/domain/properties/properties.contract';
import { propertyFields } from '@rawnaq/domain/properties/property-fields';
import { isWaiting } from '@rawnaq/domain/properties/property-standing.states';
import { PROPERTY_STEPS, type PropertyStep } from '@rawnaq/domain/properties/property.rules';
import { propertyStates } from '@rawnaq/domain/property-listings/property.states';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { Form } from '../../../ui/form/form';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { BasicsStep, ExtrasStep, PlaceStep, PricesPart } from './form-steps';
import { PicturesField } from './pictures-field';
import styles from './property.module.css';

/** Which step asks for a field; whatever is not named here is asked in the first. */
const STEP_OF: Readonly<Record<string, PropertyStep>> = {
  ...Object.fromEntries(
    ['english_area', 'arabic_area', 'map', 'capacity', 'bedrooms', 'bathrooms', 'check_in', 'check_out'].map(
      (field) => [field, 'place'] as const,
    ),
  ),
  ...Object.fromEntries(
    ['amenities', 'nearby_places', 'activities', 'links', 'english_rules', 'arabic_rules'].map(
      (field) => [field, 'extras'] as const,
    ),
  ),
  ...Object.fromEntries(
    ['image_ids', 'weekday_price', 'weekend_price', 'insurance_amount'].map((field) => [field, 'pictures'] as const),
  ),
};

type Props = { record?: PropertyRecord; mobile: string };
type Wish = 'next' | 'save' | 'send';

/** A place in four steps. Each step saves a draft; the last one hands it in. */
export function PropertyForm({ record, mobile }: Props) {
  const { t } = useTranslation('properties');
  const language = useLanguage();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const step = PROPERTY_STEPS.find((one) => one === params.get('step')) ?? 'basics';
  const place = PROPERTY_STEPS.indexOf(step);
  const isLast = place === PROPERTY_STEPS.length - 1;
  const form = useZodForm(propertyFields, record ? valuesOf(record) : { mobile, links: {}, image_ids: [] });
  const wish = useRef<Wish>('next');
  const [asked, setAsked] = useState<Wish>('next');
  const want = (what: Wish) => {
    wish.current = what;
    setAsked(what);
  };
  const [version, setVersion] = useState(record?.version ?? 0);
  const add = useWrite(propertiesContract.add);
  const edit = useWrite(propertiesContract.edit);
  const send = useWrite(propertiesContract.send);
  const known = new Map(record?.images.map(({ id, url }) => [id, url]));
  const { isDirty, isSubmitting, submitCount, errors } = form.formState;
  const waits = record !== undefined && isWaiting(record);
  const isPublic = record !== undefined && record.status !== propertyStates.codes.new;

  const goTo = (next: PropertyStep) => setParams({ step: next }, { preventScrollReset: false });
  const save = async (values: Parameters<typeof add.mutateAsync>[0]) => {
    const saved = record
      ? await edit.mutateAsync({ ...values, id: record.id, version })
      : await add.mutateAsync(values);
    setVersion(saved.version);
    if (wish.current === 'send') {
      await send.mutateAsync(saved);
      toastSuccess(t('sent'));
      void navigate(pathTo('merchant-my-properties', language));
      return;
    }
    const next = wish.current === 'next' ? PROPERTY_STEPS[place + 1] : step;
    if (!record) {
      const one = pathTo('merchant-property-one', language, { id: saved.id });
      void navigate(`${one}?step=${next ?? step}`, { replace: true });
    } else if (next && next !== step) goTo(next);
    else toastSuccess(t('saved'));
  };
  // A refusal of a field that another step asks for leads there.
  const showRefused = useEffectEvent(() => {
    const [field] = Object.keys(errors);
    const home = field === undefined || field === 'root' ? step : (STEP_OF[field] ?? 'basics');
    if (home !== step) goTo(home);
  });
  useEffect(() => {
    if (submitCount > 0) showRefused();
  }, [submitCount]);

  const name = form.watch(language === 'ar' ? 'arabic_name' : 'english_name');
  const state = isDirty || !record ? t('notSaved') : isPublic || waits ? t('saved') : t('savedDraft');
  return (
    <Form form={form} onSubmit={save} className={styles.wizard}>
      <p className={styles.quiet} role="status">
        {t('step', { step: place + 1, steps: PROPERTY_STEPS.length, name: t(`steps.${step}`) })}
      </p>
      <ol className={styles.progress}>
        {PROPERTY_STEPS.map((one, index) => (
          <li key={one}>
            <button
              type="button"
              data-done={index <= place || undefined}
              aria-current={one === step ? 'step' : undefined}
              aria-label={t(`steps.${one}`)}
              onClick={() => goTo(one)}
            >
              {t(`steps.${one}`)}
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.fields}>
        {step === 'basics' && <BasicsStep />}
        {step === 'place' && <PlaceStep />}
        {step === 'extras' && <ExtrasStep />}
        {step === 'pictures' && (
          <>
            <PicturesField known={known} />
            <PricesPart />
            <div className={styles.note} data-tone="info">
              <IconClock size={18} stroke={1.75} aria-hidden />
              <p>{t(waits ? 'waitingNote' : isPublic ? 'changesNote' : 'reviewNote')}</p>
            </div>
          </>
        )}
      </div>
      <div className={styles.bar} data-pinned>
        <div>
          <strong className="ellipsis">
            <bdi>{name || t('noName')}</bdi>
          </strong>
          <small>{state}</small>
        </div>
        {isLast && (
          <Button
            type="submit"
            variant={waits ? 'filled' : 'default'}
            loading={isSubmitting && asked === 'save'}
            onClick={() => want('save')}
          >
            {t('save')}
          </Button>
        )}
        {isLast && !waits && (
          <Button type="submit" loading={isSubmitting && asked === 'send'} onClick={() => want('send')}>
            {t('send')}
          </Button>
        )}
        {!isLast && (
          <Button type="submit" loading={isSubmitting} onClick={() => want('next')}>
            {t('next')}
          </Button>
        )}
      </div>
    </Form>
  );
}

function valuesOf(record: PropertyRecord) {
  const { links, whatsapp, images, ...told } = record;
  return {
    ...told,
    whatsapp: whatsapp ?? '',
    links: { instagram: '', tiktok: '', snapchat: '', youtube: '', website: '', ...links },
    image_ids: images.map(({ id }) => id),
  };
}
