import { Badge } from '@/components/ui/badge';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { passwordRequestsMessages } from '../password-requests.messages';
import type { PasswordRequest } from '../password-requests.queries';
import { type DecisionName, decisions } from '../password-requests.rules';
import { DecideLink } from './decide-link';

type Props = {
  requests: readonly PasswordRequest[];
  hrefOf: (request: PasswordRequest, decision: DecisionName) => string;
};

export function PasswordRequestTable({ requests, hrefOf }: Props) {
  return (
    <ListTable
      label={passwordRequestsMessages['registrations.title']}
      columns={[...columns, buildDecisionColumn(hrefOf)]}
      rows={requests}
    />
  );
}

const columns: readonly Column<PasswordRequest>[] = [
  {
    key: 'institution',
    title: passwordRequestsMessages['registrations.institution'],
    isRowHeader: true,
    cell: ({ institution, code }) => (
      <>
        <span className="font-strong">{institution}</span>
        <span className="tabular block text-ink-2 text-xs">
          {passwordRequestsMessages['registrations.code']} {code}
        </span>
      </>
    ),
  },
  {
    key: 'email',
    title: passwordRequestsMessages['registrations.email'],
    cell: (request) => (
      <>
        <span className="wrap-anywhere block font-normal">{request.email}</span>
        <DomainBadge request={request} />
      </>
    ),
  },
  {
    key: 'phone',
    title: passwordRequestsMessages['registrations.phone'],
    cell: ({ phone }) => (
      <a href={`tel:${phone}`} className="tabular whitespace-nowrap font-normal text-link hover:underline">
        {phone}
      </a>
    ),
  },
  {
    key: 'createdAt',
    title: passwordRequestsMessages['registrations.createdAt'],
    cell: ({ createdAt }) => <ListDateTime at={new Date(createdAt)} />,
  },
];

const buildDecisionColumn = (hrefOf: Props['hrefOf']): Column<PasswordRequest> => ({
  key: 'decision',
  title: passwordRequestsMessages['registrations.decision'],
  cell: (request) =>
    request.status === 'waiting' ? (
      <div className="-my-1 flex flex-wrap gap-1 max-md:justify-end xl:flex-nowrap">
        {decisions.map((name) => (
          <DecideLink key={name} request={request} decision={name} href={hrefOf(request, name)} />
        ))}
      </div>
    ) : (
      <Outcome request={request} />
    ),
});

/** Time of the decision, the deciding account, and the reason of a refusal. */
function Outcome({ request: { decidedAt, decidedBy, reason } }: { request: PasswordRequest }) {
  return (
    <>
      {decidedAt && <ListDateTime at={new Date(decidedAt)} />}
      {decidedBy && (
        <span className="block text-ink-2 text-xs">
          {passwordRequestsMessages['registrations.by']} {decidedBy}
        </span>
      )}
      {reason && <p className="wrap-anywhere mt-1 max-w-80 whitespace-pre-line text-ink-2">{reason}</p>}
    </>
  );
}

/** Compares the request's address with the one on record, which is shown below: it could be the institution's own. */
function DomainBadge({ request: { recordEmail, sameDomain } }: { request: PasswordRequest }) {
  if (!recordEmail) return <Badge tone="muted">{passwordRequestsMessages['registrations.noRecord']}</Badge>;
  return (
    <>
      {sameDomain ? (
        <Badge tone="ok">{passwordRequestsMessages['registrations.sameDomain']}</Badge>
      ) : (
        <Badge tone="warn">{passwordRequestsMessages['registrations.otherDomain']}</Badge>
      )}
      <span className="wrap-anywhere block text-ink-2 text-xs">
        {passwordRequestsMessages['registrations.onRecord']} {recordEmail}
      </span>
    </>
  );
}
