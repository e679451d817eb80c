'use client';

import { formatNumber } from '@/lib/time/format';
import { noticeAudienceMessages as words } from '../audience/audience.messages';
import type { AudienceOption, AudienceOptions } from '../audience/audience.queries';
import { type NoticeAudience, type Recipient, recipientKinds } from '../audience/audience.schema';
import { AudienceCheckboxes } from './audience-checkboxes';
import { SingleRecipients } from './single-recipients';
import { useAudience, useReach } from './use-audience';

type Props = {
  options: AudienceOptions;
  stored: NoticeAudience;
  named: readonly Recipient[];
  /** Number of organisations in the stored audience. */
  reach: number;
  found: { search: string; items: readonly Recipient[] };
};

const toCheckboxOptions = (options: readonly AudienceOption[]) =>
  options.map(({ id, ...rest }) => ({ ...rest, of: String(id) }));

/** Audience of a notice, any mix of targets, with the resulting number of organisations. */
export function AudienceField({ options, stored, named, reach, found }: Props) {
  const { chosen, names, toggle, add } = useAudience(stored, named);
  const count = useReach(chosen, reach);
  const kinds = recipientKinds.flatMap((kind) => {
    const open = options.kinds.find((one) => one.kind === kind)?.count;
    return open === undefined ? [] : [{ of: kind, name: words[`noticeCircles.kind.${kind}`], count: open }];
  });
  return (
    <section id="circles" aria-labelledby="circles-title" className="rounded-md border border-line bg-surface p-5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="circles-title" className="text-lg">
          {words['noticeCircles.circles']}
        </h2>
        <p role="status" className="font-strong">
          {words['noticeCircles.reach']} <span className="tabular">{formatNumber(count)}</span>{' '}
          {words['noticeCircles.organisations']}
        </p>
      </div>
      <p className="mb-4 text-ink-2 text-sm">{words['noticeCircles.circlesHint']}</p>
      <div className="grid grid-cols-1 gap-3">
        <AudienceCheckboxes
          word="kind"
          legend={words['noticeCircles.by.kind']}
          options={kinds}
          chosen={chosen.kinds}
          onToggle={toggle('kinds')}
        />
        <AudienceCheckboxes
          word="region"
          legend={words['noticeCircles.by.region']}
          options={toCheckboxOptions(options.regions)}
          chosen={chosen.regions}
          onToggle={toggle('regions')}
          fold
        />
        <AudienceCheckboxes
          word="province"
          legend={words['noticeCircles.by.province']}
          options={toCheckboxOptions(options.provinces)}
          chosen={chosen.provinces}
          onToggle={toggle('provinces')}
          fold
        />
        <AudienceCheckboxes
          word="institute"
          legend={words['noticeCircles.by.institute']}
          options={toCheckboxOptions(options.institutes)}
          chosen={chosen.institutes}
          onToggle={toggle('institutes')}
          fold
        />
        <SingleRecipients
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
