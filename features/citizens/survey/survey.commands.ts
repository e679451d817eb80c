import { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { exportRecord } from '@/lib/command/export-record';
import { toClientKey } from '@/lib/http/client-address';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import type { VisitorKey } from '@/lib/http/visitor-keys';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay } from '@/lib/time/format';
import { surveyMessages as words } from './survey.messages';
import { surveyAnswerInput } from './survey.schema';

/** Generous, because a whole school or office may share one address. */
const getAddressLimit = () => getLimiter('satisfaction.address');

const storedAnswerInput = surveyAnswerInput.extend({
  voter: z.custom<VisitorKey>((value) => value instanceof Uint8Array),
});

/**
 * Stores an answer, one per voter key and Thai day. A second one changes nothing.
 *
 * @param raw the fields of `surveyAnswerInput`, and `voter`, the key of `readVoter`
 * @returns `again`: true if this voter had already answered today
 * @throws AppError 'invalid' by field; 'limited' above 100 answers a day by visitors from one address
 */
export async function answerSurvey(raw: unknown, viewer: Viewer): Promise<{ again: boolean }> {
  if (viewer.accountId === undefined)
    await consume(getAddressLimit(), toClientKey(viewer.address), pickMessage(words, 'satisfaction.limited'));
  return storeAnswer(raw, viewer);
}

const storeAnswer = command({
  access: 'participation.take',
  input: storedAnswerInput,
  invalidates: (_, { again }: { again: boolean }) => (again ? [] : [tag.satisfaction]),
  run: async (given, _viewer, tx) => {
    const day = new Date(`${toThaiDay(getCurrentTime())}T00:00:00Z`);
    const { count } = await tx.satisfactionAnswer.createMany({ data: { ...given, day }, skipDuplicates: true });
    return { again: count === 0 };
  },
});

/** Records an export of the answers in the audit log, with its row count. */
export const recordSurveyExport = exportRecord({
  access: 'participation.manage',
  action: 'satisfaction.export',
  noun: 'satisfaction',
});
