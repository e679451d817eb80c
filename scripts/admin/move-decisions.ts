import { listOpenItems } from '@/features/moving/conflicts/conflict.queries';
import { decideConflicts } from '@/features/moving/conflicts/decide.commands';
import { decisions } from '@/features/moving/conflicts/decide.schema';
import { decideAll } from '@/features/moving/conflicts/decide-all';
import { acceptExact, chooseMapping } from '@/features/moving/mapping/mapping.commands';
import { listMappings, listTargets } from '@/features/moving/mapping/mapping.queries';
import { type MappingKind, mappingKinds } from '@/features/moving/mapping/mapping.schema';
import { operatorViewer } from '@/features/people/administrators.commands';
import { formatNumber } from '@/lib/time/format';
import { UsageError } from './exit-codes';
import type { Result } from './output';

export const DECISIONS_USAGE =
  'move conflicts RUN · move decide RUN here|there [เลขเดิม] · move map SOURCE [office|category [ชื่อ เลขที่นี่]] · move map SOURCE exact';
/** Rows named by one command. */
const SHOWN = 1_000;

const readId = (typed: string | undefined): number => {
  if (!/^[1-9]\d{0,8}$/.test(typed ?? '')) throw new UsageError(DECISIONS_USAGE);
  return Number(typed);
};

/** Conflicts of a run that are to be decided. */
export async function listConflicts([run]: readonly string[]): Promise<Result> {
  const items = await listOpenItems(readId(run), SHOWN);
  const lines = items.map(({ oldId, topic, reason }) => `${oldId}  ${topic}: ${reason}`);
  return { facts: { items }, lines: lines.length > 0 ? lines : ['ไม่มีข่าวที่ขัดกัน (no conflicts)'] };
}

/** Decides one conflict of a run, or all of them. */
export async function decide([run, typed, oldId]: readonly string[]): Promise<Result> {
  const runId = readId(run);
  const decision = decisions.find((one) => one === typed);
  if (!decision) throw new UsageError(DECISIONS_USAGE);
  let [count, left] = [0, 0];
  if (oldId === undefined) {
    // A press of the screen's button decides so many; the command goes on until no more can be.
    for (let done = -1; done !== 0; ) {
      ({ done, left } = await decideAll({ runId, decision }, operatorViewer));
      count += done;
      if (left === 0) break;
    }
  } else count = (await decideConflicts({ runId, oldIds: [oldId], decision }, operatorViewer)).done;
  return { facts: { run: runId, decided: count, left }, lines: [`ตัดสินแล้ว ${formatNumber(count)} ข่าว (decided)`] };
}

/** Shows the names of a source and what stands for them, chooses one, or accepts all exact ones. */
export async function mapNames([source, kind, name, target]: readonly string[]): Promise<Result> {
  const sourceId = readId(source);
  if (kind === 'exact') {
    const done = await Promise.all(mappingKinds.map((one) => acceptExact({ sourceId, kind: one }, operatorViewer)));
    const accepted = done.reduce((sum, one) => sum + one.accepted, 0);
    return { facts: { source: sourceId, accepted }, lines: [`จับคู่ ${formatNumber(accepted)} ชื่อ (accepted)`] };
  }
  const known = mappingKinds.find((one) => one === kind);
  if (kind !== undefined && !known) throw new UsageError(DECISIONS_USAGE);
  if (known && name !== undefined) {
    const targetId = readId(target);
    const { moved } = await chooseMapping({ sourceId, kind: known, name, targetId }, operatorViewer);
    return { facts: { source: sourceId, moved }, lines: [`จับคู่แล้ว ย้ายข่าวตาม ${formatNumber(moved)} ข่าว (mapped)`] };
  }
  const lists = await Promise.all((known ? [known] : mappingKinds).map((one) => showNames(sourceId, one)));
  return { facts: { names: lists.flatMap(({ rows }) => rows) }, lines: lists.flatMap(({ lines }) => lines) };
}

async function showNames(sourceId: number, kind: MappingKind) {
  const { rows } = await listMappings(sourceId, kind, { page: 1, per: SHOWN });
  const targets = new Map((await listTargets(kind)).map((one) => [one.id, one.name]));
  const lines = rows.map(({ name, label, targetId, suggestions: [first] }) => {
    const there = label === name ? name : `${name} ${label}`;
    if (targetId !== null) return `${kind} ${there} → ${targetId} ${targets.get(targetId) ?? ''}`;
    return `${kind} ${there} → –${first ? ` (${first.isExact ? '=' : '~'} ${first.id} ${first.name})` : ''}`;
  });
  return { rows: rows.map(({ suggestions: _, ...row }) => ({ kind, ...row })), lines };
}
