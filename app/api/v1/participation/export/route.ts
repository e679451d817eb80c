import { answerParticipationExport } from '@/features/citizens/participation/export.http';

/** Votes, opinions, suggestions or answers to the survey as CSV or as an Excel file. */
export const GET = (request: Request) => answerParticipationExport(request);
