import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '../platform/media/stored-media-routes.ts'
import { type Encodings, negotiateEncoding } from './content-encoding.ts'

/** Sends a file in the best encoding the browser accepts, or 304 when the browser has it already. */
export function sendEncoded({ headers }: FastifyRequest, reply: FastifyReply, encodings: Encodings, hash: string) {
  // The ETag is weak: every encoding of a file shares it.
  const etag = `"${hash}"`
  reply.header('etag', `W/${etag}`).header('vary', 'accept-encoding')
  if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send()
  const encoding = negotiateEncoding(headers['accept-encoding'], encodings)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(encodings[encoding])
}
