import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { PageHead } from '../../../ui/page-head';
import { WhatsappLine } from '../components/whatsapp-line';
import { mainLine } from '../line-endpoints';
import { MAIN_TITLE } from '../main-title';
import styles from '../components/line.module.css';

export function MainWhatsappPage() {
  const mayEdit = usePermission('platform-settings.edit');
  return (
    <div className={styles.page}>
      <PageHead title={MAIN_TITLE[useLanguage()]} />
      <WhatsappLine endpoints={mainLine} mayEdit={mayEdit} />
    </div>
  );
}
