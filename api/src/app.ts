import cookie from '@fastify/cookie'
import { RELEASE } from '@gable/shared/release.ts'
import { reportingFor } from '@gable/shared/reporting.ts'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { accountTrackingRoutes } from './account-tracking/routes.ts'
import { changelogRoutes } from './activity/routes.ts'
import { addressRoutes } from './addresses/routes.ts'
import { advancedSettingsRoutes } from './advanced-settings/routes.ts'
import { agencyRoutes } from './agency/routes.ts'
import { brandingRoutes } from './branding/routes.ts'
import { attributeRoutes } from './contacts/attribute-routes.ts'
import { bulkRoutes } from './contacts/bulk-routes.ts'
import { mergeRoutes } from './contacts/merge-routes.ts'
import { contactRoutes } from './contacts/routes.ts'
import type { Installation } from './database/installation.ts'
import { documentationRoutes } from './documentation/routes.ts'
import { enrichmentRoutes } from './enrichment/routes.ts'
import { erasureRoutes } from './erasure/routes.ts'
import { downloadRoutes } from './exports/download-routes.ts'
import { exportRoutes } from './exports/routes.ts'
import { formRoutes } from './forms/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { keepHostsApart } from './hosts/keep-hosts-apart.ts'
import { openHosts } from './hosts/open-hosts.ts'
import { identityRoutes } from './identity/routes.ts'
import { importRoutes } from './imports/routes.ts'
import { importUploadRoutes } from './imports/upload-routes.ts'
import { ingestRoutes } from './ingest/routes.ts'
import { journeyRoutes } from './journeys/routes.ts'
import { landingPageRoutes } from './landing-pages/routes.ts'
import { leadRoutes } from './leads/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { noteRoutes } from './notes/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { agentPageRoutes } from './offers/agent-page-routes.ts'
import { contactPageRoutes } from './offers/contact-page-routes.ts'
import { offerRoutes } from './offers/routes.ts'
import { onboardingRoutes } from './onboarding/routes.ts'
import { ownerMappingRoutes } from './owner-mapping/routes.ts'
import { openEmbedFiles } from './pages/embed-files.ts'
import { pageRoutes } from './pages/routes.ts'
import { planRoutes } from './plans/routes.ts'
import { closeGently } from './platform/close-gently.ts'
import { consoleRoutes } from './platform/console.ts'
import { admit } from './platform/gate.ts'
import { countJobs } from './platform/jobs/dead-jobs.ts'
import { type Hub, openHub } from './platform/live/hub.ts'
import { liveRoutes } from './platform/live/live-routes.ts'
import { outboxIn } from './platform/mail/outbox.ts'
import { outboxRoutes } from './platform/mail/outbox-routes.ts'
import { openMediaStore } from './platform/media/open-store.ts'
import { storedMediaRoutes } from './platform/media/stored-media-routes.ts'
import { uploadRoutes } from './platform/media/upload-routes.ts'
import { healthRoutes, readinessOf } from './platform/observe/health.ts'
import type { Log } from './platform/observe/log.ts'
import { createMetrics } from './platform/observe/metrics.ts'
import { metricsRoutes } from './platform/observe/metrics-routes.ts'
import { createReporter } from './platform/observe/report.ts'
import { nameRequests, requestLogging } from './platform/observe/request-log.ts'
import { openToOtherSites } from './platform/open-to-other-sites.ts'
import { refuseForeignWrites } from './platform/same-origin.ts'
import { addSecurityHeaders } from './platform/security-headers.ts'
import { tokenOf } from './platform/session-cookie.ts'
import { consoleOrigin, publicOrigin, type Settings } from './platform/settings.ts'
import { speakZod } from './platform/speak-zod.ts'
import { openSubjectMap } from './platform/subject-map.ts'
import { preferenceRoutes } from './preferences/routes.ts'
import { propertyRoutes } from './properties/routes.ts'
import { leavingRoutes } from './recommendations/leaving-routes.ts'
import { recommendationRoutes } from './recommendations/routes.ts'
import { segmentRoutes } from './segments/routes.ts'
import { statisticsRoutes } from './statistics/routes.ts'
import { openNewsdesk } from './submissions/newsdesk.ts'
import { submissionRoutes } from './submissions/routes.ts'
import { summaryRoutes } from './summaries/routes.ts'
import { reachOf } from './webhooks/resolve-target.ts'
import { webhookRoutes } from './webhooks/routes.ts'
import { widgetRoutes } from './widgets/routes.ts'
import { shownWidgetRoutes } from './widgets/shown-routes.ts'
import { sightingRoutes } from './widgets/sighting-routes.ts'

export type House = Pick<Installation, 'product' | 'owner' | 'secret'> & { settings: Settings; log: Log }

/** The whole product as one Fastify application that has not begun to listen. */
export async function buildApp(house: House): Promise<FastifyInstance> {
  const { settings, log } = house
  const app = Fastify({
    ...requestLogging(log),
    trustProxy: settings.TRUST_PROXY,
    routerOptions: { maxParamLength: 200 },
  })
  // What is open by the time something fails would keep the process, and its database, waiting for ever.
  await furnish(app, house).catch(async (error) => {
    await app.close()
    throw error
  })
  return app
}

