import type { Metadata } from 'next';
import { DisclosurePage as View } from '@/components/disclosure/disclosure-page';
import { pageMetadata } from '@/components/layout/page-metadata';
import { disclosureMessages as words } from '@/lib/disclosure/messages';
import { listDisclosures, listDisclosureYears } from '@/lib/disclosure/queries';
import { readDisclosureYear } from '@/lib/disclosure/rules';
import { currentFiscalYear } from '@/lib/fiscal-year';
import { readFrame } from '@/lib/site/queries';

type Props = PageProps<'/disclosure'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [{ site }, params] = await Promise.all([readFrame(), searchParams]);
  const year = readDisclosureYear(params);
  const path = year === undefined ? '/disclosure/' : `/disclosure/?year=${year}`;
  return pageMetadata({ ...words['disclosure.title'], path, description: words['disclosure.lead'].th, site });
}

export default async function DisclosurePage({ searchParams }: Props) {
  const [params, years] = await Promise.all([searchParams, listDisclosureYears()]);
  const year = readDisclosureYear(params) ?? years[0]?.year ?? currentFiscalYear();
  return <View year={year} years={years} items={await listDisclosures(year)} />;
}
