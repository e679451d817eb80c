import { z } from 'zod';
import { type LoginClient, logIn } from '@/lib/auth/log-in';
import { authMessages } from '@/lib/auth/messages';
import { staffLoginInput } from '@/lib/auth/schema';
import { findViewer } from '@/lib/auth/sessions';
import type { PendingStep, Viewer } from '@/lib/auth/viewer';
import { parseInput } from '@/lib/command/parse';
import { id } from '@/lib/command/validation';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { proveSecondFactor } from '../second-factor/second-factor.commands';

/** Tokens of a session that was opened on a page, and the step that its login still lacks. */
export type Resumed = { session: string; device?: string; step?: PendingStep };

const owner = z.object({ accountId: id });
const passwordStep = staffLoginInput.extend({ ...owner.shape, kind: z.enum(['staff', 'collegeUser']) });

/**
 * Logs in on a page whose session has ended: the same login as that of the login page, for the account that has opened
 * the page and no other.
 *
 * @throws AppError 'invalid', and those of `logIn`
 */
export async function resumeByPassword(raw: unknown, client: LoginClient): Promise<Resumed> {
  const { kind, accountId, name, password } = parseInput(passwordStep, raw);
  const { session, device } = await logIn(kind, { name, password }, client, { owner: accountId });
  return { session, device, step: await findPendingStep(session) };
}

/**
 * Second step of the same login.
 *
 * @throws AppError 'unauthenticated' if another account has logged in since, and those of `proveSecondFactor`
 */
export async function resumeByCode(raw: unknown, viewer: Viewer, userAgent: string): Promise<Resumed> {
  const { accountId } = parseInput(owner, raw);
  if (viewer.accountId !== accountId)
    throw new AppError('unauthenticated', pickMessage(authMessages, 'login.otherAccount'));
  const session = await proveSecondFactor(raw, viewer, userAgent);
  return { session, step: await findPendingStep(session) };
}

const findPendingStep = async (session: string): Promise<PendingStep | undefined> =>
  (await findViewer(session, false)).session?.pendingStep;
