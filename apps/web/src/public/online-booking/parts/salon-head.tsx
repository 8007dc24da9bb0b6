import { socialLinkTypes } from '@rawnaq/domain/settings/values/social-link.states';
import { businessTypes } from '@rawnaq/domain/accounts/account.states';
import { Icon } from '../../art/icons';
import { useOnline } from '../online-context';
import { fill } from '../words';
import { Dot, WithTime } from './amounts';
import { LanguageSwitch } from './language-switch';
import { Cover, Logo, phonePicture } from './salon-art';

type SalonHeadProps = { page: 'online-home' | 'online-menu' | 'online-price-list' };

export function SalonHead({ page }: SalonHeadProps) {
  const { salon, own, text, language, origin, link } = useOnline();
  const { whatsapp, phone, map } = useContact();
  const kind = businessTypes.choices.find(({ value }) => value === salon.business_type)?.label[language];
  const address = language === 'ar' ? salon.arabic_address : salon.english_address;
  return (
    <header className="salon-head">
      <div className="cover">
        <Cover isFirst />
        {salon.picture_urls.slice(1, 3).map((url) => (
          <img key={url} className="cover-picture desktop-only" src={phonePicture(url)} alt="" loading="lazy" />
        ))}
        <div className="cover-top">
          <LanguageSwitch className="pill" />
          <button className="round" type="button" aria-label={text.salon.share} data-share={origin + link(page)} hidden>
            <Icon name="share" size={20} />
          </button>
        </div>
      </div>
      <div className="wrap identity">
        <div className="identity-logo">
          <Logo size={76} />
        </div>
        <div className="identity-text">
          <h1>{own(salon)}</h1>
          <p className="facts">
            <OpenNow />
            {kind && (
              <>
                <Dot />
                <span>{kind}</span>
              </>
            )}
          </p>
          {address && <p className="facts">{address}</p>}
        </div>
        <nav className="quick" aria-label={own(salon)} data-links={[whatsapp, phone, map].filter(Boolean).length}>
          {whatsapp && (
            <a className="round line" href={whatsapp} aria-label={text.salon.whatsapp} rel="noopener">
              <Icon name="whatsapp" size={20} />
            </a>
          )}
          {phone && (
            <a className="round line" href={phone} aria-label={text.salon.call}>
              <Icon name="phone" size={20} />
            </a>
          )}
          {map && (
            <a className="round line" href={map} aria-label={text.salon.map} rel="noopener">
              <Icon name="pin" size={20} />
            </a>
          )}
        </nav>
      </div>
    </header>
  );
}

/**
 * A real space between the two: without it Arabic letters join across them. It is part of the first, because a space of
 * its own moves when the second comes.
 */
export function OpenNow() {
  const { salon, text, words } = useOnline();
  const { is_open, until, opens } = salon.open;
  if (is_open)
    return (
      <>
        <span className="open">{`${text.salon.open} `}</span>
        {until && (
          <span>
            <WithTime text={text.salon.until} minute={until.minute} />
          </span>
        )}
      </>
    );
  const day = opens && (opens.date === salon.now.date ? text.salon.today : words.weekdayName(opens.date));
  return (
    <>
      <span className="shut">{`${text.salon.closed} `}</span>
      {opens && (
        <span>
          <WithTime text={fill(text.salon.opens, { day: day ?? '' })} minute={opens.minute} />
        </span>
      )}
    </>
  );
}

/** How to reach the salon, as addresses a phone understands. */
export function useContact() {
  const { salon } = useOnline();
  const { codes } = socialLinkTypes;
  const valueOf = (type: number) => salon.social_links.find((link) => link.type === type)?.value;
  const [number, telephone] = [valueOf(codes.whatsapp), salon.telephone || valueOf(codes.telephone)];
  const place =
    salon.latitude !== null && salon.longitude !== null
      ? `https://www.google.com/maps/search/?api=1&query=${salon.latitude},${salon.longitude}`
      : null;
  return {
    whatsapp: number ? `https://wa.me/${number.replace(/\D/g, '')}` : null,
    phone: telephone ? `tel:${telephone.replace(/[^\d+]/g, '')}` : null,
    map: [salon.map_link, valueOf(codes.google_maps), place].find((link) => link?.startsWith('https://')) ?? null,
  };
}
