import cookie from '@fastify/cookie'
import { RELEASE } from '@gable/shared/release.ts'
import { getReporting } from '@gable/shared/reporting.ts'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { accountTrackingRoutes } from './account-tracking/routes.ts'
import { changelogRoutes } from './activity/routes.ts'
import { addressRoutes } from './addresses/routes.ts'
import { advancedSettingsRoutes } from './advanced-settings/routes.ts'
import { agencyRoutes } from './agency/routes.ts'
import { answerRoutes } from './answers/routes.ts'
import { apiKeyRoutes } from './api-keys/routes.ts'
import { appointmentRoutes } from './appointments/routes.ts'
import { auditLogRoutes } from './audit-log/routes.ts'
import { billingRoutes } from './billing/routes.ts'
import { brandingRoutes } from './branding/routes.ts'
import { broadcastRoutes } from './broadcasts/routes.ts'
import { calendarFeedRoutes } from './calendars/feed-routes.ts'
import { calendarRoutes } from './calendars/routes.ts'
import { callRoutes } from './calls/routes.ts'
import { connectedAppRoutes } from './connected-apps/routes.ts'
import { correctionRoutes } from './contact-dashboard/correction-routes.ts'
import { getDashboardPath } from './contact-dashboard/links.ts'
import { publicDashboardRoutes } from './contact-dashboard/public-routes.ts'
import { contactDashboardRoutes } from './contact-dashboard/routes.ts'
import { suggestTextRoutes } from './contact-dashboard/suggest-text.ts'
import { inboundSyncRoutes } from './contact-sync/inbound-routes.ts'
import { contactSyncRoutes } from './contact-sync/routes.ts'
import { attributeRoutes } from './contacts/attribute-routes.ts'
import { bulkRoutes } from './contacts/bulk-routes.ts'
import { mergeRoutes } from './contacts/merge-routes.ts'
import { contactRoutes } from './contacts/routes.ts'
import { tagRoutes } from './contacts/tag-routes.ts'
import { contentRoutes } from './content/routes.ts'
import { formConversationRoutes } from './conversations/form-routes.ts'
import { publicConversationRoutes } from './conversations/public-routes.ts'
import { conversationRoutes } from './conversations/routes.ts'
import { conversionRoutes } from './conversions/routes.ts'
import type { Installation } from './database/installation.ts'
import { documentationRoutes } from './documentation/routes.ts'
import { createDomainContext } from './email-domains/domain-context.ts'
import { emailDomainRoutes } from './email-domains/routes.ts'
import { inboundRoutes } from './email-tracking/inbound-routes.ts'
import { trackingRoutes } from './email-tracking/tracking-routes.ts'
import { emailRoutes } from './emails/routes.ts'
import { enrichmentRoutes } from './enrichment/routes.ts'
import { erasureRoutes } from './erasure/routes.ts'
import { downloadRoutes } from './exports/download-routes.ts'
import { exportRoutes } from './exports/routes.ts'
import { flowEstimateRoutes } from './flows/estimate-routes.ts'
import { flowHookRoutes, publicFlowHookRoutes } from './flows/hooks/hook-routes.ts'
import { flowRoutes } from './flows/routes.ts'
import { flowRunRoutes } from './flows/run-routes.ts'
import { formRoutes } from './forms/routes.ts'
import { gettingStartedRoutes } from './getting-started/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { customSubDomainRoutes } from './hosts/custom-host-routes.ts'
import { createHostDirectory } from './hosts/host-directory.ts'
import { identityRoutes } from './identity/routes.ts'
import { importRoutes } from './imports/routes.ts'
import { importUploadRoutes } from './imports/upload-routes.ts'
import { ingestRoutes } from './ingest/routes.ts'
import { journeyRoutes } from './journeys/routes.ts'
import { landingPageRoutes } from './landing-pages/routes.ts'
import { inboundLeadEmailRoutes } from './lead-intake/inbound-email-routes.ts'
import { toIntakeContext } from './lead-intake/intake-context.ts'
import { publicLeadIntakeRoutes } from './lead-intake/public-routes.ts'
import { leadIntakeRoutes } from './lead-intake/routes.ts'
import { leadRoutingRoutes } from './lead-routing/routes.ts'
import { leadSettingsRoutes } from './lead-settings/routes.ts'
import { leadRoutes } from './leads/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { csvUploadRoutes } from './mls/csv-upload-routes.ts'
import { listingPhotoRoutes } from './mls/photo-routes.ts'
import { mlsRoutes } from './mls/routes.ts'
import { noteRoutes } from './notes/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { offerRoutes } from './offers/routes.ts'
import { onboardingRoutes } from './onboarding/routes.ts'
import { ownerMappingRoutes } from './owner-mapping/routes.ts'
import { appointmentPageRoutes } from './pages/appointment-page-routes.ts'
import { bookingPageRoutes } from './pages/booking-page-routes.ts'
import { dashboardCodeRoutes } from './pages/dashboard-code-routes.ts'
import { dashboardPageRoutes } from './pages/dashboard-page-routes.ts'
import { dashboardSheetRoutes } from './pages/dashboard-sheet-routes.ts'
import { emailPreferenceRoutes } from './pages/email-preference-routes.ts'
import { loadEmbedFiles } from './pages/embed-files.ts'
import { sendNotFoundPage } from './pages/not-found-routes.ts'
import { contactPageRoutes } from './pages/offer-page-routes.ts'
import { offerSheetRoutes } from './pages/offer-sheet-routes.ts'
import { restrictHosts } from './pages/restrict-hosts.ts'
import { pageRoutes } from './pages/routes.ts'
import { planRoutes } from './plans/routes.ts'
import { createAssetMap } from './platform/asset-map.ts'
import type { Cells } from './platform/cells/cells.ts'
import { consoleRoutes } from './platform/console.ts'
import { authorize } from './platform/gate.ts'
import { registerGracefulShutdown } from './platform/graceful-shutdown.ts'
import { countJobs } from './platform/jobs/dead-jobs.ts'
import { createLiveHub, type LiveHub } from './platform/live/hub.ts'
import { liveRoutes } from './platform/live/live-routes.ts'
import { createOutbox } from './platform/mail/outbox.ts'
import { outboxRoutes } from './platform/mail/outbox-routes.ts'
import { createMediaStore } from './platform/media/create-media-store.ts'
import { storedMediaRoutes } from './platform/media/stored-media-routes.ts'
import { uploadRoutes } from './platform/media/upload-routes.ts'
import { createReadiness, healthRoutes } from './platform/observe/health.ts'
import type { Log } from './platform/observe/log.ts'
import { createMetrics } from './platform/observe/metrics.ts'
import { metricsRoutes } from './platform/observe/metrics-routes.ts'
import { createReporter } from './platform/observe/report.ts'
import { createRequestLogging, registerRequestIds } from './platform/observe/request-log.ts'
import { toTargetPolicy } from './platform/outbound/target.ts'
import { registerPublicCors } from './platform/public-cors.ts'
import { defaultTimeouts, limitBodyTime, toServerTimeouts } from './platform/request-timeouts.ts'
import { rejectCrossSiteWrites } from './platform/same-origin.ts'
import { addSecurityHeaders } from './platform/security-headers.ts'
import { getSessionToken } from './platform/session-cookie.ts'
import { consoleOrigin, publicOrigin, type Settings } from './platform/settings.ts'
import { registerZod } from './platform/zod-plugin.ts'
import { inboundLobRoutes } from './postcard-delivery/inbound-lob-routes.ts'
import { proofRoutes } from './postcard-proofs/proof-routes.ts'
import { scanRoutes } from './postcard-tracking/scan-routes.ts'
import { postcardRoutes } from './postcards/routes.ts'
import { preferenceRoutes } from './preferences/routes.ts'
import { propertyRoutes } from './properties/routes.ts'
import { optOutRoutes } from './recommendations/opt-out-routes.ts'
import { recommendationRoutes } from './recommendations/routes.ts'
import { createReportQueue } from './reports/report-queue.ts'
import { reportRoutes } from './reports/routes.ts'
import { reportUnsubscribeRoutes } from './reports/unsubscribe-routes.ts'
import { searchRoutes } from './search/routes.ts'
import { segmentRoutes } from './segments/routes.ts'
import { startRoutes } from './start/routes.ts'
import { statisticsRoutes } from './statistics/routes.ts'
import { submissionRoutes } from './submissions/routes.ts'
import { createSubmissionNotifier } from './submissions/submission-notifier.ts'
import { createSubmissionQueue } from './submissions/submission-queue.ts'
import { summaryRoutes } from './summaries/routes.ts'
import { teamRoutes } from './team/routes.ts'
import { trafficRoutes } from './traffic/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'
import { widgetInstallationRoutes } from './widgets/installation-routes.ts'
import { publicWidgetRoutes } from './widgets/public-widget-routes.ts'
import { widgetRoutes } from './widgets/routes.ts'

