import clsx from 'clsx';
import { SectionHeading } from '@/components/ui/section-heading';
import { StaticHtml } from '@/components/ui/static-html/static-html';
import { findTextLanguage, say } from '@/lib/messages/language';
import { formatNumber } from '@/lib/time/format';
import { directoryMessages as words } from '../directory.messages';
import { type DirectoryChoice, directoryHref } from '../directory.rules';
import type { CountedProvince, CountedRegion } from '../facets.rules';
import { hexagon, mapSize, type Tile, tiles } from '../map.rules';
import styles from './directory.module.css';
import { getRegionHue } from './region-hue';

type Props = { choice: DirectoryChoice; regions: readonly CountedRegion[] };
type Place = { province: CountedProvince; region: CountedRegion };

/**
 * The provinces as hexagons in the colours of their regions, each a link to its organisations. The list of provinces
 * after it has the same links.
 */
export function ProvinceMap({ choice, regions }: Props) {
  const places = new Map(
    regions.flatMap((region) => region.provinces.map((province) => [province.id, { province, region }] as const)),
  );
  return (
    <section id="map" aria-labelledby="map-title" className="scroll-mt-4">
      <SectionHeading id="map-title" size="lg">
        {say(words['directory.map'])}
      </SectionHeading>
      <p className="mb-4 text-ink-2 text-sm">{say(words['directory.mapHint'])}</p>
      <a href="#regions" className="sr-only text-link focus:not-sr-only">
        {say(words['directory.skipMap'])}
      </a>
      <StaticHtml>
        <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} className={styles.map}>
          <title>{say(words['directory.mapLabel'])}</title>
          <defs>
            <path id="hexagon" d={hexagon} />
          </defs>
          {tiles.map((tile) => (
            <ProvinceTile key={tile.id} tile={tile} place={places.get(tile.id)} choice={choice} />
          ))}
        </svg>
      </StaticHtml>
    </section>
  );
}

type TileProps = { tile: Tile; place?: Place; choice: DirectoryChoice };

/** A province: a link if organisations were found there, or if it is the chosen one, which the link then takes back. */
function ProvinceTile({ tile, place, choice }: TileProps) {
  const isChosen = choice.province === tile.id;
  if (!place) return null;
  const { province, region } = place;
  const name = `${province.name} ${say(words['directory.count']).replace('{n}', formatNumber(province.count))}`;
  if (province.count === 0 && !isChosen) {
    return (
      <g className={styles.none}>
        <title>{name}</title>
        <TileFace tile={tile} count={0} />
      </g>
    );
  }
  return (
    <a
      href={directoryHref(choice, { province: isChosen ? undefined : tile.id, region: undefined })}
      aria-label={isChosen ? say(words['directory.clearOne']).replace('{name}', province.name) : name}
      aria-current={isChosen ? 'true' : undefined}
      data-region={getRegionHue(region.number)}
      data-chosen={choice.region !== undefined && choice.region === region.id ? '' : undefined}
      className={clsx(styles.hue, styles.tile)}
    >
      <title>{name}</title>
      <TileFace tile={tile} count={province.count} />
    </a>
  );
}

function TileFace({ tile: { x, y, abbreviation }, count }: { tile: Tile; count: number }) {
  return (
    <>
      <use href="#hexagon" x={x} y={y} />
      <text x={x} y={y - 1} lang={findTextLanguage(abbreviation)}>
        {abbreviation}
      </text>
      <text x={x} y={y + 14}>
        {count}
      </text>
    </>
  );
}
