import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { depositKinds, SALON_COLOURS, type SocialLink } from '@rawnaq/domain/settings/online-setting';
import { socialLinkTypes } from '@rawnaq/domain/settings/values/social-link.states';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { usePublicUrl } from '../../../lib/session';
import { CopyButton } from '../../../ui/copy-button';
import { SelectField, SwitchField } from '../../../ui/fields/choice-fields';
import { NumberField, PercentField, PriceField } from '../../../ui/fields/number-fields';
import { LanguagePair, TextareaField, TextField } from '../../../ui/fields/text-fields';
import { useField } from '../../../ui/fields/use-field';
import { FieldRow } from '../../../ui/form/form-layout';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import { PicturesField } from './pictures-field';
import styles from './settings.module.css';

export function OnlineFields() {
  const { t } = useTranslation('settings');
  return (
    <>
      <SettingsSection title={t('online.page')} text={t('online.pageText')}>
        <SwitchField name="is_live" label={t('online.isLive')} description={t('online.isLiveText')} />
        <AliasField />
      </SettingsSection>
      <SettingsSection title={t('online.welcome')} text={t('online.welcomeText')}>
        <LanguagePair
          english={
            <TextareaField name="english_welcome" label={t('online.englishWelcome')} maxLength={160} dir="ltr" />
          }
          arabic={<TextareaField name="arabic_welcome" label={t('online.arabicWelcome')} maxLength={160} dir="rtl" />}
        />
      </SettingsSection>
      <SettingsSection title={t('online.look')} text={t('online.lookText')}>
        <ColourField />
        <PicturesField />
      </SettingsSection>
      <BookingFields />
      <SettingsSection title={t('online.shown')}>
        <SwitchField name="show_prices" label={t('online.showPrices')} />
        <SwitchField name="show_durations" label={t('online.showDurations')} />
        <SwitchField name="show_employees" label={t('online.showEmployees')} />
        <SwitchField name="show_menu" label={t('online.showMenu')} />
        <SwitchField name="show_price_list" label={t('online.showPriceList')} />
      </SettingsSection>
      <SettingsSection title={t('online.links')} text={t('online.linksText')}>
        <LinksField />
      </SettingsSection>
    </>
  );
}

function AliasField() {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const alias = useWatch({ name: 'alias' }) as string;
  const origin = usePublicUrl();
  const address = alias && `${origin}${pathTo('online-home', language, { aliasName: alias.toLowerCase() })}`;
  return (
    <>
      <TextField
        name="alias"
        label={t('online.alias')}
        ltr
        required
        maxLength={50}
        description={t('online.aliasText')}
      />
      {address && (
        <span className={styles.hint}>
          <bdi dir="ltr">{address}</bdi>
          <CopyButton value={address} />
        </span>
      )}
    </>
  );
}