export type AppContext = Pick<Installation, 'product' | 'owner' | 'secret'> & {
  cells?: Cells | undefined
  settings: Settings
  log: Log
}

/** The whole product as one Fastify app that is not listening yet. */
export async function buildApp(context: AppContext, timeouts = defaultTimeouts): Promise<FastifyInstance> {
  const { settings, log } = context
  const app = Fastify({
    ...createRequestLogging(log),
    ...toServerTimeouts(timeouts),
    trustProxy: toTrustProxy(settings),
    // Strangers send little. Calls that need more say so.
    bodyLimit: 16 * 1024,
    routerOptions: { maxParamLength: 200 },
  })
  limitBodyTime(app, timeouts)
  // Closes what is already open, which would keep the process alive.
  await registerPlugins(app, context).catch(async (error) => {
    await app.close()
    throw error
  })
  return app
}

/** Fastify takes no number, because a client that connects directly would count as a proxy. The README warns of that. */
const toTrustProxy = ({ TRUST_PROXY: proxies }: Settings) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

async function registerPlugins(app: FastifyInstance, context: AppContext) {
  const { settings, product, secret } = context
  app.decorate('db', product.db)
  app.decorateRequest('authorization', undefined)
  const assets = createAssetMap(context, context.log)
  app.decorate('assets', assets)
  app.decorate(
    'hosts',
    createHostDirectory({ db: product.db, assets, publicOrigin: publicOrigin(settings), log: context.log }),
  )
  app.decorate('embedFiles', await loadEmbedFiles({ isWatched: settings.NODE_ENV === 'development' }))
  app.addHook('onClose', () => assets.close())
  const maxRunning = Math.ceil(product.pool.options.max / 2)
  app.decorate('submissionQueue', createSubmissionQueue({ maxRunning }))
  app.decorate('reportQueue', createReportQueue({ maxRunning, maxRunningPerAccount: Math.ceil(maxRunning / 2) }))
  app.decorate('submissionNotifier', createSubmissionNotifier(product.db, context.log))
  app.addHook('onClose', () => app.submissionNotifier.drain())
  const hub = registerLiveUpdates(app, context)
  const reporter = registerObservability(app, context, hub)
  app.decorate('reportError', reporter.reportError)
  registerGracefulShutdown(app)
  registerRequestIds(app)
  addSecurityHeaders(app)
  restrictHosts(app, { consoleOrigin: consoleOrigin(settings), publicOrigin: publicOrigin(settings) })
  rejectCrossSiteWrites(app, consoleOrigin(settings))
  registerZod(app, reporter)
  await registerPublicCors(app)
  await app.register(cookie, { secret })
  await app.register(apiRoutes(context), { prefix: '/api' })
  await app.register(mediaFileRoutes(context))
  // The outbox contains sign-in links for everyone, so only a demo without a mail server serves it.
  if (settings.DEMO && !settings.MAIL_URL)
    await app.register(outboxRoutes(createOutbox(settings.DATA_DIR), publicOrigin(settings)))
  await app.register(pageRoutes(context))
  await app.register(optOutRoutes(context.secret))
  await app.register(reportUnsubscribeRoutes(context.secret))
  await app.register(contactPageRoutes(secret))
  await app.register(bookingPageRoutes({ secret, settings }))
  await app.register(appointmentPageRoutes({ secret, settings }))
  await app.register(calendarFeedRoutes({ secret, settings }))
  await app.register(trackingRoutes({ secret, log: context.log, getDashboardPath, sendGonePage: sendNotFoundPage }))
  await app.register(scanRoutes({ secret, log: context.log, getDashboardPath, sendGonePage: sendNotFoundPage }))
  await app.register(emailPreferenceRoutes(secret))
  await app.register(offerSheetRoutes)
  await app.register(dashboardSheetRoutes({ secret, settings }))
  await app.register(dashboardPageRoutes({ secret, settings }))
  await app.register(dashboardCodeRoutes)
  await app.register(consoleRoutes(settings))
}

