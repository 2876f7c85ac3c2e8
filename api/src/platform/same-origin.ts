import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'

/**
 * Rejects writes that another website sends with the user's cookie. Requests under /api/public carry no session and
 * are meant for other websites.
 */
export function rejectCrossSiteWrites(app: FastifyInstance, productOrigin: string) {
  app.addHook('onRequest', async ({ method, headers, host, url }) => {
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || url.startsWith('/api/public/')) return
    const { origin, 'sec-fetch-site': site } = headers
    // Scripts cannot set this header. Forms of pages that send no referrer have the origin "null".
    if (site === 'same-origin') return
    const isCrossSite = origin !== undefined && origin !== productOrigin && parseHost(origin) !== host
    if (isCrossSite || site === 'cross-site')
      throw new Problem('forbidden', 'This request must come from the product itself')
  })
}

function parseHost(origin: string) {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}
