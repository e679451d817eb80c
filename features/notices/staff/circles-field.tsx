'use client';

import { formatNumber } from '@/lib/time/format';
import { noticeCirclesMessages as words } from '../audience/audience.messages';
import {
  type CircleOption,
  type CircleOptions,
  type Circles,
  type OrganisationChoice,
  organisationKinds,
} from '../audience/audience.schema';
import { CircleBoxes } from './circle-boxes';
import { SingleOrganisations } from './single-organisations';
import { useCircles, useReach } from './use-circles';

type Props = {
  options: CircleOptions;
  stored: Circles;
  named: readonly OrganisationChoice[];
  /** How many organisations the stored circles reach. */
  reach: number;
  found: { search: string; items: readonly OrganisationChoice[] };
};

const toBoxes = (options: readonly CircleOption[]) => options.map(({ id, ...rest }) => ({ ...rest, of: String(id) }));

/** To whom a notice goes, any mix, and how many organisations that makes. */
export function CirclesField({ options, stored, named, reach, found }: Props) {
  const { chosen, names, toggle, add } = useCircles(stored, named);
  const count = useReach(chosen, reach);
  const kinds = organisationKinds.flatMap((kind) => {
    const open = options.kinds.find((one) => one.kind === kind)?.count;
    return open === undefined ? [] : [{ of: kind, name: words[`noticeCircles.kind.${kind}`].th, count: open }];
  });
  return (
    <section id="circles" aria-labelledby="circles-title" className="rounded-md border border-line bg-surface p-5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="circles-title" className="text-lg">
          {words['noticeCircles.circles'].th}
        </h2>
        <p role="status" className="font-strong">
          {words['noticeCircles.reach'].th} <span className="tabular">{formatNumber(count)}</span>{' '}
          {words['noticeCircles.organisations'].th}
        </p>
      </div>
      <p className="mb-4 text-ink-2 text-sm">{words['noticeCircles.circlesHint'].th}</p>
      <div className="grid grid-cols-1 gap-3">
        <CircleBoxes
          word="kind"
          legend={words['noticeCircles.by.kind'].th}
          options={kinds}
          chosen={chosen.kinds}
          onToggle={toggle('kinds')}
        />
        <CircleBoxes
          word="region"
          legend={words['noticeCircles.by.region'].th}
          options={toBoxes(options.regions)}
          chosen={chosen.regions}
          onToggle={toggle('regions')}
          fold
        />
        <CircleBoxes
          word="province"
          legend={words['noticeCircles.by.province'].th}
          options={toBoxes(options.provinces)}
          chosen={chosen.provinces}
          onToggle={toggle('provinces')}
          fold
        />
        <CircleBoxes
          word="institute"
          legend={words['noticeCircles.by.institute'].th}
          options={toBoxes(options.institutes)}
          chosen={chosen.institutes}
          onToggle={toggle('institutes')}
          fold
        />
        <SingleOrganisations
          chosen={chosen.organisations}
          names={names}
          found={found}
          onAdd={add}
          onToggle={toggle('organisations')}
        />
      </div>
    </section>
  );
}
