import { createHash } from 'node:crypto';
import { makeDataRequestCode } from '@/features/citizens/data-requests/data-requests.rules';
import { ANSWER_DAYS } from '@/features/citizens/data-requests/data-requests.schema';
import { generateTrackingCode } from '@/features/citizens/suggestions/suggestions.rules';
import type { Transaction } from '@/lib/db/db';
import { toSearchText } from '@/lib/text/search-text';
import { DAY_MS } from '@/lib/time/units';
import { makeRandom } from '../content/random';
import { type VoiceSeed, voiceSeeds } from '../content/voices';
import { getOrganisationId } from './organisations';

/** Ids above those of the other demo messages and suggestions, which have theirs from 1 on. */
const FIRST_ID = 101;
/** An hour after the day's first, so that the demo's messages have different times. */
const HOUR = DAY_MS / 24;

const names = ['สุดารัตน์ แก้วมณี', 'วิชัย ทองสุข', 'รัตนา จันทร์เพ็ญ', 'ประยูร ศรีนวล'] as const;

/** Writes the voices of offices with their answers, hand-overs and notes. No mail tells of them. */
export async function writeVoices(tx: Transaction, now: Date): Promise<void> {
  const random = makeRandom('voices');
  const pick = (below: number) => random.int(0, below - 1);
  for (const [index, seed] of voiceSeeds.entries()) {
    const at = new Date(now.getTime() - seed.daysAgo * DAY_MS - index * HOUR);
    const where = await writers[seed.kind](tx, { seed, at, pick, id: FIRST_ID + index });
    await finish(tx, where, seed, at);
  }
  const told = new Date(now.getTime() - DAY_MS);
  await tx.voice.updateMany({ data: { toldAt: told, soonToldAt: told, lateToldAt: told } });
}

type Made = { seed: VoiceSeed; at: Date; pick: (below: number) => number; id: number };
type Source = { messageId: number } | { suggestionId: number } | { requestId: number } | { reportId: number };

const toOfficeId = (key: string): number | null => (key === 'agency' ? null : getOrganisationId(key));

async function writeSuggestion(tx: Transaction, { seed, at, pick, id }: Made): Promise<Source> {
  const { kind, subject, text: body, answer, office } = seed;
  const organisationId = toOfficeId(office);
  const trackingCode = generateTrackingCode(pick);
  const textSearch = toSearchText([trackingCode, subject, body].join(' '));
  const asked = { kind: kind === 'complaint' ? kind : ('suggestion' as const), subject, body, textSearch };
  const status = answer ? ('done' as const) : ('new' as const);
  await tx.suggestion.create({ data: { id, ...asked, trackingCode, organisationId, status, createdAt: at } });
  const steps = [{ status: 'new' as const, at, note: '' }];
  const answered = answer ? [{ status, note: answer, organisationId, at: new Date(at.getTime() + DAY_MS) }] : [];
  await tx.suggestionStep.createMany({
    // Ids of their own, as the sequences continue only when all rows are there.
    data: [...steps, ...answered].map((step, index) => ({ id: id * 10 + index, suggestionId: id, ...step })),
  });
  return { suggestionId: id };
}

const writers: Readonly<Record<VoiceSeed['kind'], (tx: Transaction, made: Made) => Promise<Source>>> = {
  suggestion: writeSuggestion,
  complaint: writeSuggestion,
  message: async (tx, { seed, at, pick, id }) => {
    const { subject, text: body, office } = seed;
    const letters = generateTrackingCode(pick).slice(2).replaceAll('-', '');
    const trackingCode = `C-${letters.slice(0, 4)}-${letters.slice(4, 8)}`;
    const name = names[id % names.length] ?? names[0];
    const sender = { name, email: `reader${id}@example.com`, phone: '' };
    const textSearch = toSearchText([trackingCode, name, subject, body].join(' '));
    const organisationId = toOfficeId(office);
    await tx.contactMessage.create({
      data: { id, ...sender, subject, body, textSearch, trackingCode, organisationId, createdAt: at },
    });
    return { messageId: id };
  },
  request: async (tx, { seed, at, pick, id }) => {
    const trackingCode = makeDataRequestCode(pick);
    const name = names[id % names.length] ?? names[0];
    const textSearch = toSearchText([trackingCode, name, seed.text].join(' '));
    const dueAt = new Date(at.getTime() + ANSWER_DAYS * DAY_MS);
    const asked = { kind: 'access' as const, name, email: `reader${id}@example.com`, body: seed.text, textSearch };
    const organisationId = toOfficeId(seed.office);
    await tx.rightsRequest.create({ data: { id, ...asked, trackingCode, organisationId, dueAt, createdAt: at } });
    await tx.rightsStep.create({ data: { id, requestId: id, status: 'new', at } });
    return { requestId: id };
  },
  report: async (tx, { seed, at, id }) => {
    const organisationId = getOrganisationId(seed.office);
    const where = { organisationId, status: 'allow' as const, section: 'news' as const };
    const news = await tx.news.findFirstOrThrow({ where, select: { id: true }, orderBy: { id: 'desc' } });
    const visitor = new Uint8Array(createHash('sha256').update(`voice/${id}`).digest());
    await tx.newsReport.create({
      data: { id, newsId: news.id, reason: 'wrong', text: seed.text, visitor, createdAt: at },
    });
    return { reportId: id };
  },
};

/** Hand-over and note of a voice. */
async function finish(tx: Transaction, where: Source, { office, from, note }: VoiceSeed, at: Date): Promise<void> {
  const { id: voiceId } = await tx.voice.findFirstOrThrow({ where, select: { id: true } });
  const later = new Date(at.getTime() + DAY_MS / 2);
  const organisationId = toOfficeId(office);
  if (from) {
    const way = { fromId: toOfficeId(from), toId: organisationId, reason: 'เป็นเรื่องของหน่วยงานนี้โดยตรง' };
    await tx.voiceHandover.create({ data: { voiceId, ...way, at: later } });
  }
  if (note) await tx.voiceNote.create({ data: { voiceId, organisationId, body: note, at: later } });
}
