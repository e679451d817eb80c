import { ContactDetails } from '@/components/shell/contact-details';
import { createPageMetadata } from '@/components/shell/page-metadata';
import { fieldMessages } from '@/components/ui/messages/fields/messages';
import { EnglishWords } from '@/components/ui/page/english-words';
import { PublicPage } from '@/components/ui/page/public-page';
import { contactMessages } from '@/features/citizens/contact/contact.messages';
import { ContactForm } from '@/features/citizens/contact/ui/contact-form';
import { officeMessages } from '@/features/citizens/voices/office.messages';
import { findOfficeName } from '@/features/citizens/voices/office.queries';
import { proofMessages } from '@/lib/http/proof-of-work/proof-of-work.messages';
import { isEnglish, say } from '@/lib/messages/language';
import { siteMessages } from '@/lib/site/messages';
import { getSiteFrame } from '@/lib/site/queries';
import { nameAgency } from '@/lib/site/rules';

/** Words of the form, which runs in the browser. */
const formWords = [contactMessages, officeMessages, fieldMessages, proofMessages].flatMap((messages) =>
  Object.values(messages),
);

const title = siteMessages['menu.contact'];
const lead = siteMessages['contact.lead'];

export const generateMetadata = createPageMetadata((site) => ({
  ...title,
  path: '/contact/',
  description: `${say(lead)} ${nameAgency(site)}`,
}));

export default async function ContactPage({ searchParams }: PageProps<'/contact'>) {
  const [frame, office] = await Promise.all([getSiteFrame(), findOfficeName(searchParams)]);
  return (
    <PublicPage kicker={nameAgency(frame.site)} title={say(title)} lead={say(lead)} changedAt={[frame.siteUpdatedAt]}>
      <ContactDetails frame={frame} />
      <section className="mt-10 max-w-read border-gold-500 border-t-2 pt-6">
        <h2 className="text-xl">{say(contactMessages['contact.form'])}</h2>
        <p className="mb-6 text-ink-2">{say(contactMessages['contact.formLead'])}</p>
        <ContactForm office={office} />
        {isEnglish() && <EnglishWords messages={formWords} />}
      </section>
    </PublicPage>
  );
}
