import { downloadHref } from '@/features/documents/documents.rules';
import type { Prisma } from '@/lib/db/db';
import { LOGO_ID, siteSettings } from '@/lib/site/schema';
import { toSearchText } from '@/lib/text/search-text';
import { getCurrentFiscalYear } from '@/lib/time/fiscal-year';
import { buildBanners } from '../content/banners';
import { categories } from '../content/categories';
import { disclosedDocuments, disclosures } from '../content/disclosures';
import { buildDocuments } from '../content/documents/documents';
import { faq } from '../content/faq';
import { houseWords, templates } from '../content/house-style';
import { links } from '../content/links';
import { site } from '../content/site';
import { socialLinks } from '../content/social';
import { synonyms } from '../content/synonyms';
import type { DemoFiles } from '../files';

export const categoryRows: Prisma.CategoryCreateManyInput[] = categories.map(({ color, order, ...seed }) => ({
  ...seed,
  color: color[1],
  colorDeep: color[0],
  position: order,
}));

/** The tab bar in the order of the public layout: Home, the news categories, the fixed entries. */
export const menuRows: Prisma.MenuEntryCreateManyInput[] = [
  { kind: 'home' as const },
  ...categories
    .filter(({ section }) => section === 'news')
    .sort((a, b) => a.order - b.order)
    .map(({ id }) => ({ kind: 'category' as const, categoryId: id })),
  { kind: 'participation' as const },
  { kind: 'lifestyle' as const },
  { kind: 'login' as const },
  { kind: 'contact' as const },
].map((entry, index) => ({ ...entry, position: index + 1 }));

export const linkRows: Prisma.LinkCreateManyInput[] = links.map(({ label, target, order }) => ({
  label,
  target,
  position: order,
}));

export const faqRows: Prisma.FaqEntryCreateManyInput[] = faq.map((seed, index) => ({
  ...seed,
  position: (index + 1) * 10,
}));

/** The lists of this fiscal year and the last one; a document that has not appeared yet leaves its item open. */
export const buildDisclosureRows = (now: Date): Prisma.DisclosureItemCreateManyInput[] => {
  const year = getCurrentFiscalYear(now);
  const documents = buildDocuments(now);
  return [year, year - 1].flatMap((fiscalYear) =>
    disclosures.map((seed) => {
      const slug = disclosedDocuments[seed.number];
      const documentId = documents.findIndex((one) => one.slug === slug && one.year === fiscalYear) + 1;
      return { ...seed, fiscalYear, ...(documentId > 0 && { documentId, target: downloadHref(documentId) }) };
    }),
  );
};

export const templateRows: Prisma.NewsTemplateCreateManyInput[] = templates.map(({ categoryId, headings }) => ({
  categoryId,
  headings: [...headings],
  required: [],
}));

export const houseWordRows: Prisma.HouseWordCreateManyInput[] = houseWords.map(([avoided, right]) => ({
  avoided,
  right,
  mode: 'advise',
}));

export const synonymRows: Prisma.SynonymGroupCreateManyInput[] = synonyms.map((words) => ({
  words: [...words],
  needles: words.map(toSearchText),
}));

const socialKinds = {
  facebook: 'page',
  line: 'chat',
  youtube: 'video',
  email: 'email',
  x: 'microblog',
  website: 'website',
} as const;
export const socialRows: Prisma.SocialLinkCreateManyInput[] = socialLinks.map(({ kind, label, url }) => ({
  kind: socialKinds[kind],
  label,
  target: url,
}));

export const settingRows: Prisma.SettingCreateManyInput[] = [
  {
    key: 'site',
    value: siteSettings.parse({
      agency: site.agencyName,
      brand: site.brandTh,
      brandEn: site.brandEn,
      address: site.address,
      phone: site.phone,
      email: site.email,
      credit: site.creditLine,
      about: site.aboutHtml,
      agencyEn: site.agencyNameEn,
      addressEn: site.addressEn,
      aboutEn: site.aboutEn,
    }),
  },
];

export const logoRows: Prisma.LogoCreateManyInput[] = [{ id: LOGO_ID }];

export const buildBannerRows = (now: Date, files: DemoFiles): Prisma.BannerCreateManyInput[] =>
  buildBanners(now).map((seed) => ({
    title: seed.title,
    description: seed.description,
    mediaId: files.findId(seed.pictureKey),
    target: seed.link,
    visible: seed.visible,
    startsAt: seed.from,
    endsAt: seed.to,
    position: seed.order,
  }));

export const buildDocumentRows = (now: Date): Prisma.DocumentCreateManyInput[] =>
  buildDocuments(now).map((seed, index) => ({
    id: index + 1,
    kind: seed.kind,
    title: seed.title,
    titleSearch: toSearchText(seed.title),
    fiscalYear: seed.year,
    position: index + 1,
    downloads: seed.downloads,
    createdAt: seed.publishAt,
  }));

export const buildDocumentVersionRows = (now: Date, files: DemoFiles): Prisma.DocumentVersionCreateManyInput[] =>
  buildDocuments(now).flatMap((seed, index) => {
    const mediaId = files.findId(seed.fileName);
    return mediaId === undefined ? [] : [{ documentId: index + 1, number: 1, mediaId, createdAt: seed.publishAt }];
  });
