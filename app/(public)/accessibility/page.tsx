import { createPageMetadata } from '@/components/shell/page-metadata';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { PageHeader } from '@/components/ui/page/page-header';
import { UpdatedAt } from '@/components/ui/page/updated-at';
import { accessibilityMessages as words } from '@/features/website/accessibility/accessibility.messages';
import { lastAccessibilityCheck as check } from '@/features/website/accessibility/accessibility.schema';
import { AccessibilityStatement } from '@/features/website/accessibility/ui/accessibility-statement';

const title = words['accessibility.title'];
const lead = words['accessibility.lead'].th;

export const generateMetadata = createPageMetadata({ ...title, path: '/accessibility/', description: lead });

export default function AccessibilityPage() {
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs items={[{ label: title.th }]} />
      <PageHeader title={title.th} lead={lead} />
      <AccessibilityStatement check={check} />
      <UpdatedAt dates={[new Date(check.day)]} />
    </div>
  );
}
