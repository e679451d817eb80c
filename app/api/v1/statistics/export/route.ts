/** Figures as CSV, as an Excel file or as a PDF. */
export { answerFigureExport as GET } from '@/features/statistics/export.http';