const apiRoutes = (context: AppContext) => async (api: FastifyInstance) => {
  const { settings, secret, log } = context
  await api.register(identityRoutes(settings, secret))
  await api.register(startRoutes)
  await api.register(agencyRoutes)
  await api.register(teamRoutes)
  await api.register(planRoutes)
  await api.register(billingRoutes(settings))
  await api.register(preferenceRoutes)
  await api.register(leadRoutes)
  const intake = toIntakeContext({ settings, secret }, { db: context.product.db, queue: api.submissionQueue })
  await api.register(leadIntakeRoutes(intake))
  await api.register(publicLeadIntakeRoutes(intake))
  await api.register(inboundLeadEmailRoutes(intake, settings.INTAKE_MAIL_POSTMARK))
  await api.register(leadRoutingRoutes)
  await api.register(leadSettingsRoutes)
  await api.register(callRoutes)
  await api.register(appointmentRoutes({ secret, settings }))
  await api.register(calendarRoutes({ secret, settings }))
  await api.register(homeRoutes)
  await api.register(gettingStartedRoutes)
  await api.register(onboardingRoutes(settings))
  await api.register(ingestRoutes(context))
  await api.register(formRoutes)
  await api.register(mediaRoutes(secret))
  await api.register(brandingRoutes)
  await api.register(journeyRoutes(secret))
  await api.register(addressRoutes(settings, log))
  await api.register(submissionRoutes(secret))
  await api.register(answerRoutes({ secret, origin: publicOrigin(settings) }))
  await api.register(webhookRoutes(toTargetPolicy(settings), secret))
  await api.register(connectedAppRoutes({ settings, secret }))
  await api.register(contactSyncRoutes({ settings, secret }))
  await api.register(statisticsRoutes)
  await api.register(trafficRoutes)
  await api.register(reportRoutes)
  await api.register(widgetRoutes(publicOrigin(settings)))
  await api.register(landingPageRoutes)
  await api.register(contactDashboardRoutes({ secret, settings }))
  await api.register(correctionRoutes)
  await api.register(suggestTextRoutes(settings))
  await api.register(publicDashboardRoutes({ secret, settings }))
  await api.register(conversationRoutes(settings))
  await api.register(publicConversationRoutes({ secret, settings }))
  await api.register(formConversationRoutes({ secret, settings }))
  await api.register(widgetInstallationRoutes)
  await api.register(publicWidgetRoutes({ secret, countsMachines: settings.NODE_ENV === 'test' }))
  await api.register(contentRoutes)
  await api.register(flowRoutes)
  await api.register(flowRunRoutes)
  await api.register(broadcastRoutes)
  await api.register(flowEstimateRoutes)
  await api.register(flowHookRoutes({ secret, origin: publicOrigin(settings) }))
  await api.register(publicFlowHookRoutes)
  await api.register(proofRoutes({ db: context.product.db, store: createMediaStore(settings), secret }))
  await api.register(postcardRoutes({ secret, origin: publicOrigin(settings) }))
  await api.register(contactRoutes)
  await api.register(attributeRoutes)
  await api.register(tagRoutes)
  await api.register(bulkRoutes)
  await api.register(mergeRoutes)
  await api.register(changelogRoutes)
  await api.register(noteRoutes)
  await api.register(segmentRoutes)
  await api.register(searchRoutes)
  await api.register(importRoutes(createMediaStore(settings), secret))
  await api.register(emailRoutes)
  await api.register(exportRoutes(createMediaStore(settings), secret))
  await api.register(erasureRoutes)
  await api.register(summaryRoutes)
  await api.register(notificationRoutes)
  await api.register(propertyRoutes)
  await api.register(offerRoutes({ secret, getDashboardPath }))
  await api.register(inboundRoutes({ settings, secret }))
  await api.register(inboundLobRoutes({ settings, secret }))
  await api.register(inboundSyncRoutes({ settings, secret }))
  await api.register(enrichmentRoutes)
  await api.register(ownerMappingRoutes)
  await api.register(accountTrackingRoutes)
  await api.register(conversionRoutes(secret))
  await api.register(advancedSettingsRoutes)
  const domains = createDomainContext(settings, secret)
  await api.register(emailDomainRoutes({ ...domains, defaultSender: settings.MAIL_FROM }))
  await api.register(customSubDomainRoutes(domains))
  await api.register(recommendationRoutes({ origin: consoleOrigin(settings), secret }))
  await api.register(auditLogRoutes)
  await api.register(apiKeyRoutes)
  await api.register(mlsRoutes(toTargetPolicy(settings), secret))
  await api.register(documentationRoutes)
}

