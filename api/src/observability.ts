import { RELEASE } from '@gable/shared/release.ts'
import { getReporting } from '@gable/shared/reporting.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from './app-context.ts'
import { countJobs } from './platform/jobs/dead-jobs.ts'
import type { LiveHub } from './platform/live/hub.ts'
import { createReadiness, healthRoutes } from './platform/observe/health.ts'
import { createMetrics } from './platform/observe/metrics.ts'
import { metricsRoutes } from './platform/observe/metrics-routes.ts'
import { createReporter } from './platform/observe/report.ts'

/** Errors, metrics, and whether the process is ready. */
export function registerObservability(app: FastifyInstance, context: AppContext, hub: LiveHub) {
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
        cells?.others.filter(({ isReady }) => isReady()).map(({ owner }) => owner),
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

const toCellPools = (cells: AppContext['cells']) =>
  Object.fromEntries(
    (cells?.others ?? []).flatMap(({ name, product, owner }) => [
      [`product ${name}`, product.pool],
      [`owner ${name}`, owner.pool],
    ]),
  )
