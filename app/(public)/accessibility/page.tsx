import type { Metadata } from 'next';
import { AccessibilityStatement } from '@/components/accessibility/statement';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHeader } from '@/components/layout/page-header';
import { pageMetadata } from '@/components/layout/page-metadata';
import { UpdatedAt } from '@/components/layout/updated-at';
import { accessibilityMessages as words } from '@/lib/accessibility/messages';
import { lastAccessibilityCheck as check } from '@/lib/accessibility/schema';
import { readFrame } from '@/lib/site/queries';

const title = words['accessibility.title'];
const lead = words['accessibility.lead'].th;

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  return pageMetadata({ ...title, path: '/accessibility/', description: lead, site });
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
