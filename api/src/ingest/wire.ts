import type { FastifyInstance, FastifyReply } from 'fastify'

export const bodyMaximum = 64 * 1024

/** One look at the text, whatever it is called: a beacon may only call it plain without asking for leave first. */
export function readAsText(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
}

export const answer = (reply: FastifyReply, accepted: number, ignored: number): FastifyReply =>
  reply
    .code(202)
    .header('content-type', 'application/json; charset=utf-8')
    .send(`{"accepted":${accepted},"ignored":${ignored}}`)
