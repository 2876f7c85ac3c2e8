import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { toAddressBlock } from '../platform/address-block.ts'

export interface Sender {
  userAgent: string
  /** Limits count by address alone, because a sender chooses any user agent. */
  addressBlock: string
  headers: IncomingHttpHeaders
  /** The site the request came from, if the browser says so. */
  origin: string
  /** The browser asks not to be tracked: Global Privacy Control or Do Not Track. */
  refusesTracking: boolean
}

export const toSender = ({ ip, headers }: FastifyRequest): Sender => ({
  userAgent: headers['user-agent'] ?? '',
  addressBlock: toAddressBlock(ip),
  headers,
  origin: headers.origin ?? headers.referer ?? '',
  refusesTracking: headers['sec-gpc'] === '1' || headers.dnt === '1',
})
