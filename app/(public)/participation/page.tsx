import type { Metadata } from 'next';
import { ComingPage } from '@/components/layout/coming-page';
import { pageMetadata } from '@/components/layout/page-metadata';
import { siteMessages } from '@/lib/site/messages';
import { readFrame } from '@/lib/site/queries';

const title = siteMessages['menu.participation'];
const lead = siteMessages['participation.lead'].th;

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  return pageMetadata({ ...title, path: '/participation/', description: lead, site });
}

export default function ParticipationPage() {
  return <ComingPage title={title.th} lead={lead} />;
}
