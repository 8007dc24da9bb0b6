import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { ReactNode } from 'react';
import { Icon } from '../art/icons';
import { ClosingCall } from '../landing/closing-call';
import { FirstSteps } from '../landing/first-steps';
import { TrialButtons } from '../landing/trial-buttons';
import { BelowScreen } from '../layout/below-screen';
import { ScreenPicture, type Scene } from '../pictures/screen-picture';
import { PricingSection } from '../pricing/pricing-section';
import { useSite } from '../site';
import type { Topic, TopicPageName } from './topic-text';

export const FeaturesPage = () => (
  <TopicPage
    name="features"
    scenes={{
      calendar: 'calendar',
      booking: 'booking',
      till: 'till',
      customers: 'customer',
      messages: 'messages',
      figures: 'reports',
    }}
    further={<Further names={['business-features', 'beauty-center-software']} />}
  />
);

export const OwnersPage = () => (
  <TopicPage
    name="business-features"
    scenes={{ overview: 'reports' }}
    further={
      <>
        <PricingSection />
        <Further names={['features', 'business-beauty-center-software']} />
      </>
    }
  />
);

export const CentrePage = () => (
  <TopicPage
    name="beauty-center-software"
    scenes={{ visits: 'calendar', packages: 'customer', desk: 'till' }}
    further={
      <>
        <FirstSteps />
        <Further names={['features', 'business-beauty-center-software']} />
      </>
    }
  />
);

/** For whoever chooses: questions instead of functions. */
export const ChoosingPage = () => (
  <TopicPage
    name="business-beauty-center-software"
    scenes={{}}
    further={
      <>
        <PricingSection />
        <Further names={['beauty-center-software', 'business-features', 'faq']} />
      </>
    }
  />
);

type Props = { name: TopicPageName; scenes: Record<string, Scene>; further: ReactNode };

function TopicPage({ name, scenes, further }: Props) {
  const { heading, lead, topics } = useSite().text.topics[name];
  const parts: [string, Topic][] = Object.entries(topics);
  return (
    <>
      <section className="intro">
        <div className="wide">
          <h1>{heading}</h1>
          <p>{lead}</p>
          <TrialButtons />
        </div>
      </section>
      <div className="wide topics">
        {parts.map(([key, topic], place) => (
          <TopicPart key={key} id={key} topic={topic} scene={scenes[key]} first={place === 0} />
        ))}
      </div>
      {further}
      <ClosingCall />
    </>
  );
}

type PartProps = { id: string; topic: Topic; scene: Scene | undefined; first: boolean };

const TopicPart = ({ id, topic: { title, text, points }, scene, first }: PartProps) => (
  <section className={scene ? 'topic with-screen' : 'topic'} id={id}>
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" size={18} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
    {scene && <ScreenPicture scene={scene} first={first} />}
    {first && <BelowScreen />}
  </section>
);

/** Where to read on. */
function Further({ names }: { names: readonly (TopicPageName | 'faq')[] }) {
  const { language, text } = useSite();
  return (
    <nav className="wide further" aria-label={text.site.readOn}>
      {names.map((name) => (
        <a key={name} className="button outline" href={pathTo(name, language)}>
          {text.website.links[name]}
          <Icon name="next" size={18} />
        </a>
      ))}
    </nav>
  );
}
