import type { Instrumentation } from 'next';

/** How server.mjs starts a process that draws pages. */
const DRAWING = '--draw';
/** News by e-mail goes out well within a minute, however long other jobs take. */
const ALERTS_MS = 10_000;

/**
 * Puts what this process is for on `globalThis`, where server.mjs finds it: the front, or the part of a process that draws
 * pages. Next calls this too, at its first request; twice does no harm.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // Where there is only the build, as in a container, admin.mjs finds it here.
  Reflect.set(globalThis, Symbol.for('portal.admin'), async (args: string[]) => {
    const { runAdmin } = await import('./scripts/admin/main');
    await runAdmin(args);
  });
  await (process.argv.includes(DRAWING) ? prepareDrawing() : prepareFront());
}

/** The front loads neither React nor what pages are made of: it would be larger, and slower in each answer. */
async function prepareFront(): Promise<void> {
  const { openFront } = await import('@/lib/gateway/front');
  const { env } = await import('@/lib/env/env');
  const { refuseDemoAccounts } = await import('./prisma/seed/demo');
  const { sweepUploads } = await import('@/features/media/uploads-folder');
  const { startTraffic } = await import('@/features/audit/traffic-log/recorder');
  let stopTraffic: (() => Promise<void>) | undefined;
  const openTraffic = () => {
    stopTraffic = startTraffic();
  };
  openFront([
    { name: 'demo accounts', run: () => refuseDemoAccounts(env) },
    { name: 'broken uploads', run: () => sweepUploads() },
    { name: 'traffic log', run: openTraffic, stop: () => stopTraffic?.() },
  ]);
}

/** Background work, and the demo content of an empty database, are for the first process that draws. */
async function prepareDrawing(): Promise<void> {
  const { openDrawing } = await import('@/lib/gateway/draw');
  const { env } = await import('@/lib/env/env');
  const { seedIfEmpty } = await import('./prisma/seed/seed');
  const { startSweeping } = await import('@/lib/jobs/cleanup');
  const { startMinutely, startOften } = await import('@/lib/jobs/every-minute');
  const { resumeImports } = await import('@/features/imports/runner');
  const { tendAlerts } = await import('@/features/alerts/cleanup.commands');
  const { closeLimitHits } = await import('@/lib/http/rate-limit/hits');
  const { sealAudit } = await import('@/features/audit/seal/seal.commands');
  const { deleteDueMembers, remindLeavers } = await import('@/features/account/deletion/deletion.commands');
  const { remindHandlers } = await import('@/features/citizens/data-requests/reminders.commands');
  const { sweepFilesOfMails } = await import('./lib/mail/files');
  const { keepFigures } = await import('@/features/statistics/statistics.commands');
  const { sweepDeletedMedia } = await import('@/features/media/media.commands');
  const { reportIncompleteMedia, sweepStrayFiles } = await import('@/features/media/stray-files');
  const { sweepUploads } = await import('@/features/media/uploads-folder');
  const { dropOldTraffic } = await import('@/features/audit/traffic-log/traffic-log.commands');
  const { sweepPictures } = await import('@/features/discovery/link-previews/folder');
  const { sweepMisses } = await import('@/features/search/zero-results/zero-results.commands');
  const { cutHeadlines } = await import('@/features/search/headlines.commands');
  let stopSweeping: (() => void) | undefined;
  const openSweep = () => {
    stopSweeping = startSweeping({
      'members to delete': deleteDueMembers,
      'members to remind': remindLeavers,
      'requests nearly due': remindHandlers,
      'files of mails': sweepFilesOfMails,
      'deleted media': sweepDeletedMedia,
      'broken uploads': () => sweepUploads(),
      'files without a row': () => sweepStrayFiles(),
      'rows without their files': reportIncompleteMedia,
      'days of the traffic log': dropOldTraffic,
      alerts: tendAlerts,
      'drawn pictures': () => sweepPictures(),
      'searches without a result': sweepMisses,
    });
  };
  let stopMinutely: (() => Promise<void>) | undefined;
  const openMinutely = () => {
    stopMinutely = startMinutely({
      'hits of limits': () => closeLimitHits(),
      'seal of the audit log': sealAudit,
      figures: keepFigures,
      'lost imports': resumeImports,
      'words of headlines': cutHeadlines,
    });
  };
  let stopAlerts: (() => Promise<void>) | undefined;
  /** As with mails, behind the filter of news stands React. */
  const openAlerts = async () => {
    const { sendAlerts } = await import('@/features/alerts/delivery/delivery.commands');
    stopAlerts = startOften('alerts', sendAlerts, ALERTS_MS);
  };
  /** React can be loaded only after Next has been, so not before the start steps. */
  const openStillParts = async () => {
    const { openStills } = await import('@/lib/render/static-html.server');
    await openStills();
  };
  let worker: { stop: () => Promise<void> } | undefined;
  const openMail = async () => {
    const { startMail } = await import('./lib/mail/worker');
    const { readFrame } = await import('./lib/site/queries');
    const { renderMail } = await import('./emails/render');
    worker = startMail(async (mail) => {
      const { site } = await readFrame();
      return renderMail(mail, { brand: site.brand, url: env.SITE_URL });
    });
  };
  openDrawing(
    [{ name: 'still parts', run: openStillParts }],
    [
      { name: 'demo content', run: () => env.SEED === 'demo' && seedIfEmpty() },
      { name: 'mail', run: openMail, stop: () => worker?.stop() },
      { name: 'sweep', run: openSweep, stop: () => stopSweeping?.() },
      { name: 'minutely', run: openMinutely, stop: () => stopMinutely?.() },
      { name: 'alerts', run: openAlerts, stop: () => stopAlerts?.() },
    ],
  );
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportRenderError } = await import('@/lib/gateway/report');
  reportRenderError(error, { method: request.method, route: context.routePath, kind: context.routeType });
};
