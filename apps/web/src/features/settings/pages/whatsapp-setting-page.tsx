import { ownLine, WhatsappLine } from '../../message-lines';
import { SettingsFrame } from '../components/settings-frame';

export const WhatsappSettingPage = () => (
  <SettingsFrame section="whatsapp">
    <WhatsappLine endpoints={ownLine} />
  </SettingsFrame>
);
