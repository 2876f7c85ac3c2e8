import cors, { type FastifyCorsOptions } from '@fastify/cors'
import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which websites may call the route and read the reply: none, unless the route says so. */
    cors?: FastifyCorsOptions
  }
}

/** Without credentials: such a route never learns from the browser who is signed in. */
export const anyWebsite: FastifyCorsOptions = { origin: '*' }

/** Widgets send requests from other websites. These carry no session, so any website may send them and read the response. */
export async function registerPublicCors(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/public/')) route.config = { ...route.config, cors: anyWebsite }
  })
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (routeOptions.config.cors) reply.header('cross-origin-resource-policy', 'cross-origin')
  })
  await app.register(cors, {
    origin: false,
    methods: ['GET', 'POST'],
    allowedHeaders: 'content-type',
    maxAge: 86_400,
    // Also a request for options that is no preflight gets the answer.
    strictPreflight: false,
  })
  // Other websites can also read that an address is wrong.
  app.all('/api/public/*', { onRequest: rejectUnknown }, rejectUnknown)
}

const rejectUnknown = async () => {
  throw new Problem('not_found', 'Not found')
}
