import { ContactDetails } from '@/components/shell/contact-details';
import { createPageMetadata } from '@/components/shell/page-metadata';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { PageHeader } from '@/components/ui/page/page-header';
import { UpdatedAt } from '@/components/ui/page/updated-at';
import { contactMessages } from '@/features/citizens/contact/contact.messages';
import { ContactForm } from '@/features/citizens/contact/ui/contact-form';
import { siteMessages } from '@/lib/site/messages';
import { getSiteFrame } from '@/lib/site/queries';

const title = siteMessages['menu.contact'];
const lead = siteMessages['contact.lead'].th;

export const generateMetadata = createPageMetadata((site) => ({
  ...title,
  path: '/contact/',
  english: '/en/contact/',
  description: `${lead} ${site.agency}`,
}));

export default async function ContactPage() {
  const frame = await getSiteFrame();
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
