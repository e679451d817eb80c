import type { Metadata } from 'next';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { JsonLd } from '@/components/ui/page/json-ld';
import { listPublicDocuments } from '@/features/documents/documents.queries';
import { describeChoice, documentList, publicChoice } from '@/features/documents/documents.rules';
import { DocumentsView } from '@/features/documents/ui/documents-view';
import { toBreadcrumbJsonLd } from '@/features/news/json-ld.rules';
import { env } from '@/lib/env/env';
import { say } from '@/lib/messages/language';
import { siteMessages } from '@/lib/site/messages';
import { getSiteFrame } from '@/lib/site/queries';

type Props = PageProps<'/documents'>;

const title = siteMessages['documents.title'];
const lead = siteMessages['documents.lead'];

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [{ site }, choice] = [await getSiteFrame(), publicChoice(await searchParams)];
  const path = documentList.href('/documents/', choice, { search: '', page: choice.search === '' ? choice.page : 1 });
  return buildPageMetadata({ ...title, parts: describeChoice(choice), path, description: say(lead), site });
}

export default async function DocumentsPage({ searchParams }: Props) {
  const choice = publicChoice(await searchParams);
  return (
    <>
      <JsonLd data={toBreadcrumbJsonLd([{ label: say(title) }], env.SITE_URL)} />
      <DocumentsView title={say(title)} lead={say(lead)} choice={choice} {...(await listPublicDocuments(choice))} />
    </>
  );
}
