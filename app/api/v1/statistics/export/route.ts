import { answerFigureExport } from '@/features/statistics/export.http';

/** Figures as CSV, as an Excel file or as a PDF. */
export const GET = (request: Request) => answerFigureExport(request);
