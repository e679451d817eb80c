import { answerOneClick, showStopPage } from '@/lib/api/alert-stop';

export const dynamic = 'force-dynamic';

/** Stops the alert that the link in a mail names. */
export const POST = answerOneClick;
export const GET = showStopPage;
