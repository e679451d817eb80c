import type { Metadata } from 'next';
import { EnglishHome } from '@/components/english/english-home';
import { pageMetadata } from '@/components/layout/page-metadata';
import { readFrame } from '@/lib/site/queries';
import { readSiteMap } from '@/lib/site-map/queries';

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  return pageMetadata({
    th: site.brandEn,
    path: '/en/',
    thai: '/',
    description: `News of ${site.agencyEn}, in brief`,
    site,
  });
}

export default async function EnglishHomePage() {
  const [{ site }, { categories }] = await Promise.all([readFrame(), readSiteMap()]);
  return <EnglishHome site={site} categories={categories} />;
}
