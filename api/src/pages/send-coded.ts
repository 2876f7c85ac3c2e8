import type { FastifyReply, FastifyRequest } from 'fastify'
import { namesTag } from '../platform/media/stored-media-routes.ts'
import { type Codings, codingFor } from './embed-coding.ts'

/** Sends a file in the coding that its reader likes best, or tells that nothing has changed. */
export function sendCoded({ headers }: FastifyRequest, reply: FastifyReply, codings: Codings, content: string) {
  // The same content in each coding: which one it was does not matter to who has it already.
  const etag = `"${content}"`
  reply.header('etag', `W/${etag}`).header('vary', 'accept-encoding')
  if (namesTag(headers['if-none-match'], etag)) return reply.code(304).send()
  const coding = codingFor(headers['accept-encoding'], codings)
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.send(codings[coding])
}
