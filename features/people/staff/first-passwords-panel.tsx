import type { Viewer } from '@/lib/auth/viewer';
import { formatNumber } from '@/lib/time/format';
import { sortCandidates } from '../first-passwords/candidates.queries';
import { firstPasswordMessages as words } from '../first-passwords/first-passwords.messages';
import { listImportedIds } from '../list/bulk.queries';
import { FirstPasswordsForm } from './first-passwords-form';

type Props = { importId: number; path: string; viewer: Viewer };

/** Next step after an import: the first passwords of its accounts, as mails or as slips. Nothing if all have one. */
export async function FirstPasswordsPanel({ importId, path, viewer }: Props) {
  const ids = await listImportedIds(viewer, importId);
  const [print, mail] = await Promise.all([sortCandidates(viewer, ids, 'print'), sortCandidates(viewer, ids, 'mail')]);
  if (print.fit.length === 0) return null;
  const title = words['firstPasswords.panel.title'].replace('{n}', formatNumber(print.fit.length));
  return (
    <section aria-label={title} className="grid gap-3 rounded-md border border-line bg-surface p-5">
      <h2 className="text-lg">{title}</h2>
      <p className="max-w-read text-ink-2 text-sm">{words['firstPasswords.panel.text']}</p>
      <FirstPasswordsForm importId={importId} path={path} prints={print.fit.length} mails={mail.fit.length} />
    </section>
  );
}
