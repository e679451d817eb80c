/** Argument with which server.mjs starts a render worker. */
const DRAWING = '--draw';

/**
 * Registers the part of this process on `globalThis`, where server.mjs finds it: the gateway, or a render worker. Next
 * calls this too, at its first request; a second call does nothing.
 */
export async function registerProcess(): Promise<void> {
  // Where there is only the build, as in a container, admin.mjs finds it here.
  Reflect.set(globalThis, Symbol.for('portal.admin'), async (args: string[]) => {
    const { runPortal } = await import('./scripts/admin/portal');
    await runPortal(args);
  });
  await (process.argv.includes(DRAWING) ? prepareRenderWorker() : prepareGateway());
}

/** The gateway loads neither React nor the code of pages: it would be larger, and slower in each response. */
async function prepareGateway(): Promise<void> {
  const { createGateway } = await import('@/lib/gateway/gateway');
  const { createTask } = await import('@/lib/gateway/lifecycle');
  const { env } = await import('@/lib/env/env');
  const { assertNoDemoAccounts } = await import('./prisma/seed/demo');
  const { deleteStaleUploads } = await import('@/features/media/receive-upload');
  const { startTrafficRecorder } = await import('@/features/audit/traffic-log/recorder');
  const { startRotationWatch } = await import('@/features/operation/secrets/watch');
  const { startMaintenanceWatch } = await import('@/features/operation/maintenance/watch');
  const { startProcessReports } = await import('@/features/operation/reports/reports.commands');
  const { startArrivalWriter } = await import('@/features/operation/arrivals/arrivals');
  createGateway([
    { name: 'demo accounts', run: () => assertNoDemoAccounts(env) },
    { name: 'broken uploads', run: () => deleteStaleUploads() },
    createTask('session keys', startRotationWatch),
    createTask('traffic log', startTrafficRecorder),
    createTask('maintenance', startMaintenanceWatch),
    createTask('report', () => startProcessReports('gateway')),
    createTask('arrivals', startArrivalWriter),
  ]);
}

/** Background work, and the demo content of an empty database, are for the first render worker. */
async function prepareRenderWorker(): Promise<void> {
  const { createRenderWorker } = await import('@/lib/gateway/render-worker');
  const { createTask } = await import('@/lib/gateway/lifecycle');
  const { env } = await import('@/lib/env/env');
  const { startRotationWatch } = await import('@/features/operation/secrets/watch');
  const { isTrial } = await import('@/lib/process/trial');
  const { seedIfEmpty } = await import('./prisma/seed/seed');
  // React can be loaded only after Next, so not before the startup tasks; mails and news by e-mail depend on it too.
  const openStaticRenderer = async () => {
    const { installStaticRenderer } = await import('@/lib/render/static-html.server');
    await installStaticRenderer();
  };
  const openFrameScript = async () => {
    await import('@/components/shell/page-script');
  };
  const openDictionary = async () => {
    const { loadDictionary } = await import('@/lib/text/thai-words/dictionary.queries');
    const { ignoreOutage } = await import('@/lib/errors/errors');
    // Without the database the worker starts all the same; the next page that needs the dictionary loads it.
    await loadDictionary().catch(ignoreOutage);
  };
  const openJobs = async () => {
    const { jobs } = await import('@/lib/gateway/jobs');
    const { startJobs } = await import('@/lib/jobs/job');
    return startJobs(jobs);
  };
  const openMail = async () => {
    const { startMailWorker } = await import('./lib/mail/worker');
    const { keepLines } = await import('./lib/mail/keep-lines');
    const { getSiteFrame } = await import('./lib/site/queries');
    const { toMailColors } = await import('./lib/site/colors.rules');
    const { renderMail } = await import('./emails/render');
    const { stop } = startMailWorker(async (mail) => {
      const { site, colors } = await getSiteFrame();
      const rendered = await renderMail(mail, {
        brand: site.brand,
        url: env.SITE_URL,
        colors: colors && toMailColors(colors),
      });
      return { ...rendered, html: keepLines(rendered.html) };
    });
    return stop;
  };
  const background = [
    { name: 'demo content', run: () => env.SEED === 'demo' && seedIfEmpty() },
    createTask('mail', openMail),
    createTask('jobs', openJobs),
  ];
  createRenderWorker(
    [
      createTask('session keys', startRotationWatch),
      { name: 'static renderer', run: openStaticRenderer },
      { name: 'frame script', run: openFrameScript },
      { name: 'dictionary', run: openDictionary },
    ],
    isTrial() ? [] : background,
  );
}
