import { flowHookEndpoints, hookBytesMaximum, publicFlowHookEndpoints } from '@gable/shared/flows/hook-endpoints.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createRateLimiter } from '../../ingest/rate-limiter.ts'
import { toAddressBlock } from '../../platform/address-block.ts'
import { findHookByHash } from '../../platform/code-lookups/flow-hook-queries.ts'
import { inTransactionOf } from '../../platform/database.ts'
import { retryOnConflict, rowConflicts, transactionConflicts } from '../../platform/retry-on-conflict.ts'
import { serve } from '../../platform/serve.ts'
import { openAccountForSubmitter } from '../../submissions/context-queries.ts'
import { listLockKeys } from '../../submissions/incoming-submission.ts'
import { getHook, type HookOptions, replaceHook } from './hook-address.ts'
import { hashHookCode } from './hook-code.ts'
import { receiveRequest } from './receive-request.ts'

export const flowHookRoutes = (options: HookOptions) => async (app: FastifyInstance) =>
  serve(app, flowHookEndpoints, {
    'GET /agent/flows/:flowId/hook': ({ db, scope, params }) => getHook(db, scope, params.flowId, options),
    'POST /agent/flows/:flowId/hook/replaced': ({ db, scope, params }) =>
      replaceHook(db, scope, params.flowId, options),
  })

/** A code of 256 bits cannot be guessed; the limit keeps attempts from costing anything. */
const wrongCodesPerMinute = 20
const requestsPerMinute = 600
const keyMaximum = 200

/** What other systems send to workflows. */
export async function publicFlowHookRoutes(app: FastifyInstance) {
  const wrongCodes = createRateLimiter(wrongCodesPerMinute)
  const requests = createRateLimiter(requestsPerMinute)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: hookBytesMaximum },
    app.getDefaultJsonParser('error', 'error'),
  )

  serve(app, publicFlowHookEndpoints, {
    'POST /public/flow-hooks/:code': async ({ request, reply, params, body }) => {
      const { ip, hostAccountId, headers } = request
      const hook = await findHookByHash(app.db, hashHookCode(params.code))
      if (!hook || (hostAccountId !== undefined && hostAccountId !== hook.scope.accountId)) {
        requireRoom(wrongCodes.consume(toAddressBlock(ip), 1), reply)
        throw new Problem('not_found', 'This address no longer works.')
      }
      const { scope, flowId } = hook
      requireRoom(requests.consume(flowId, 1), reply)
      const idempotencyKey = headers['idempotency-key']?.toString()
      if (idempotencyKey && idempotencyKey.length > keyMaximum)
        throw new Problem('bad_request', `The Idempotency-Key can have up to ${keyMaximum} characters.`)
      // Two requests may add the same contact at once.
      const lockKeys = listLockKeys(scope, { id: idempotencyKey ?? '', details: body })
      const receiveOnce = () =>
        inTransactionOf(app.db, scope, async (db) => {
          await openAccountForSubmitter(db, scope, lockKeys)
          return receiveRequest(db, scope, { flowId, body, idempotencyKey })
        })
      const accepted = await retryOnConflict(receiveOnce, [...transactionConflicts, ...rowConflicts])
      reply.code(202)
      return { accepted }
    },
  })
}

function requireRoom(seconds: number, reply: FastifyReply) {
  if (seconds === 0) return
  reply.header('retry-after', seconds)
  throw new Problem('too_many', 'Too many requests. Please wait a minute.')
}
