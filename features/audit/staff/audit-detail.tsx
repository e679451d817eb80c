import { LinkButton } from '@/components/ui/button';
import { BackLink } from '@/components/ui/page/back-link';
import { formatLongDate } from '@/lib/time/format';
import { toChanges } from '../log/changes.rules';
import { auditMessages as words } from '../log/log.messages';
import { auditList, formatAuditAction, formatAuditActor, formatAuditNoun, formatAuditThing } from '../log/log.rules';
import type { AuditDetail } from '../log/log.schema';
import { ChangeTable } from './change-table';
import { OutcomeBadge } from './outcome-badge';

type Props = { line: AuditDetail; path: string; back: string };

/** One entry of the log with its changes. */
export function AuditDetailView({ line, path, back }: Props) {
  const { accountId, noun, nounId } = line;
  const facts = [
    ['id', line.id],
    ['at', formatLongDate(line.at)],
    ['actor', formatAuditActor(line.actorName)],
    ['account', accountId],
    ['action', formatAuditAction(line.action)],
    ['noun', [formatAuditNoun(noun), formatAuditThing(line)].filter(Boolean).join(' ')],
    ['nounId', nounId],
    ['outcome', <OutcomeBadge key="outcome" outcome={line.outcome} />],
    ['address', line.address],
  ] as const;
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <BackLink href={back}>{words['audit.back']}</BackLink>
        {accountId !== undefined && (
          <LinkButton href={auditList.href(path, { search: '', accountId })} size="sm">
            {words['audit.ofAccount']}
          </LinkButton>
        )}
        {nounId !== undefined && (
          <LinkButton href={auditList.href(path, { search: nounId, noun })} size="sm">
            {words['audit.ofNoun']}
          </LinkButton>
        )}
      </div>
      <dl className="grid gap-x-6 gap-y-1 border-line border-y py-4 text-sm sm:grid-cols-[12rem_1fr]">
        {facts.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name} className="contents">
                <dt className="text-ink-2">{words[`audit.${name}`]}</dt>
                <dd className="wrap-anywhere font-normal max-sm:mb-2">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <ChangeTable
        changes={toChanges(line.before, line.after, line.references)}
        compared={line.before !== null && line.after !== null}
      />
    </>
  );
}
