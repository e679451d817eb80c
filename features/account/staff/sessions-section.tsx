import { Badge } from '@/components/ui/badge';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { AccountSection } from '@/components/ui/page/account-section';
import { formatDateTime } from '@/lib/time/format';
import { endOtherSessionsAction, endOwnSessionAction } from '../sessions/sessions.actions';
import { sessionsMessages } from '../sessions/sessions.messages';
import type { OwnSession } from '../sessions/sessions.queries';

const heads = ['อุปกรณ์', 'เลขที่อยู่ (IP)', 'เข้าสู่ระบบเมื่อ', 'ใช้ล่าสุด'] as const;
const cell = 'px-4 py-3 align-top max-md:flex max-md:justify-between max-md:gap-4 max-md:py-1.5';

/** One's own sessions: a table, on small screens cards; every session but the current one can be ended. */
export function SessionsSection({ sessions }: { sessions: readonly OwnSession[] }) {
  return (
    <AccountSection title="อุปกรณ์ที่เข้าสู่ระบบอยู่" lead="หากพบอุปกรณ์ที่ไม่รู้จัก ให้ออกจากระบบที่นั่นแล้วเปลี่ยนรหัสผ่าน" wide>
      <table className="w-full border-line text-sm max-md:block md:border">
        <thead className="bg-sunken text-left text-ink-2 text-xs max-md:sr-only">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-4 py-3 font-normal">
                {head}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">ออกจากระบบ</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-4">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </tbody>
      </table>
      {sessions.length > 1 && (
        <ActionForm action={endOtherSessionsAction} className="mt-5">
          <SubmitButton look="outline">ออกจากระบบที่อุปกรณ์อื่นทั้งหมด</SubmitButton>
        </ActionForm>
      )}
    </AccountSection>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const device = `${session.browser ?? sessionsMessages['devices.unknownBrowser']} · ${session.system ?? sessionsMessages['devices.unknownSystem']}`;
  return (
    <tr className="border-line bg-surface max-md:block max-md:rounded-md max-md:border max-md:py-2 md:border-t">
      <th scope="row" className="px-4 py-3 text-left align-top font-normal max-md:block">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {device} {session.own && <Badge tone="ok">เครื่องนี้</Badge>}
        </span>
      </th>
      <Cell label={heads[1]}>{session.address ?? '–'}</Cell>
      <Cell label={heads[2]}>{formatDateTime(session.openedAt)}</Cell>
      <Cell label={heads[3]}>{formatDateTime(session.seenAt)}</Cell>
      <td className="px-4 py-2 align-top max-md:block md:text-end">
        {!session.own && (
          <ActionForm action={endOwnSessionAction} fields={{ id: session.id }} className="inline-block">
            <SubmitButton look="outline" size="sm" aria-label={`ออกจากระบบที่ ${device}`}>
              ออกจากระบบที่นั่น
            </SubmitButton>
          </ActionForm>
        )}
      </td>
    </tr>
  );
}

function Cell({ label, children }: { label: string; children: string }) {
  return (
    <td className={cell}>
      <span aria-hidden="true" className="text-ink-2 md:hidden">
        {label}
      </span>
      <span className="tabular break-all text-end md:text-start">{children}</span>
    </td>
  );
}