function ColourField() {
  const { t } = useTranslation('settings');
  const { value, onChange, error } = useField<string>({ name: 'colour', label: t('online.colour') });
  return (
    <div className={styles.colours} role="group" aria-label={t('online.colour')}>
      {SALON_COLOURS.map((colour, index) => (
        <button
          key={colour}
          type="button"
          className={styles.colour}
          style={{ background: colour }}
          aria-label={t('online.colourNumber', { number: index + 1 })}
          aria-pressed={value.toLowerCase() === colour.toLowerCase()}
          onClick={() => onChange(colour)}
        />
      ))}
      <TextInput
        aria-label={t('online.ownColour')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
        maxLength={7}
        styles={{ input: { direction: 'ltr', inlineSize: 120 } }}
      />
    </div>
  );
}

function BookingFields() {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const kind = useWatch({ name: 'deposit_kind' }) as string;
  return (
    <SettingsSection title={t('online.booking')} text={t('online.bookingText')}>
      <FieldRow>
        <NumberField name="lead_minutes" label={t('online.lead')} unit={t('units.minutes')} required />
        <NumberField name="days_ahead" label={t('online.ahead')} unit={t('units.days')} required />
        <NumberField name="cancel_hours" label={t('online.cancel')} unit={t('units.hours')} required />
      </FieldRow>
      <FieldRow>
        <NumberField
          name="waitlist_at_once"
          label={t('online.waitlistAtOnce')}
          description={t('online.waitlistAtOnceText')}
          unit={t('units.people')}
          required
        />
        <NumberField
          name="waitlist_minutes"
          label={t('online.waitlistMinutes')}
          description={t('online.waitlistMinutesText')}
          unit={t('units.minutes')}
          required
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          name="deposit_kind"
          label={t('online.deposit')}
          required
          options={depositKinds.choices.map(({ value, label }) => ({ value, label: label[language] }))}
        />
        {kind === 'percent' && <PercentField name="deposit_percent" label={t('online.depositPercent')} required />}
        {kind === 'amount' && <PriceField name="deposit_amount" label={t('online.depositAmount')} required />}
      </FieldRow>
      <LanguagePair
        english={<TextareaField name="english_policy" label={t('online.englishPolicy')} maxLength={500} dir="ltr" />}
        arabic={<TextareaField name="arabic_policy" label={t('online.arabicPolicy')} maxLength={500} dir="rtl" />}
      />
    </SettingsSection>
  );
}

/** Each kind of link once, in the form of its kind. */
function LinksField() {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const { value: links, onChange } = useField<SocialLink[]>({ name: 'social_links', label: t('online.links') });
  const errors = useFormContext().formState.errors['social_links'] as
    | ({ value?: { message?: string }; type?: { message?: string } } | undefined)[]
    | undefined;
  const free = socialLinkTypes.choices.filter(({ value }) => !links.some((link) => link.type === value));
  const change = (index: number, part: Partial<SocialLink>) =>
    onChange(links.with(index, { ...links[index]!, ...part }));
  return (
    <>
      <ul className={styles.links}>
        {links.map((link, index) => (
          <li key={link.type}>
            <Select
              aria-label={t('online.linkKind')}
              allowDeselect={false}
              value={String(link.type)}
              onChange={(type) => change(index, { type: Number(type) as SocialLink['type'] })}
              data={socialLinkTypes.choices
                .filter(({ value }) => value === link.type || free.some((one) => one.value === value))
                .map(({ value, label }) => ({ value: String(value), label: label[language] }))}
            />
            <TextInput
              aria-label={labelOfLink(link.type, language)}
              value={link.value}
              onChange={(event) => change(index, { value: event.currentTarget.value })}
              error={errors?.[index]?.value?.message ?? errors?.[index]?.type?.message}
              placeholder={t(placeholders.get(link.type) ?? 'online.placeholder.link')}
              styles={{ input: { direction: 'ltr' } }}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('online.removeLink', { kind: labelOfLink(link.type, language) })}
              onClick={() => onChange(links.toSpliced(index, 1))}
            >
              <IconTrash size={17} stroke={1.75} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {free.length > 0 && (
        <div>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} />}
            onClick={() => onChange([...links, { type: free[0]!.value as SocialLink['type'], value: '' }])}
          >
            {t('online.addLink')}
          </Button>
        </div>
      )}
    </>
  );
}

const { telephone, whatsapp, facebook_page_id, tiktok } = socialLinkTypes.codes;
const placeholders = new Map<
  SocialLink['type'],
  `online.placeholder.${'telephone' | 'whatsapp' | 'pageId' | 'tiktok'}`
>([
  [telephone, 'online.placeholder.telephone'],
  [whatsapp, 'online.placeholder.whatsapp'],
  [facebook_page_id, 'online.placeholder.pageId'],
  [tiktok, 'online.placeholder.tiktok'],
]);
const labelOfLink = (type: SocialLink['type'], language: 'en' | 'ar'): string =>
  socialLinkTypes.choices.find(({ value }) => value === type)!.label[language];
