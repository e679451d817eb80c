import type { Metadata } from 'next';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { disclosureMessages as words } from '@/features/documents/disclosure/disclosure.messages';
import { listDisclosures, listDisclosureYears } from '@/features/documents/disclosure/disclosure.queries';
import { readDisclosureYear } from '@/features/documents/disclosure/disclosure.rules';
import { DisclosurePage as View } from '@/features/documents/disclosure/ui/disclosure-page';
import { getSiteFrame } from '@/lib/site/queries';
import { getCurrentFiscalYear } from '@/lib/time/fiscal-year';

type Props = PageProps<'/disclosure'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [{ site }, params] = await Promise.all([getSiteFrame(), searchParams]);
  const year = readDisclosureYear(params);
  const path = year === undefined ? '/disclosure/' : `/disclosure/?year=${year}`;
  const parts = year === undefined ? [] : [`${words['disclosure.year'].th} ${year}`];
  return buildPageMetadata({
    ...words['disclosure.title'],
    parts,
    path,
    description: words['disclosure.lead'].th,
    site,
  });
}

export default async function DisclosurePage({ searchParams }: Props) {
  const [params, years] = await Promise.all([searchParams, listDisclosureYears()]);
  const year = readDisclosureYear(params) ?? years[0]?.year ?? getCurrentFiscalYear();
  return <View year={year} years={years} items={await listDisclosures(year)} />;
}
