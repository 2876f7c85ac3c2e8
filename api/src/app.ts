import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { apiRoutes } from './api-routes.ts'
import type { AppContext } from './app-context.ts'
import { createHostDirectory } from './hosts/host-directory.ts'
import { registerObservability } from './observability.ts'
import { loadEmbedFiles } from './pages/embed-files.ts'
import { restrictHosts } from './pages/restrict-hosts.ts'
import { createAssetMap } from './platform/asset-map.ts'
import { authorize } from './platform/gate.ts'
import { registerGracefulShutdown } from './platform/graceful-shutdown.ts'
import { limitPipelining } from './platform/limit-pipelining.ts'
import { createLiveHub } from './platform/live/hub.ts'
import { liveRoutes } from './platform/live/live-routes.ts'
import { createRequestLogging, registerRequestIds } from './platform/observe/request-log.ts'
import { registerPublicCors } from './platform/public-cors.ts'
import { defaultTimeouts, limitBodyTime, toServerTimeouts } from './platform/request-timeouts.ts'
import { rejectCrossSiteWrites } from './platform/same-origin.ts'
import { addSecurityHeaders } from './platform/security-headers.ts'
import { getSessionToken } from './platform/session-cookie.ts'
import { consoleOrigin, publicOrigin, type Settings } from './platform/settings.ts'
import { refusePath, registerZod } from './platform/zod-plugin.ts'
import { createReportQueue } from './reports/report-queue.ts'
import { createSubmissionCounter } from './submissions/sender-limits.ts'
import { createSubmissionNotifier } from './submissions/submission-notifier.ts'
import { createSubmissionQueue } from './submissions/submission-queue.ts'
import { webRoutes } from './web-routes.ts'

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
    frameworkErrors: refusePath,
  })
  limitBodyTime(app, timeouts)
  limitPipelining(app)
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
    createHostDirectory({ db: context.owner.db, assets, publicOrigin: publicOrigin(settings), log: context.log }),
  )
  app.decorate('embedFiles', await loadEmbedFiles({ isWatched: settings.NODE_ENV === 'development' }))
  app.addHook('onClose', () => assets.close())
  const maxRunning = Math.ceil(product.pool.options.max / 2)
  app.decorate('submissionQueue', createSubmissionQueue({ maxRunning }))
  app.decorate('countSubmission', createSubmissionCounter(product.db))
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
  await app.register(webRoutes(context))
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
