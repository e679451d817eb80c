import type { Instrumentation } from 'next';

/** Puts the front on `globalThis`, where server.mjs finds it. Next calls this too, at its first request; twice does no harm. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { openFront } = await import('./lib/front/front');
  const { env } = await import('./lib/env');
  const { seedIfEmpty } = await import('./prisma/seed/seed');
  const { refuseDemoAccounts } = await import('./prisma/seed/demo');
  const { startSweeping } = await import('./lib/sweep');
  const { startMinutely } = await import('./lib/minutely');
  const { resumeImports } = await import('./lib/imports/runner');
  const { sealAudit } = await import('./lib/audit-seals/commands');
  const { deleteDueMembers } = await import('./lib/profiles/commands');
  const { sweepFilesOfMails } = await import('./lib/mail/files');
  const { keepFigures } = await import('./lib/statistics/commands');
  const { sweepDeletedMedia } = await import('./lib/media/commands');
  const { sweepUploads } = await import('./lib/media/uploads-folder');
  // Where there is only the build, as in a container, admin.mjs finds it here.
  Reflect.set(globalThis, Symbol.for('portal.admin'), async (args: string[]) => {
    const { runAdmin } = await import('./scripts/admin/main');
    await runAdmin(args);
  });
  let stopSweeping: (() => void) | undefined;
  const openSweep = () => {
    stopSweeping = startSweeping({
      'members to delete': deleteDueMembers,
      'files of mails': sweepFilesOfMails,
      'deleted media': sweepDeletedMedia,
      'broken uploads': sweepUploads,
    });
  };
  let stopMinutely: (() => Promise<void>) | undefined;
  const openMinutely = () => {
    stopMinutely = startMinutely({
      'seal of the audit log': sealAudit,
      figures: keepFigures,
      'lost imports': resumeImports,
    });
  };
  let worker: { stop: () => Promise<void> } | undefined;
  /** React can be loaded only after Next has been, so not before the start steps. */
  const openMail = async () => {
    const { startMail } = await import('./lib/mail/worker');
    const { readFrame } = await import('./lib/site/queries');
    const { renderMail } = await import('./emails/render');
    worker = startMail(async (mail) => {
      const { site } = await readFrame();
      return renderMail(mail, { brand: site.brand, url: env.SITE_URL });
    });
  };
  openFront([
    { name: 'demo accounts', run: () => refuseDemoAccounts(env) },
    { name: 'demo content', run: () => env.SEED === 'demo' && seedIfEmpty() },
    { name: 'broken uploads', run: () => sweepUploads() },
    { name: 'mail', run: openMail, stop: () => worker?.stop() },
    { name: 'sweep', run: openSweep, stop: () => stopSweeping?.() },
    { name: 'minutely', run: openMinutely, stop: () => stopMinutely?.() },
  ]);
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportRenderError } = await import('./lib/front/report');
  reportRenderError(error, { method: request.method, route: context.routePath, kind: context.routeType });
};
