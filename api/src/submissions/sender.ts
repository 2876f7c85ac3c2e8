import type { FastifyRequest } from 'fastify'
import { createVisitorHasher } from '../ingest/visitor-hash.ts'

export interface Sender {
  userAgent: string
  /** A daily hash of the IP address, which is not stored. */
  visitorHash: string
  /** The site the request came from, if the browser says so. */
  origin: string
}

/** Different browsers behind one IP address, such as an office's, count as different people. */
export function toSender({ ip, headers }: FastifyRequest): Sender {
  const userAgent = headers['user-agent'] ?? ''
  return { userAgent, visitorHash: hashVisitor(`${ip} ${userAgent}`), origin: headers.origin ?? headers.referer ?? '' }
}

const hashVisitor = createVisitorHasher()
