import { Fact, FactList, MailLink } from '@/components/ui/fact-list';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { formatDate } from '@/lib/time/format';
import { TaskAssignForm } from '../../contact/staff/handling-forms';
import { TaskStatusBadge } from '../../contact/staff/task-status-badge';
import { TaskSteps } from '../../contact/staff/task-steps';
import type { Handler } from '../../contact/tasks.schema';
import { VoiceOwner } from '../../voices/staff/voice-owner';
import { assignDataRequestAction } from '../data-requests.actions';
import { dataRequestsMessages as words } from '../data-requests.messages';
import type { DataRequestDetail } from '../data-requests.queries';
import { DataRequestExtendForm, DataRequestStepForm } from './data-request-forms';
import { DaysLeft } from './days-left';

type Props = { request: DataRequestDetail; handlers: readonly Handler[] };

/** One data request: its facts, text, steps and handling. */
export function DataRequestDetailView({ request, handlers }: Props) {
  const open = request.daysLeft !== undefined;
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[1fr_20rem]">
      <div className="min-w-0 max-w-read">
        <Facts request={request} />
        <p className="wrap-anywhere mt-4 whitespace-pre-line">{request.body}</p>
        <TaskSteps title={words['rights.steps']} internal={words['rights.internalNote']} steps={request.steps} />
        <section className="mt-8">
          <h2 className="mb-3 text-lg">{words['rights.addStep']}</h2>
          <DataRequestStepForm request={request} />
        </section>
      </div>
      <section className="grid gap-5 rounded-md border border-line bg-surface p-5">
        <TaskAssignForm task={request} handlers={handlers} assign={assignDataRequestAction} />
        {open && !request.extended && <DataRequestExtendForm request={request} />}
      </section>
    </div>
  );
}

function Facts({ request }: Pick<Props, 'request'>) {
  const { status, name, email, trackingCode, createdAt, dueAt, daysLeft, extended } = request;
  const due = (
    <span className="flex flex-wrap items-center gap-x-3">
      {formatDate(dueAt)}
      {daysLeft !== undefined && <DaysLeft left={daysLeft} />}
      {extended && words['rights.isExtended']}
    </span>
  );
  return (
    <FactList>
      <Fact title={words['rights.statuses']}>
        <TaskStatusBadge status={status} />
      </Fact>
      <Fact title={words['rights.due'].th}>{due}</Fact>
      <VoiceOwner voice={request.voice} />
      <Fact title={words['rights.who']}>{name}</Fact>
      <Fact title={words['rights.email'].th}>{email ? <MailLink address={email} /> : words['rights.gone']}</Fact>
      <Fact title={words['rights.code']}>{trackingCode}</Fact>
      <Fact title={words['rights.at']}>
        <ListDateTime at={createdAt} />
      </Fact>
    </FactList>
  );
}
