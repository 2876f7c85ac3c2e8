import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    bodyTimer: NodeJS.Timeout | undefined
  }
}

/** Milliseconds. */
export interface RequestTimeouts {
  /** A client may take this long to send its headers, */
  headers: number
  /** this long to send its body, */
  body: number
  /** and this long to send a file. */
  upload: number
  /** A connection without traffic is closed. Above the slowest response, and above the heartbeat of live streams. */
  idle: number
}

export const defaultTimeouts: RequestTimeouts = {
  headers: 20_000,
  body: 60_000,
  // The largest import, 100 MB, takes 14 minutes at 1 Mbit/s.
  upload: 20 * 60_000,
  idle: 5 * 60_000,
}

/** Fastify's timeout options. Node has one limit per server for a whole request, so it is the one of uploads. */
export const toServerTimeouts = ({ headers, upload, idle }: RequestTimeouts) => ({
  connectionTimeout: idle,
  requestTimeout: upload,
  http: { headersTimeout: headers, connectionsCheckingInterval: headers / 2 },
})

/** Disconnects clients that do not finish a body in time, so unfinished bodies do not fill the memory. */
export function limitBodyTime(app: FastifyInstance, { body }: RequestTimeouts) {
  app.decorateRequest('bodyTimer', undefined)
  app.addHook('onRequest', async (request) => {
    const { raw, headers } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
    request.bodyTimer = setTimeout(() => raw.destroy(), body).unref()
    raw.once('end', () => clearTimeout(request.bodyTimer))
    raw.once('close', () => clearTimeout(request.bodyTimer))
  })
}

/** Called by uploads once they know that the sender may upload. */
export const allowSlowBody = ({ bodyTimer }: FastifyRequest) => clearTimeout(bodyTimer)
