import { answerExportOrganisations } from '@/features/news/export/export.http';

export const dynamic = 'force-dynamic';

/** Organisations whose names match `search`. */
export const GET = (request: Request) => answerExportOrganisations(request);
