import type { NextRequest } from 'next/server';
import { answerPasswordLetter } from '@/features/people/password-letter.http';
import { readFormViewer } from '@/lib/auth/page-viewer';

/** A new password as a letter to print; field `account` or `organisation`. */
export const POST = async (request: NextRequest) => answerPasswordLetter(await readFormViewer(), request);
