import type { NextRequest } from 'next/server';
import { answerTemplateRequest } from '@/features/imports/imports.http';

/** The template for a screen's imports, as CSV or as an Excel file. */
export const GET = (request: NextRequest) => answerTemplateRequest(request, request.nextUrl.searchParams);
