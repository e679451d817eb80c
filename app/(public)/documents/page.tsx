import type { Metadata } from 'next';
import { DocumentsView } from '@/components/documents/documents-view';
import { JsonLd } from '@/components/layout/json-ld';
import { pageMetadata } from '@/components/layout/page-metadata';
import { listPublicDocuments } from '@/lib/documents/queries';
import { documentsHref, publicChoice } from '@/lib/documents/rules';
import { env } from '@/lib/env';
import { siteMessages } from '@/lib/site/messages';
import { readFrame } from '@/lib/site/queries';
import { crumbData } from '@/lib/structured-data/rules';

type Props = PageProps<'/documents'>;

const title = siteMessages['documents.title'];
const lead = siteMessages['documents.lead'].th;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [{ site }, choice] = [await readFrame(), publicChoice(await searchParams)];
  const path = documentsHref('/documents/', choice, { search: '', page: choice.page });
  return pageMetadata({ ...title, path, description: lead, site });
}

export default async function DocumentsPage({ searchParams }: Props) {
  const choice = publicChoice(await searchParams);
  return (
    <>
      <JsonLd data={crumbData([{ label: title.th }], env.SITE_URL)} />
      <DocumentsView title={title.th} lead={lead} choice={choice} {...(await listPublicDocuments(choice))} />
    </>
  );
}
