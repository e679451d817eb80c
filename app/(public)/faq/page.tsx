import { createPageMetadata } from '@/components/shell/page-metadata';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PublicPage } from '@/components/ui/page/public-page';
import { faqMessages as words } from '@/features/website/faq/faq.messages';
import { listFaq } from '@/features/website/faq/faq.queries';
import { FaqList } from '@/features/website/faq/ui/faq-list';

const title = words['faq.title'];
const lead = words['faq.lead'].th;
const contactLabel = words['faq.ask'].th;

export const generateMetadata = createPageMetadata({ ...title, path: '/faq/', description: lead });

export default async function FaqPage() {
  const entries = await listFaq();
  return (
    <PublicPage title={title.th} lead={lead} changedAt={entries.map(({ updatedAt }) => updatedAt)}>
      {entries.length === 0 ? (
        <EmptyState
          title={words['faq.none'].th}
          text={words['faq.noneText'].th}
          action={<LinkButton href="/contact/">{contactLabel}</LinkButton>}
        />
      ) : (
        <>
          <FaqList entries={entries} />
          <p className="mt-8 mb-3">{words['faq.notFound'].th}</p>
          <LinkButton href="/contact/">{contactLabel}</LinkButton>
        </>
      )}
    </PublicPage>
  );
}
