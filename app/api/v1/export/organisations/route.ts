import { answerExportOrganisations } from '@/features/news/export/export.http';

export const dynamic = 'force-dynamic';

/** Organisations by their names. */
export const GET = (request: Request) => answerExportOrganisations(request);
