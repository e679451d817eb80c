import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ContactDetails } from '@/components/layout/contact-details';
import { PageHeader } from '@/components/layout/page-header';
import { pageMetadata } from '@/components/layout/page-metadata';
import { Alert } from '@/components/ui/alert';
import { siteMessages } from '@/lib/site/messages';
import { readFrame } from '@/lib/site/queries';

const title = siteMessages['menu.contact'];
const lead = siteMessages['contact.lead'].th;

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  return pageMetadata({ ...title, path: '/contact/', description: `${lead} ${site.agency}`, site });
}

export default async function ContactPage() {
  const frame = await readFrame();
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs items={[{ label: title.th }]} />
      <PageHeader kicker={frame.site.agency} title={title.th} lead={lead} />
      <ContactDetails frame={frame} />
      <div className="mt-8 max-w-read">
        <Alert>{siteMessages['contact.later'].th}</Alert>
      </div>
    </div>
  );
}
