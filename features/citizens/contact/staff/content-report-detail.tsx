import { ExternalLink } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { newsroomMessages } from '@/features/newsroom/workflow/workflow.messages';
import { formatNumber } from '@/lib/time/format';
import { assignContentReportAction, setContentReportStatusAction } from '../../content-reports/content-reports.actions';
import type { ContentReportDetail, ReportedItem } from '../../content-reports/content-reports.queries';
import { VoiceOwner } from '../../voices/staff/voice-owner';
import { contactMessages as words } from '../contact.messages';
import type { Handler } from '../tasks.schema';
import { ContentReportNoteForm } from './content-report-note-form';
import { HandlingForms } from './handling-forms';
import { TaskHistory } from './task-history';
import { TaskStatusBadge } from './task-status-badge';

type Props = { report: ContentReportDetail; handlers: readonly Handler[]; itemHref: string };

/** One report with the reported item. */
export function ContentReportDetailView({ report, handlers, itemHref }: Props) {
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[1fr_20rem]">
      <div className="min-w-0 max-w-read">
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <TaskStatusBadge status={report.status} />
          <span className="text-ink-2">
            {words['contact.reported']} <ListDateTime at={report.createdAt} />
          </span>
          {report.handledBy && report.handledAt && (
            <span className="text-ink-2">
              {words['contact.status.done']} {report.handledBy} · <ListDateTime at={report.handledAt} />
            </span>
          )}
        </p>
        <div className="mt-4">
          <FactList>
            <VoiceOwner voice={report.voice} />
          </FactList>
        </div>
        <h2 className="mt-6 text-lg">{words['contact.reportText']}</h2>
        <p className="wrap-anywhere mt-1 whitespace-pre-line">
          {report.text || <span className="text-ink-3">{words['contact.noText']}</span>}
        </p>
        <ReportedItemSection item={report.item} href={itemHref} />
        {report.others > 0 && (
          <p className="mt-3 text-ink-2 text-sm">
            {words['contact.others']} {formatNumber(report.others)}
          </p>
        )}
        <div className="mt-8">
          <ContentReportNoteForm report={report} />
        </div>
        <TaskHistory lines={report.history} />
      </div>
      <HandlingForms
        task={report}
        handlers={handlers}
        move={setContentReportStatusAction}
        assign={assignContentReportAction}
      />
    </div>
  );
}

const publicPaths = { news: '/readnews/news/', lifestyle: '/readnews/lifestyle/' } as const;

function ReportedItemSection({ item, href }: { item: ReportedItem; href: string }) {
  return (
    <section className="mt-6 rounded-md border border-line bg-surface p-5">
      <h2 className="text-ink-2 text-sm">{words['contact.item']}</h2>
      <p className="wrap-anywhere mt-1 font-strong">{item.topic}</p>
      <p className="wrap-anywhere mt-1 text-ink-2 text-sm">{item.excerpt}</p>
      <p className="mt-3 flex flex-wrap items-center gap-3 text-sm">
        <Badge tone={item.public ? 'ok' : 'muted'}>
          {item.deleted ? words['contact.deletedItem'] : newsroomMessages[`newsroom.status.${item.status}`]}
        </Badge>
        <span className="text-ink-2">{item.organisation.name}</span>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton href={href} size="sm">
          {words['contact.openItem']}
        </LinkButton>
        {item.public && (
          <LinkButton
            href={`${publicPaths[item.section]}?news_id=${item.id}`}
            size="sm"
            look="quiet"
            icon={ExternalLink}
          >
            {words['contact.readItem']}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
