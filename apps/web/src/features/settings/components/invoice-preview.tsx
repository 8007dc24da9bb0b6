import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { splitVat, vatPolicyOf } from '@rawnaq/domain/kernel/vat';
import type { invoiceSetting } from '@rawnaq/domain/settings/invoice-setting';
import type { SettingValues } from '@rawnaq/domain/settings/define-setting';
import { minorPerUnit } from '@rawnaq/domain/kernel/money';
import { SegmentedControl } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission, useSession } from '../../../lib/session';
import { usePicture } from '../../../lib/pictures';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { useSalonFacts } from './use-salon-facts';
import styles from './settings.module.css';

type Values = SettingValues<typeof invoiceSetting>;

/** The bill as it will be printed, with sample lines whose net and VAT are worked out by the same rule as real ones. */
export function InvoicePreview({ values }: { values: Values }) {
  const { t } = useTranslation('settings');
  const [paper, setPaper] = useState<string>();
  const shown = paper ?? values.paper;
  return (
    <>
      <div className={styles.previewBar}>
        <SegmentedControl
          size="xs"
          aria-label={t('invoice.paperLabel')}
          value={shown}
          onChange={setPaper}
          data={[
            { value: 'a4', label: t('invoice.a4') },
            { value: '80mm', label: t('invoice.roll') },
          ]}
        />
      </div>
      <Paper values={values} paper={shown} />
    </>
  );
}

function Paper({ values, paper }: { values: Values; paper: string }) {
  const { t } = useTranslation('settings');
  const { language, amount, percent } = useFormat();
  const { country, currency } = useSalonFacts();
  const account = useSession()?.account;
  const accounting = useRead(
    settingsContract.get_accounting,
    {},
    { ownFailure: true, enabled: usePermission('settings.accounting') },
  ).data?.values;
  const general = useRead(
    settingsContract.get_general,
    {},
    { ownFailure: true, enabled: usePermission('settings.general') },
  ).data;
  const logo = usePicture(
    general?.values.logo_upload_id ? general.picture_urls[general.values.logo_upload_id] : undefined,
  );
  const rate = accounting?.vat_rate ?? 0;
  const unit = minorPerUnit(currency);
  const lines = [
    { name: t('invoice.sampleOne'), gross: 140 * unit },
    { name: t('invoice.sampleTwo'), gross: 85.5 * unit },
  ];
  const split = splitVat(
    lines.map(({ gross }) => ({ gross, rate })),
    vatPolicyOf(country),
  );
  const inOwn = (english: string, arabic: string) =>
    (language === 'ar' ? [arabic, english] : [english, arabic]).filter(Boolean).join('\n');
  return (
    <article className={styles.paper} data-paper={paper} aria-label={t('invoice.previewOf')}>
      <header>
        {values.show_logo && logo && <img className={styles.logo} src={logo} alt="" />}
        <h3>{language === 'ar' ? account?.arabic_name : account?.english_name}</h3>
        <p>{inOwn(general?.values.english_address ?? '', general?.values.arabic_address ?? '')}</p>
        {values.show_trn && accounting?.trn && (
          <p>
            {t('invoice.trn')} <bdi dir="ltr">{accounting.trn}</bdi>
          </p>
        )}
        <p>{inOwn(values.english_header, values.arabic_header)}</p>
        <b>{t(rate > 0 ? 'invoice.taxInvoice' : 'invoice.bill')}</b>
      </header>
      <table>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.name}>
              <td>
                {line.name}
                {values.show_employee && <small>{t('invoice.sampleEmployee')}</small>}
              </td>
              <td>{amount(split.lines[index]!.gross)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{t('invoice.net')}</td>
            <td>{amount(split.net)}</td>
          </tr>
          {rate > 0 && (
            <tr>
              <td>{t('invoice.vat', { rate: percent(rate / 100, 2) })}</td>
              <td>{amount(split.vat)}</td>
            </tr>
          )}
          {split.rounding !== 0 && (
            <tr>
              <td>{t('invoice.rounding')}</td>
              <td>{amount(split.rounding)}</td>
            </tr>
          )}
          <tr>
            <td>{t('invoice.total')}</td>
            <td>{amount(split.gross)}</td>
          </tr>
        </tfoot>
      </table>
      <footer>
        {values.show_qr && <IconQrcode className={styles.qr} stroke={1.25} aria-hidden />}
        <p>{inOwn(values.english_footer, values.arabic_footer)}</p>
        <p>{inOwn(values.english_terms, values.arabic_terms)}</p>
      </footer>
    </article>
  );
}
