import { countFigures } from '@/features/reports/figures.queries';
import type { ReportFigures } from '@/features/reports/figures.schema';
import type { Prisma, Transaction } from '@/lib/db/db';
import { DAY_MS } from '@/lib/time/units';
import { buildDocuments } from '../content/documents/documents';
import { CLOSED_COLLEGE_CODE, colleges, institutes, provincialOffices } from '../content/organisations';
import { hashText } from '../content/random';
import { correctionNote, draftRemarks, fileTitle, type PeriodSeed, remarks, returnComment } from '../content/reports';
import type { DemoFiles } from '../files';
import { getOrganisationId } from './organisations';
import { findAccountId } from './people';

type Status = 'open' | 'submitted' | 'returned' | 'accepted';

const offices = [...institutes, ...provincialOffices, ...colleges]
  .filter(({ code }) => code !== CLOSED_COLLEGE_CODE)
  .map(({ key }) => ({ key, id: getOrganisationId(key) }));
/** The first of each kind have a demo account; their reports are fixed. */
const [institute, province, college] = [institutes[0]?.key, provincialOffices[0]?.key, colleges[0]?.key];

/** Status of an office's report for a period; undefined if it has not begun. */
function findStatus(key: string, { name, closed }: PeriodSeed): Status | undefined {
  if (key === college) return closed ? 'accepted' : undefined;
  if (key === institute) return closed ? 'accepted' : 'submitted';
  if (key === province) return closed ? 'accepted' : 'returned';
  const lot = hashText(`${key} ${name}`) % 100;
  if (closed) return lot < 82 ? 'accepted' : lot < 94 ? 'submitted' : undefined;
  if (lot < 14) return 'accepted';
  if (lot < 38) return 'submitted';
  return lot < 52 ? 'open' : undefined;
}

/** Writes a reporting period and the offices' reports; the figures are counted from the existing news. */
export async function fillPeriod(tx: Transaction, seed: PeriodSeed, id: number, files: DemoFiles, now: Date) {
  const mediaId = files.findId(buildDocuments(now)[0]?.fileName ?? '');
  const { closed, startsOn, endsOn, ...period } = seed;
  const days = { startsOn: new Date(`${startsOn}T00:00:00Z`), endsOn: new Date(`${endsOn}T00:00:00Z`) };
  await tx.period.create({ data: { id, ...period, ...days, createdAt: period.opensAt } });
  const until = closed ? period.closesAt : now;
  const officeIds = offices.map((office) => office.id);
  const figures = await countFigures(officeIds, seed, until, tx);
  for (const { key, id: organisationId } of offices) {
    const status = findStatus(key, seed);
    if (!status) continue;
    const data = buildReportRow(key, status, seed, figures.get(organisationId), until);
    const report = await tx.performanceReport.create({ data: { ...data, periodId: id, organisationId } });
    const withFile = status !== 'open' && hashText(`file ${key}`) % 3 === 0;
    if (withFile && mediaId !== undefined) {
      await tx.reportFile.create({ data: { reportId: report.id, mediaId, title: fileTitle, position: 1 } });
    }
    const corrected = closed && id === 1 && key === colleges[1]?.key;
    if (corrected && figures.has(organisationId)) await addCorrection(tx, report, figures.get(organisationId), now);
  }
}

function buildReportRow(
  key: string,
  status: Status,
  { opensAt, name }: PeriodSeed,
  figures: ReportFigures | undefined,
  until: Date,
) {
  if (status === 'open') return { status, remarks: draftRemarks, version: 1 };
  const lot = hashText(`${name} ${key}`);
  const span = until.getTime() - opensAt.getTime();
  return {
    status,
    figures: figures ?? {},
    remarks: remarks[lot % remarks.length] ?? '',
    comment: status === 'returned' ? returnComment : null,
    submittedAt: new Date(opensAt.getTime() + Math.round((span * (10 + (lot % 85))) / 100)),
    submittedById: findAccountId(key) ?? null,
    version: 2,
  };
}

type Made = Pick<Prisma.PerformanceReportModel, 'id' | 'remarks'>;

/** A report whose first figure was corrected after the end of the period. */
async function addCorrection(
  tx: Transaction,
  { id, remarks: text }: Made,
  counted: ReportFigures | undefined,
  now: Date,
) {
  const [first, ...others] = counted?.categories ?? [];
  if (!counted || !first) return;
  const before = { remarks: text, figures: counted, files: [] };
  const figures = { ...counted, categories: [{ ...first, reads: first.reads + 120 }, ...others] };
  await tx.performanceReport.update({ where: { id }, data: { figures, version: 3 } });
  await tx.reportCorrection.create({
    data: {
      reportId: id,
      note: correctionNote,
      before,
      after: { ...before, figures },
      accountId: findAccountId('admin') ?? null,
      at: new Date(now.getTime() - 20 * DAY_MS),
    },
  });
}
