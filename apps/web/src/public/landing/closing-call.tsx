import { SalonInterior } from '../art/salon-interior';
import { useSite } from '../site';
import { TrialButtons } from './trial-buttons';

export function ClosingCall() {
  const { closing } = useSite().text;
  return (
    <section className="wide closing">
      <div className="closing-text">
        <h2>{closing.title}</h2>
        <p>{closing.lead}</p>
        <TrialButtons />
      </div>
      <div className="closing-picture">
        <SalonInterior />
      </div>
    </section>
  );
}
