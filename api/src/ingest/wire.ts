import type { FastifyInstance, FastifyReply } from 'fastify'

export const maxBodyBytes = 64 * 1024

/** Leaves parsing to the route. A cross-origin beacon must send text/plain to avoid a preflight. */
export function acceptBodiesAsText(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
}

export const sendCounts = (reply: FastifyReply, accepted: number, ignored: number): FastifyReply =>
  reply
    .code(202)
    .header('content-type', 'application/json; charset=utf-8')
    .send(`{"accepted":${accepted},"ignored":${ignored}}`)

/** Never from a cache: each one is a visit. */
export const sendPixel = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').type('image/gif').send(pixel)

/** A transparent GIF of one pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
