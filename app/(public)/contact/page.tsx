import type { Metadata } from 'next';
import { ContactForm } from '@/components/contact/contact-form';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ContactDetails } from '@/components/layout/contact-details';
import { PageHeader } from '@/components/layout/page-header';
import { pageMetadata } from '@/components/layout/page-metadata';
import { UpdatedAt } from '@/components/layout/updated-at';
import { contactMessages } from '@/lib/contact/messages';
import { siteMessages } from '@/lib/site/messages';
import { readFrame } from '@/lib/site/queries';

const title = siteMessages['menu.contact'];
const lead = siteMessages['contact.lead'].th;

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  return pageMetadata({
    ...title,
    path: '/contact/',
    english: '/en/contact/',
    description: `${lead} ${site.agency}`,
    site,
  });
}

export default async function ContactPage() {
  const frame = await readFrame();
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs items={[{ label: title.th }]} />
      <PageHeader kicker={frame.site.agency} title={title.th} lead={lead} />
      <ContactDetails frame={frame} />
      <section className="mt-10 max-w-read border-gold-500 border-t-2 pt-6">
        <h2 className="text-xl">{contactMessages['contact.form'].th}</h2>
        <p className="mb-6 text-ink-2">{contactMessages['contact.formLead'].th}</p>
        <ContactForm />
      </section>
      <UpdatedAt dates={frame.siteUpdatedAt ? [frame.siteUpdatedAt] : []} />
    </div>
  );
}
