import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createRateLimiter } from '../ingest/rate-limiter.ts'
import { toAddressBlock } from '../platform/address-block.ts'
import { type FoundLink, findLink } from './find-link.ts'

/** Eighty bits cannot be guessed; the limit keeps attempts from costing anything. */
const wrongCodesPerMinute = 20

interface CodeRequest {
  Params: { code: string }
}

export type OpenLink = (request: FastifyRequest<CodeRequest>) => Promise<FoundLink>

/** Returns a function that finds the link of a request, also a revoked one. Throws for wrong codes and on hosts of other agencies. */
export function createLinkOpener({ db }: Pick<FastifyInstance, 'db'>, requireLink = createLinkGuard()): OpenLink {
  return async (request) => requireLink(request, await findLink(db, request.params.code))
}

/** Returns a function that lets the links of open requests through and throws for all others. */
export function createLinkGuard() {
  const wrongCodes = createRateLimiter(wrongCodesPerMinute)
  return ({ ip, hostAccountId }: Pick<FastifyRequest, 'ip' | 'hostAccountId'>, link: FoundLink | undefined) => {
    if (link && (hostAccountId === undefined || hostAccountId === link.scope.accountId)) return link
    if (wrongCodes.consume(toAddressBlock(ip), 1) > 0)
      throw new Problem('too_many', 'Too many attempts. Please wait a minute.')
    throw closedLink()
  }
}

export const closedLink = () => new Problem('not_found', 'This link no longer works.')
