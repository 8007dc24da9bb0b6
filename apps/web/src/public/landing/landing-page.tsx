import { BelowScreen } from '../layout/below-screen';
import { ClosingCall } from './closing-call';
import { FeatureCards } from './feature-cards';
import { FirstSteps } from './first-steps';
import { Hero } from './hero';
import { LanguagesBand } from './languages-band';
import { PricingSection } from '../pricing/pricing-section';
import { FirstQuestions } from '../questions/questions-page';
import { SalonKinds } from './salon-kinds';

export function LandingPage() {
  return (
    <>
      <Hero />
      <BelowScreen />
      <SalonKinds />
      <FeatureCards />
      <LanguagesBand />
      <FirstSteps />
      <PricingSection />
      <FirstQuestions />
      <ClosingCall />
    </>
  );
}
