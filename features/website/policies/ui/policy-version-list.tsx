import { Badge } from '@/components/ui/badge';
import { LineText } from '@/components/ui/line-text/line-text';
import { formatDate } from '@/lib/time/format';
import { policiesMessages as words } from '../policies.messages';
import { buildVersionHref, getPolicyState, type PolicyState } from '../policies.rules';
import type { PolicyVersion } from '../policies.schema';

type Props = {
  path: string;
  /** Newest first. */
  versions: readonly PolicyVersion[];
  current: number;
  /** Number of the version on the page. */
  shown: number | undefined;
};

export const policyTones = { isCurrent: 'ok', isComing: 'info', isOld: 'muted' } as const satisfies Record<
  PolicyState,
  string
>;

/** All versions with their dates and changes, each with a link to its text. */
export function PolicyVersionList({ path, versions, current, shown }: Props) {
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="versions" className="mt-12 max-w-read print:hidden">
      <h2 id="versions" className="text-xl">
        {words['policies.versions'].th}
      </h2>
      <ol reversed className="mt-3 border-line border-t">
        {versions.map((version, at) => {
          const state = getPolicyState(version.number, current);
          return (
            <li key={version.number} className="border-line border-b py-2">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <a
                  href={buildVersionHref(path, state === 'isCurrent' ? undefined : version.number)}
                  aria-current={version.number === shown ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center font-normal text-link underline aria-[current]:font-strong aria-[current]:text-ink aria-[current]:no-underline"
                >
                  {words['policies.version'].th} {version.number}
                </a>
                <span className="tabular text-ink-2 text-sm">{formatSpan(version, state, versions[at - 1])}</span>
                <Badge tone={policyTones[state]}>{words[`policies.${state}`].th}</Badge>
              </div>
              {version.changes && (
                <p className="wrap-anywhere whitespace-pre-line pb-1 text-ink-2 text-sm">
                  <LineText>{version.changes}</LineText>
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** `มีผลตั้งแต่ 1 ต.ค. 2567`, with the end of an earlier version: the day on which the next began. */
function formatSpan({ inForceAt }: PolicyVersion, state: PolicyState, next: PolicyVersion | undefined): string {
  const from = `${words[state === 'isComing' ? 'policies.willBe' : 'policies.inForce'].th} ${formatDate(inForceAt)}`;
  return state === 'isOld' && next ? `${from} ${words['policies.until'].th} ${formatDate(next.inForceAt)}` : from;
}
