import { ContactDetails } from '@/components/shell/contact-details';
import { createPageMetadata } from '@/components/shell/page-metadata';
import { PublicPage } from '@/components/ui/page/public-page';
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
    <PublicPage kicker={frame.site.agency} title={title.th} lead={lead} changedAt={[frame.siteUpdatedAt]}>
      <ContactDetails frame={frame} />
      <section className="mt-10 max-w-read border-gold-500 border-t-2 pt-6">
        <h2 className="text-xl">{contactMessages['contact.form'].th}</h2>
        <p className="mb-6 text-ink-2">{contactMessages['contact.formLead'].th}</p>
        <ContactForm />
      </section>
    </PublicPage>
  );
}
