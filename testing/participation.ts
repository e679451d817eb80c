import { randomBytes, randomInt } from 'node:crypto';
import { generateTrackingCode } from '@/features/citizens/suggestions/suggestions.rules';
import { db, type Prisma } from '@/lib/db/db';
import { HOUR_MS } from '@/lib/time/units';
import { makeUnique } from './builders';

type PollOverrides = Partial<Prisma.PollUncheckedCreateInput> & { labels?: readonly string[] };

/** A poll that opened an hour ago, by default with two options. */
export async function aPoll({ labels = ['เห็นด้วย', 'ไม่เห็นด้วย'], ...given }: PollOverrides = {}) {
  const poll = await db.poll.create({
    data: {
      title: makeUnique('แบบสำรวจ'),
      opensAt: new Date(Date.now() - HOUR_MS),
      closesAt: new Date(Date.now() + HOUR_MS),
      ...given,
      options: { create: labels.map((label, index) => ({ label, position: index + 1 })) },
    },
    include: { options: { orderBy: { position: 'asc' } } },
  });
  const [first, second] = poll.options;
  if (!first || !second) throw new Error('a poll has two options at least');
  return { ...poll, first, second };
}

/** An anonymous, unprocessed suggestion. */
export const aSuggestion = (given: Partial<Prisma.SuggestionUncheckedCreateInput> = {}) =>
  db.suggestion.create({
    data: {
      kind: 'suggestion',
      trackingCode: generateTrackingCode((below) => randomInt(below)),
      subject: makeUnique('ขอให้ปรับปรุง'),
      body: 'อยากให้เพิ่มข่าวทุนการศึกษา',
      steps: { create: { status: 'new' } },
      ...given,
    },
  });

/** Random key of a participant. */
export const aVoter = () => new Uint8Array(randomBytes(32));
