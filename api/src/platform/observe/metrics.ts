import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Measured {
  pools: Record<string, pg.Pool>
  liveClients: () => number
  countJobs: () => Promise<{ waiting: number; dead: number }>
}

export interface Metrics {
  /** Times every request of this app. */
  watch(app: FastifyInstance): void
  /** All of it in Prometheus' text format. */
  read(): Promise<string>
  contentType: string
}

/** A registry per app, so that two apps of one process count apart. */
export function createMetrics(measured: Measured): Metrics {
  const registry = new Registry()
  const requests = requestDurations(registry)
  gaugePools(registry, measured.pools)
  gaugeLiveClients(registry, measured.liveClients)
  gaugeJobs(registry, measured.countJobs)
  return {
    watch: (app) => watch(app, requests),
    read: () => Registry.merge([ofProcess(), registry]).metrics(),
    contentType: registry.contentType,
  }
}

const requestDurations = (registry: Registry) =>
  new Histogram({
    name: 'gable_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })

function watch(app: FastifyInstance, requests: ReturnType<typeof requestDurations>) {
  app.addHook('onResponse', async (request, reply) => {
    const { config, url: route = 'none' } = request.routeOptions
    if (config.longLived) return
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
  })
}

const gaugePools = (registry: Registry, pools: Record<string, pg.Pool>) =>
  new Gauge({
    name: 'gable_database_connections',
    help: 'Connections of a pool that are open or idle, and callers that wait for one.',
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

const gaugeLiveClients = (registry: Registry, count: () => number) =>
  new Gauge({
    name: 'gable_live_clients',
    help: 'Consoles that hold a live stream open.',
    registers: [registry],
    collect() {
      this.set(count())
    },
  })

const gaugeJobs = (registry: Registry, count: Measured['countJobs']) =>
  new Gauge({
    name: 'gable_jobs',
    help: 'Jobs that are due and wait for a worker, and jobs that failed for good.',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      this.reset()
      // Without a database the rest of the numbers still have to come.
      const jobs = await count().catch(() => undefined)
      if (!jobs) return
      this.set({ state: 'waiting' }, jobs.waiting)
      this.set({ state: 'dead' }, jobs.dead)
    },
  })

let processRegistry: Registry | undefined

/** Memory, event loop and garbage collection are the process' own, and their observers cannot be taken down again. */
function ofProcess(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry()
    collectDefaultMetrics({ register: processRegistry, prefix: 'gable_' })
  }
  return processRegistry
}
