import cookie from '@fastify/cookie'
import { RELEASE } from '@gable/shared/release.ts'
import { reportingFor } from '@gable/shared/reporting.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { agencyRoutes } from './agency/routes.ts'
import type { Installation } from './database/installation.ts'
import { documentationRoutes } from './documentation/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { leadRoutes } from './leads/routes.ts'
import { onboardingRoutes } from './onboarding/routes.ts'
import { planRoutes } from './plans/routes.ts'
import { consoleRoutes } from './platform/console.ts'
import { countJobs } from './platform/jobs/dead-jobs.ts'
import { outboxIn } from './platform/mail/outbox.ts'
import { outboxRoutes } from './platform/mail/outbox-routes.ts'
import { healthRoutes, readinessOf } from './platform/observe/health.ts'
import type { Log } from './platform/observe/log.ts'
import { createMetrics } from './platform/observe/metrics.ts'
import { metricsRoutes } from './platform/observe/metrics-routes.ts'
import { createReporter } from './platform/observe/report.ts'
import { nameRequests, requestLogging } from './platform/observe/request-log.ts'
import { refuseForeignWrites } from './platform/same-origin.ts'
import { addSecurityHeaders } from './platform/security-headers.ts'
import { consoleOrigin, type Settings } from './platform/settings.ts'
import { speakZod } from './platform/speak-zod.ts'
import { preferenceRoutes } from './preferences/routes.ts'

export type House = Pick<Installation, 'product' | 'owner' | 'secret'> & { settings: Settings; log: Log }

/** The whole product as one Fastify application that has not begun to listen. */
export async function buildApp(house: House): Promise<FastifyInstance> {
  const { settings, log, product } = house
  const app = Fastify({
    ...requestLogging(log),
    trustProxy: settings.TRUST_PROXY,
    routerOptions: { maxParamLength: 200 },
  })
  app.decorate('db', product.db)
  app.decorateRequest('admitted', undefined)
  const reporter = observe(app, house)
  app.decorate('reportError', reporter.reportError)
  nameRequests(app)
  addSecurityHeaders(app)
  refuseForeignWrites(app, consoleOrigin(settings))
  speakZod(app, reporter)
  await app.register(cookie)
  await app.register(apiRoutes(settings), { prefix: '/api' })
  // Whoever reads the outbox can sign in as anybody: there is one in a demo that sends no real mail, and nowhere else.
  if (settings.DEMO && !settings.MAIL_URL) await app.register(outboxRoutes(outboxIn(settings.DATA_DIR)))
  await app.register(consoleRoutes(settings))
  return app
}

const apiRoutes = (settings: Settings) => async (api: FastifyInstance) => {
  await api.register(identityRoutes(settings))
  await api.register(agencyRoutes)
  await api.register(planRoutes)
  await api.register(preferenceRoutes)
  await api.register(leadRoutes)
  await api.register(homeRoutes)
  await api.register(onboardingRoutes)
  await api.register(documentationRoutes)
}

function observe(app: FastifyInstance, { settings, product, owner, log }: House) {
  const reporting = reportingFor({ environment: settings.NODE_ENV, dsn: settings.ERROR_DSN, release: RELEASE })
  const reporter = createReporter({ reporting, log })
  const metrics = createMetrics({
    pools: { product: product.pool, owner: owner.pool },
    liveClients: () => 0,
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
