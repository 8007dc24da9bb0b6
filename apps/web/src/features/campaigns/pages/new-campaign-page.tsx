import { CampaignEditor } from '../components/campaign-editor';

export function NewCampaignPage() {
  return <CampaignEditor />;
}
