import type { NextRequest } from 'next/server';
import { printOfficePassword as organisation } from '@/features/organisations/office-passwords.commands';
import { printPersonPassword as account } from '@/features/people/list/passwords.commands';
import { servePasswordLetter } from '@/features/people/password-letter.http';
import { readFormViewer } from '@/lib/auth/page-viewer';

/** A new password as a letter to print; field `account` or `organisation`. */
export const POST = async (request: NextRequest) =>
  servePasswordLetter(await readFormViewer(), request, { account, organisation });
