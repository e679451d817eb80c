import { createPageMetadata } from '@/components/shell/page-metadata';
import { PublicPage } from '@/components/ui/page/public-page';
import { accessibilityMessages as words } from '@/features/website/accessibility/accessibility.messages';
import { lastAccessibilityCheck as check } from '@/features/website/accessibility/accessibility.schema';
import { AccessibilityStatement } from '@/features/website/accessibility/ui/accessibility-statement';

const title = words['accessibility.title'];
const lead = words['accessibility.lead'].th;

export const generateMetadata = createPageMetadata({ ...title, path: '/accessibility/', description: lead });

export default function AccessibilityPage() {
  return (
    <PublicPage title={title.th} lead={lead} changedAt={[new Date(check.day)]}>
      <AccessibilityStatement check={check} />
    </PublicPage>
  );
}
