import type { Metadata } from 'next';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { PageHeader } from '@/components/ui/page/page-header';
import { UpdatedAt } from '@/components/ui/page/updated-at';
import { accessibilityMessages as words } from '@/features/website/accessibility/accessibility.messages';
import { lastAccessibilityCheck as check } from '@/features/website/accessibility/accessibility.schema';
import { AccessibilityStatement } from '@/features/website/accessibility/ui/accessibility-statement';
import { getSiteFrame } from '@/lib/site/queries';

const title = words['accessibility.title'];
const lead = words['accessibility.lead'].th;

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await getSiteFrame();
  return buildPageMetadata({ ...title, path: '/accessibility/', description: lead, site });
}

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
