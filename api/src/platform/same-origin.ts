import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'

/**
 * Writes that another site's page sends with the user's cookie are refused. Calls under /api/public carry no session
 * and are meant for other sites.
 */
export function refuseForeignWrites(app: FastifyInstance, ownOrigin: string) {
  app.addHook('onRequest', async ({ method, headers, host, url }) => {
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || url.startsWith('/api/public/')) return
    const { origin } = headers
    const isForeign = origin !== undefined && origin !== ownOrigin && hostOf(origin) !== host
    if (isForeign || headers['sec-fetch-site'] === 'cross-site')
      throw new Problem('forbidden', 'This call must come from the product itself')
  })
}

function hostOf(origin: string) {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}
