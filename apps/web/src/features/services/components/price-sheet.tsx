import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { sayList, type Language, type Localized } from '@rawnaq/domain/kernel/localized';
import type { priceListContract } from '@rawnaq/domain/price-list/price-list.contract';
import { fillWords, pricedIn, priceListWords as words } from '@rawnaq/domain/price-list/price-list.words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormat } from '../../../lib/format';
import { usePicture } from '../../../lib/pictures';
import { useFormat } from '../../../lib/use-format';
import { Money } from '../../../ui/money';
import { useNames } from '../api';
import styles from './price-sheet.module.css';

type List = OutputOf<typeof priceListContract.get>;
type Named = { english_name: string; arabic_name: string };

/** For the wall and the counter: English at one side, Arabic at the other, prices between them. */
export function PriceSheet({ list }: { list: List }) {
  const { t } = useTranslation('services');
  const { nameOf } = useNames();
  const format = useFormat();
  const note = list.vat_rate > 0 ? words.vat : words.noVat;
  // Isolated, or the sign would change its side in Arabic.
  const rate = `\u2066${format.percent(list.vat_rate / 100)}\u2069`;
  const currency = pricedIn[format.currency];
  return (
    <article className={styles.sheet} dir="ltr" aria-label={t('priceList.sheet', { name: nameOf(list.salon) })}>
      <SheetHead salon={list.salon} />
      {list.categories.map((category) => (
        <section key={category.id} className={styles.group}>
          <GroupHead en={category.english_name} ar={category.arabic_name} />
          {category.services.map((service) => (
            <div key={service.id} className={styles.line}>
              <English>
                {service.english_name}
                <small>{fillWords(words.minutes.en, { count: service.job_time })}</small>
              </English>
              <Price price={service.price} offer={service.offer_price} />
              <Arabic>
                {service.arabic_name}
                <small>{fillWords(words.minutes.ar, { count: service.job_time })}</small>
              </Arabic>
            </div>
          ))}
        </section>
      ))}
      {list.packages.length > 0 && (
        <section className={styles.packages}>
          <GroupHead {...words.packages} />
          {list.packages.map((one) => (
            <Package key={one.id} one={one} />
          ))}
        </section>
      )}
      <footer className={styles.foot}>
        <English>{fillWords(note.en, { rate, currency: currency.en })}</English>
        <bdi>{format.date(list.today)}</bdi>
        <Arabic>{fillWords(note.ar, { rate, currency: currency.ar })}</Arabic>
      </footer>
    </article>
  );
}

function SheetHead({ salon }: { salon: List['salon'] }) {
  const logo = usePicture(salon.logo_url);
  return (
    <header className={styles.head}>
      {logo && <img src={logo} alt="" />}
      <div className={styles.names}>
        <b lang="ar" dir="rtl">
          {salon.arabic_name}
        </b>
        <b lang="en">{salon.english_name}</b>
      </div>
      <div className={styles.title}>
        <span lang="en">{words.title.en}</span>
        <i aria-hidden />
        <span lang="ar">{words.title.ar}</span>
      </div>
      <Contacts salon={salon} />
    </header>
  );
}

function Contacts({ salon }: { salon: List['salon'] }) {
  const parts = [salon.english_address, salon.telephone, salon.arabic_address].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className={styles.contacts}>
      {parts.map((part) => (
        <bdi key={part}>{part}</bdi>
      ))}
    </p>
  );
}

function Package({ one }: { one: List['packages'][number] }) {
  const format = useFormat();
  const listOf = (key: keyof Named, language: Language): string =>
    (one.choose === null ? '' : `${fillWords(words.choose[language], { count: one.choose })} `) +
    sayList(
      one.services.map((service) => service[key]),
      language,
    );
  // Each side speaks its own language, so each has its own dates.
  const until = (language: Language) =>
    one.expires_on !== null && (
      <em>{fillWords(words.until[language], { date: createFormat({ ...format, language }).date(one.expires_on) })}</em>
    );
  return (
    <div className={styles.package}>
      <English>
        <strong>{one.english_name}</strong>
        <small>{listOf('english_name', 'en')}</small>
        {until('en')}
      </English>
      <Price
        price={one.services_total ?? one.price}
        offer={one.services_total === null || one.services_total <= one.price ? null : one.price}
      />
      <Arabic>
        <strong>{one.arabic_name}</strong>
        <small>{listOf('arabic_name', 'ar')}</small>
        {until('ar')}
      </Arabic>
    </div>
  );
}

/** An offer stands beside what it replaces. */
const Price = ({ price, offer }: { price: number; offer: number | null }) => (
  <span className={styles.price} data-offer={offer !== null || undefined}>
    {offer !== null && (
      <s>
        <Money minor={price} bare />
      </s>
    )}
    <b>
      <Money minor={offer ?? price} bare />
    </b>
  </span>
);

const GroupHead = ({ en, ar }: Localized) => (
  <h2 className={styles.groupHead}>
    <span lang="en">{en}</span>
    <i aria-hidden />
    <span lang="ar" dir="rtl">
      {ar}
    </span>
  </h2>
);

const English = ({ children }: { children: ReactNode }) => (
  <span className={styles.side} lang="en" dir="ltr">
    {children}
  </span>
);
const Arabic = ({ children }: { children: ReactNode }) => (
  <span className={styles.side} lang="ar" dir="rtl">
    {children}
  </span>
);
