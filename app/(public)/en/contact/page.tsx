import type { Metadata } from 'next';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { EnglishContact } from '@/features/website/english/ui/english-contact';
import { getSiteFrame } from '@/lib/site/queries';

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await getSiteFrame();
  return buildPageMetadata({ th: `Contact ${site.agencyEn}`, path: '/en/contact/', thai: '/contact/', site });
}

export default async function EnglishContactPage() {
  const { site } = await getSiteFrame();
  return <EnglishContact site={site} />;
}
