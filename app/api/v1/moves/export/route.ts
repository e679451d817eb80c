/** The report of a run of a move as CSV or as an Excel file. */
export { answerMoveReport as GET } from '@/features/moving/moving.http';
