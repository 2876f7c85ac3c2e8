import type { FastifyRequest } from 'fastify'
import { openVisitorHash } from '../ingest/visitor-hash.ts'
import type { Sender } from './submit.ts'

/** What a request says of its sender. Behind one address, such as an office's, different browsers are different people. */
export function senderOf({ ip, headers }: FastifyRequest): Sender {
  const userAgent = headers['user-agent'] ?? ''
  return { userAgent, visitorHash: nameOf(`${ip} ${userAgent}`), origin: headers.origin ?? headers.referer ?? '' }
}

const nameOf = openVisitorHash()
