import clsx from 'clsx';
import { Name } from '@/components/ui/line-text/name';
import { SectionHeading } from '@/components/ui/section-heading';
import { StaticHtml } from '@/components/ui/static-html/static-html';
import { findTextLanguage, say } from '@/lib/messages/language';
import { formatNumber } from '@/lib/time/format';
import { directoryMessages as words } from '../directory.messages';
import { type DirectoryChoice, directoryHref } from '../directory.rules';
import type { CountedProvince, CountedRegion } from '../facets.rules';
import styles from './directory.module.css';
import { getRegionHue } from './region-hue';

type Props = { choice: DirectoryChoice; regions: readonly CountedRegion[] };

/** All provinces by region with their numbers: the legend of the map, and the same links as a list. */
export function RegionList({ choice, regions }: Props) {
  return (
    <section id="regions" aria-labelledby="regions-title" className="mt-8 scroll-mt-4">
      <SectionHeading id="regions-title" size="lg">
        {say(words['directory.regions'])}
      </SectionHeading>
      <StaticHtml>
        {regions.map((region) => (
          <RegionPart key={region.number} region={region} choice={choice} />
        ))}
      </StaticHtml>
    </section>
  );
}

function RegionPart({ region: { id, name, number, count, provinces }, choice }: Pick<Props, 'choice'> & Part) {
  const isOpen = (id !== undefined && choice.region === id) || provinces.some((one) => one.id === choice.province);
  const title = name ?? say(words['directory.noRegion']);
  const [before, after] = say(words['directory.wholeRegion']).split('{region}');
  return (
    <details open={isOpen} className="border-line border-b">
      <summary className="flex min-h-11 items-center gap-3 py-2.5">
        <span aria-hidden="true" data-region={getRegionHue(number)} className={clsx(styles.hue, styles.swatch)} />
        <span lang={findTextLanguage(title)} className="font-strong">
          {title}
        </span>
        <span className="tabular text-ink-2 text-sm">{formatCount(count)}</span>
      </summary>
      <ul className="columns-1 gap-10 pb-4 sm:columns-2">
        {id !== undefined && count > 0 && (
          <li className="break-inside-avoid">
            <a
              href={directoryHref(choice, { region: id, province: undefined })}
              aria-current={choice.region === id ? 'true' : undefined}
              className={linkClass}
            >
              {before}
              <Name>{title}</Name>
              {after}
            </a>
          </li>
        )}
        {provinces.map((province) => (
          <li key={province.id} className="break-inside-avoid">
            <ProvinceLink province={province} choice={choice} />
          </li>
        ))}
      </ul>
    </details>
  );
}
type Part = { region: CountedRegion };

const linkClass = 'inline-flex min-h-10 items-center gap-2 font-normal text-sm hover:text-link hover:underline';

function ProvinceLink({
  province: { id, name, count },
  choice,
}: Pick<Props, 'choice'> & { province: CountedProvince }) {
  if (count === 0) {
    return (
      <span className="inline-flex min-h-10 items-center gap-2 text-ink-3 text-sm">
        <Name>{name}</Name> <span className="tabular">0</span>
      </span>
    );
  }
  return (
    <a
      href={directoryHref(choice, { province: id, region: undefined })}
      aria-current={choice.province === id ? 'true' : undefined}
      className={linkClass}
    >
      <Name>{name}</Name> <span className="tabular text-ink-2">{formatNumber(count)}</span>
    </a>
  );
}

const formatCount = (count: number) => say(words['directory.count']).replace('{n}', formatNumber(count));
