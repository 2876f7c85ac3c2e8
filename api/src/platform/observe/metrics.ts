import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

interface MetricSources {
  pools: Record<string, pg.Pool>
  liveClients: () => number
  countJobs: () => Promise<{ waiting: number; dead: number }>
  /** Whether each further database answers. */
  listCells?: () => Promise<Record<string, 'ready' | 'away'> | undefined>
}

export interface Metrics {
  /** Measures every request of this app. */
  watch(app: FastifyInstance): void
  /** All metrics in the Prometheus text format. */
  read(): Promise<string>
  contentType: string
}

/** Each app has its own registry, so two apps of one process are counted separately. */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry()
  const requests = createRequestHistogram(registry)
  registerPoolGauge(registry, sources.pools)
  registerLiveClientGauge(registry, sources.liveClients)
  registerJobGauge(registry, sources.countJobs)
  if (sources.listCells) registerCellGauge(registry, sources.listCells)
  return {
    watch: (app) => timeRequests(app, requests),
    read: () => Registry.merge([getProcessRegistry(), registry]).metrics(),
    contentType: registry.contentType,
  }
}

const createRequestHistogram = (registry: Registry) =>
  new Histogram({
    name: 'gable_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })

function timeRequests(app: FastifyInstance, requests: ReturnType<typeof createRequestHistogram>) {
  app.addHook('onResponse', async (request, reply) => {
    const { config, url: route = 'none' } = request.routeOptions
    if (config.longLived) return
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
  })
}

const registerPoolGauge = (registry: Registry, pools: Record<string, pg.Pool>) =>
  new Gauge({
    name: 'gable_database_connections',
    help: 'Open and idle connections of a pool, and callers waiting for one.',
    labelNames: ['pool', 'state'] as const,
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'open' }, totalCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })

const registerLiveClientGauge = (registry: Registry, count: () => number) =>
  new Gauge({
    name: 'gable_live_clients',
    help: 'Consoles with an open live stream.',
    registers: [registry],
    collect() {
      this.set(count())
    },
  })

const registerJobGauge = (registry: Registry, count: MetricSources['countJobs']) =>
  new Gauge({
    name: 'gable_jobs',
    help: 'Jobs that are due and waiting for a worker, and jobs that failed permanently.',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      this.reset()
      // The other metrics must still be served during a database outage.
      const jobs = await count().catch(() => undefined)
      if (!jobs) return
      this.set({ state: 'waiting' }, jobs.waiting)
      this.set({ state: 'dead' }, jobs.dead)
    },
  })

const registerCellGauge = (registry: Registry, list: NonNullable<MetricSources['listCells']>) =>
  new Gauge({
    name: 'gable_cell_up',
    help: 'Whether the database of a cell answers.',
    labelNames: ['cell'] as const,
    registers: [registry],
    async collect() {
      for (const [cell, state] of Object.entries((await list()) ?? {})) this.set({ cell }, state === 'ready' ? 1 : 0)
    },
  })

let processRegistry: Registry | undefined

/** Memory, event loop and garbage collection belong to the process, and their observers cannot be removed again. */
function getProcessRegistry(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry()
    collectDefaultMetrics({ register: processRegistry, prefix: 'gable_' })
  }
  return processRegistry
}
