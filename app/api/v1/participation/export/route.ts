/** Votes, opinions, suggestions or answers to the survey as CSV or as an Excel file. */
export { answerParticipationExport as GET } from '@/features/citizens/participation/export.http';
