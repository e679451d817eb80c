import type { Metadata } from 'next';
import { pageMetadata } from '@/components/shell/page-metadata';
import { EnglishContact } from '@/features/website/english/ui/english-contact';
import { readFrame } from '@/lib/site/queries';

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  return pageMetadata({ th: `Contact ${site.agencyEn}`, path: '/en/contact/', thai: '/contact/', site });
}

export default async function EnglishContactPage() {
  const { site } = await readFrame();
  return <EnglishContact site={site} />;
}
