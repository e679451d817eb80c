import type { NextRequest } from 'next/server';
import { printPassword as organisation } from '@/features/organisations/organisations.commands';
import { printPassword as account } from '@/features/people/list/list.commands';
import { readFormViewer } from '@/lib/auth/page-viewer';
import { answerPasswordLetter } from '@/lib/http/password-letter';

/** A new password as a letter to print; field `account` or `organisation`. */
export const POST = async (request: NextRequest) =>
  answerPasswordLetter(await readFormViewer(), request, { account, organisation });
