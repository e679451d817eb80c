import type { Metadata } from 'next';
import { ComingPage } from '@/components/layout/coming-page';
import { pageMetadata } from '@/components/layout/page-metadata';
import { siteMessages } from '@/lib/site/messages';
import { readFrame } from '@/lib/site/queries';

const title = siteMessages['documents.title'];
const lead = siteMessages['documents.lead'].th;

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  return pageMetadata({ ...title, path: '/documents/', description: lead, site });
}

export default function DocumentsPage() {
  return <ComingPage title={title.th} lead={lead} />;
}