const mediaFileRoutes =
  ({ settings, product: { db }, secret }: AppContext) =>
  async (app: FastifyInstance) => {
    const store = createMediaStore(settings)
    await app.register(uploadRoutes({ db, store, secret }))
    await app.register(storedMediaRoutes(store))
    await app.register(importUploadRoutes({ db, store }))
    await app.register(downloadRoutes({ db, store, secret }))
    await app.register(csvUploadRoutes({ db, secret }))
    await app.register(listingPhotoRoutes({ db, secret, policy: toTargetPolicy(settings) }))
  }

/** Members may open a stream while their account is suspended, so the console learns when the suspension ends. */
function registerLiveUpdates(app: FastifyInstance, { owner, product, cells, log }: AppContext) {
  const hub = createLiveHub(
    owner,
    log,
    cells?.others.map(({ owner }) => owner),
  )
  app.addHook('onClose', () => hub.close())
  const authorizeStream = async (request: FastifyRequest, accountId: string) => {
    const credentials = { token: getSessionToken(request), accountId }
    const { user } = await authorize(product.db, { allow: 'member', whileSuspended: true }, credentials)
    return { accountId, userId: user.userId, sessionId: user.sessionId }
  }
  app.register(liveRoutes({ hub, authorize: authorizeStream }))
  return hub
}

const toCellPools = (cells: AppContext['cells']) =>
  Object.fromEntries(
    (cells?.others ?? []).flatMap(({ name, product, owner }) => [
      [`product ${name}`, product.pool],
      [`owner ${name}`, owner.pool],
    ]),
  )

function registerObservability(app: FastifyInstance, context: AppContext, hub: LiveHub) {
  const { settings, product, owner, cells, log } = context
  const reporting = getReporting({ environment: settings.NODE_ENV, dsn: settings.ERROR_DSN, release: RELEASE })
  const reporter = createReporter({ reporting, log })
  const readiness = createReadiness({ product, owner, cells })
  const metrics = createMetrics({
    pools: { product: product.pool, owner: owner.pool, ...toCellPools(cells) },
    liveClients: hub.count,
    countJobs: () =>
      countJobs(
        owner,
        cells?.others.map(({ owner }) => owner),
      ),
    ...(cells && { listCells: readiness.listCells }),
  })
  reporter.watch(app)
  metrics.watch(app)
  app.register(healthRoutes(readiness))
  app.register(metricsRoutes(metrics, settings.METRICS_TOKEN))
  app.addHook('preClose', async () => readiness.drain())
  app.addHook('onClose', () => reporter.close())
  return reporter
}
