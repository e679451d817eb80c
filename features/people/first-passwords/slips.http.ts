import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { toFailureResponse } from '@/lib/http/failure-response';
import { pickMessage } from '@/lib/messages/message';
import { firstPasswordMessages as words } from './first-passwords.messages';
import { takeSlips } from './slips.commands';
import { findSlipJob } from './slips.queries';

/**
 * Status of a job, polled by its page.
 *
 * @throws AppError 'missing' for jobs of others
 */
export async function getSlipStatus(viewer: Viewer, id: number) {
  const job = await findSlipJob(viewer, id);
  if (!job) throw new AppError('missing', pickMessage(words, 'firstPasswords.missing'));
  return { status: job.status };
}

/**
 * Hands out the file of a job, once.
 *
 * @param viewer the viewer on our own pages; undefined for a foreign page
 */
export async function serveSlips(viewer: Viewer | undefined, id: number): Promise<Response> {
  try {
    if (!viewer) throw new AppError('forbidden', pickMessage(errorMessages, 'errors.foreign'));
    const { file } = await takeSlips({ id }, viewer);
    const name = encodeURIComponent(`${words['firstPasswords.slip.title']} ${id}.pdf`);
    return new Response(new Uint8Array(file), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="slips.pdf"; filename*=UTF-8''${name}`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch (error) {
    const { status, headers, body } = toFailureResponse(error);
    return new Response(body.message, {
      status,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' },
    });
  }
}