async function furnish(app: FastifyInstance, house: House) {
  const { settings, product, secret } = house
  app.decorate('db', product.db)
  app.decorateRequest('admitted', undefined)
  const subjects = openSubjectMap(house, house.log)
  app.decorate('subjects', subjects)
  app.decorate('hosts', openHosts({ db: product.db, subjects, publicOrigin: publicOrigin(settings), log: house.log }))
  app.decorate('embedFiles', await openEmbedFiles({ isWatched: settings.NODE_ENV === 'development' }))
  app.addHook('onClose', () => subjects.close())
  app.decorate('newsdesk', openNewsdesk(product.db, house.log))
  app.addHook('onClose', () => app.newsdesk.drained())
  const hub = openLiveNews(app, house)
  const reporter = observe(app, house, hub)
  app.decorate('reportError', reporter.reportError)
  closeGently(app)
  nameRequests(app)
  addSecurityHeaders(app)
  keepHostsApart(app, { consoleOrigin: consoleOrigin(settings), publicOrigin: publicOrigin(settings) })
  refuseForeignWrites(app, consoleOrigin(settings))
  openToOtherSites(app)
  speakZod(app, reporter)
  await app.register(cookie)
  await app.register(apiRoutes(house), { prefix: '/api' })
  await app.register(mediaFiles(house))
  // Whoever reads the outbox can sign in as anybody: there is one in a demo that sends no real mail, and nowhere else.
  if (settings.DEMO && !settings.MAIL_URL) await app.register(outboxRoutes(outboxIn(settings.DATA_DIR)))
  await app.register(pageRoutes(house))
  await app.register(leavingRoutes(house.secret))
  await app.register(contactPageRoutes(secret))
  await app.register(agentPageRoutes)
  await app.register(consoleRoutes(settings))
}

const apiRoutes = (house: House) => async (api: FastifyInstance) => {
  const { settings, secret, log } = house
  await api.register(identityRoutes(settings))
  await api.register(agencyRoutes)
  await api.register(planRoutes)
  await api.register(preferenceRoutes)
  await api.register(leadRoutes)
  await api.register(homeRoutes)
  await api.register(onboardingRoutes)
  await api.register(ingestRoutes(house))
  await api.register(formRoutes)
  await api.register(mediaRoutes(secret))
  await api.register(brandingRoutes)
  await api.register(journeyRoutes(secret))
  await api.register(addressRoutes(settings, log))
  await api.register(submissionRoutes(secret))
  await api.register(webhookRoutes(reachOf(settings), secret))
  await api.register(statisticsRoutes)
  await api.register(widgetRoutes(publicOrigin(settings)))
  await api.register(landingPageRoutes)
  await api.register(sightingRoutes)
  await api.register(shownWidgetRoutes({ secret, countsMachines: settings.NODE_ENV === 'test' }))
  await api.register(contactRoutes)
  await api.register(attributeRoutes)
  await api.register(bulkRoutes)
  await api.register(mergeRoutes)
  await api.register(changelogRoutes)
  await api.register(noteRoutes)
  await api.register(segmentRoutes)
  await api.register(importRoutes(openMediaStore(settings), secret))
  await api.register(exportRoutes(openMediaStore(settings), secret))
  await api.register(erasureRoutes)
  await api.register(summaryRoutes)
  await api.register(notificationRoutes)
  await api.register(propertyRoutes)
  await api.register(offerRoutes(secret))
  await api.register(enrichmentRoutes)
  await api.register(ownerMappingRoutes)
  await api.register(accountTrackingRoutes)
  await api.register(advancedSettingsRoutes)
  await api.register(recommendationRoutes({ origin: consoleOrigin(settings), secret }))
  await api.register(documentationRoutes)
}

const mediaFiles =
  ({ settings, product: { db }, secret }: House) =>
  async (app: FastifyInstance) => {
    const store = openMediaStore(settings)
    await app.register(uploadRoutes({ db, store, secret }))
    await app.register(storedMediaRoutes(store))
    await app.register(importUploadRoutes({ db, store }))
    await app.register(downloadRoutes({ db, store, secret }))
  }

/** A stream is for a member of the account, also while it is suspended: that is how a console hears the end of it. */
function openLiveNews(app: FastifyInstance, { owner, product, log }: House) {
  const hub = openHub(owner, log)
  app.addHook('onClose', () => hub.close())
  const authorize = async (request: FastifyRequest, accountId: string) => {
    const who = { token: tokenOf(request), accountId }
    const { user } = await admit(product.db, { allow: 'member', whileSuspended: true }, who)
    return { accountId, userId: user.userId }
  }
  app.register(liveRoutes({ hub, authorize }))
  return hub
}

function observe(app: FastifyInstance, { settings, product, owner, log }: House, hub: Hub) {
  const reporting = reportingFor({ environment: settings.NODE_ENV, dsn: settings.ERROR_DSN, release: RELEASE })
  const reporter = createReporter({ reporting, log })
  const metrics = createMetrics({
    pools: { product: product.pool, owner: owner.pool },
    liveClients: hub.count,
    countJobs: () => countJobs(owner),
  })
  const readiness = readinessOf({ product, owner })
  reporter.watch(app)
  metrics.watch(app)
  app.register(healthRoutes(readiness))
  app.register(metricsRoutes(metrics, settings.METRICS_TOKEN))
  app.addHook('preClose', async () => readiness.drain())
  app.addHook('onClose', () => reporter.close())
  return reporter
}
