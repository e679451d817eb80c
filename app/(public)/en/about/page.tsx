import type { Metadata } from 'next';
import { EnglishPage, Paragraphs } from '@/components/english/english-page';
import { pageMetadata } from '@/components/layout/page-metadata';
import { readFrame } from '@/lib/site/queries';

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  return pageMetadata({ th: `About ${site.agencyEn}`, path: '/en/about/', thai: '/about/', site });
}

export default async function EnglishAboutPage() {
  const { site } = await readFrame();
  return (
    <EnglishPage title={`About ${site.agencyEn}`} path="/en/about/" site={site}>
      <Paragraphs text={site.aboutEn || `${site.brandEn} is the news portal of ${site.agencyEn}.`} />
    </EnglishPage>
  );
}
