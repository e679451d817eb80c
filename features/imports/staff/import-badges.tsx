import { Badge } from '@/components/ui/badge';
import { importsMessages as words } from '../imports.messages';
import type { ImportStatus, ImportVerdict } from '../imports.schema';

const tones = {
  waiting: 'muted',
  checking: 'info',
  checked: 'warn',
  confirmed: 'info',
  writing: 'info',
  done: 'ok',
  failed: 'bad',
  cancelled: 'muted',
} as const satisfies Record<ImportStatus, string>;

export const ImportStatusBadge = ({ status }: { status: ImportStatus }) => (
  <Badge tone={tones[status]}>{words[`imports.status.${status}`]}</Badge>
);

const verdictTones = { wrong: 'bad', new: 'ok', changed: 'info', same: 'muted' } as const;

/** Planned or actual effect of a row. */
export const VerdictBadge = ({ verdict }: { verdict: ImportVerdict }) => (
  <Badge tone={verdictTones[verdict]}>{words[`imports.verdict.${verdict}`]}</Badge>
);
