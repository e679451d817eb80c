import { createPageMetadata } from '@/components/shell/page-metadata';
import { EnglishPage, Paragraphs } from '@/features/website/english/ui/english-page';
import { getSiteFrame } from '@/lib/site/queries';

export const generateMetadata = createPageMetadata((site) => ({
  th: `About ${site.agencyEn}`,
  path: '/en/about/',
  thai: '/about/',
}));

export default async function EnglishAboutPage() {
  const { site } = await getSiteFrame();
  return (
    <EnglishPage title={`About ${site.agencyEn}`} path="/en/about/" site={site}>
      <Paragraphs text={site.aboutEn || `${site.brandEn} is the news portal of ${site.agencyEn}.`} />
    </EnglishPage>
  );
}
