import type { ExportScope } from '../leaving.schema';
import type { Kind } from './kind';
import { newsKinds } from './news.kinds';
import { peopleKinds } from './people.kinds';
import { siteKinds } from './site.kinds';
import { workKinds } from './work.kinds';

/** All kinds of an export. */
export const kinds: readonly Kind[] = [...siteKinds, ...newsKinds, ...peopleKinds, ...workKinds];

/** Tables that no export holds, with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  session: 'Access: a session ends with its portal.',
  known_device: 'Access: browsers of a portal.',
  password_reset: 'Access: links of some hours.',
  email_change: 'Access: links of some hours.',
  news_preview_link: 'Access: links of some days.',
  slip_job: 'Access: first passwords.',
  webhook: 'Access to other systems: set up anew, with new secrets.',
  webhook_delivery: 'Calls under way to other systems.',
  mail_message: 'Mails under way; their letters are kinds of their own.',
  import_job: 'Files of imports, kept for some days.',
  import_row: 'Files of imports, kept for some days.',
  move_proof_item: 'Lists of a comparison under way.',
  rate_limit: 'Counters of some minutes.',
  limit_hit: 'Counters of some hours.',
  used_proof: 'Counters of some minutes.',
  presence: 'Open pages of some minutes.',
  news_visit: 'Visits of the last half hour.',
  document_visit: 'Visits of the last half hour.',
  news_editing: 'Open editors of some minutes.',
  news_search: 'Derived: made again from the items.',
  news_tally: 'Derived: made again from the items.',
  news_tally_change: 'Derived: made again from the items.',
  figure_dirty: 'Queue of the statistics; an import fills it.',
  figure_state: 'Progress of the statistics; an import sets it.',
  dictionary_change: 'Queue of the search.',
  office_pace: 'Derived: counted anew every hour.',
  organisation_health: 'Derived: counted anew every night.',
  process_report: 'State of an installation.',
  operation_check: 'State of an installation.',
  alarm: 'State of an installation.',
  error_group: 'State of an installation.',
  canary_beat: 'State of an installation.',
  traffic_log: 'Kept by law on the installation that answered the requests; backups hold it.',
};

/** Names of columns that no export holds, whatever table gets one. */
const SECRET = /(?:^|_)(?:secret|token|password_hash|totp|recovery_codes|api_key|sealed|cipher)(?:_|$)/;

/** True if a column opens something: it is in no export. */
export const isSecret = ({ without = {} }: Pick<Kind, 'without'>, column: string): boolean =>
  column in without || SECRET.test(column);

/** True if a scope has a column of a kind. */
export function hasColumn(kind: Kind, column: string, scope: ExportScope): boolean {
  if (isSecret(kind, column)) return false;
  if (scope === 'all') return true;
  return kind.open !== undefined && (kind.open.columns === 'all' || kind.open.columns.includes(column));
}

/** Kinds of a scope. */
export const listKinds = (scope: ExportScope): Kind[] =>
  kinds.filter(({ open }) => scope === 'all' || open !== undefined);

/** Condition over `t` for the rows of a scope. */
export const getCondition = ({ open, where }: Kind, scope: ExportScope): string =>
  (scope === 'all' ? where : open?.where) ?? 'true';
