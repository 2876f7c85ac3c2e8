import type { Endpoint, EndpointKey, EndpointTable, ParsedRequest, ReplyInput } from '@gable/shared/http/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authorizeByKey } from './api-key-gate.ts'
import { recordAuditEntry } from './audit.ts'
import { refreshCard } from './cells/cards.ts'
import { getCells } from './cells/cells.ts'
import { waitUntilOpen } from './cells/wait-until-open.ts'
import { type Db, withAccount, withUser } from './database.ts'
import { type Authorization, authorize, type Caller, type SessionUser } from './gate.ts'
import { keepSessionAlive } from './keep-session-alive.ts'
import type { Reporter } from './observe/report.ts'
import type { Scope } from './scope.ts'
import { getAccountId, getApiKey, getSessionToken } from './session-cookie.ts'

/** The parsed request, its user, and a database that shows only what that user may see. */
type HandlerInput<E extends Endpoint> = ParsedRequest<E> & {
  db: Db
  request: FastifyRequest
  reply: FastifyReply
} & (E['allow'] extends 'anyone'
    ? unknown
    : E['allow'] extends 'signed-in'
      ? { user: SessionUser }
      : { user: Caller; scope: Scope })

export type Handlers<T> = {
  [K in keyof T]: T[K] extends Endpoint
    ? (input: HandlerInput<T[K]>) => HandlerResult<T[K]> | Promise<HandlerResult<T[K]>>
    : never
}

// biome-ignore lint/suspicious/noConfusingVoidType: a handler without a reply may return nothing
type HandlerResult<E extends Endpoint> = undefined extends ReplyInput<E> ? ReplyInput<E> | void : ReplyInput<E>

declare module 'fastify' {
  interface FastifyInstance {
    db: Db
    reportError: Reporter['reportError']
  }
  interface FastifyRequest {
    authorization: Authorization | undefined
  }
  interface FastifyContextConfig {
    endpoint?: EndpointKey
  }
}

const signedInBodyBytes = 1024 * 1024

/** Registers a route for each endpoint of a table. A key without a handler, or a handler without a key, does not compile. */
export function serve<T extends EndpointTable>(app: FastifyInstance, table: T, handlers: Handlers<T>) {
  for (const [key, endpoint] of Object.entries(table) as [keyof T & EndpointKey, Endpoint][]) {
    const [method, url] = key.split(' ') as [string, string]
    const handle = handlers[key] as unknown as (input: object) => unknown
    app.route({
      method,
      url,
      // The contract has no HEAD calls. Fastify would add one to each GET.
      exposeHeadRoute: false,
      config: { endpoint: key },
      schema: {
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
      },
      // Runs before parsing, so a stranger learns nothing from validation errors.
      ...(endpoint.allow !== 'anyone' && {
        bodyLimit: signedInBodyBytes,
        onRequest: (request, reply) => authorizeRequest(app.db, { key, endpoint }, request, reply),
      }),
      handler: async (request, reply) => {
        const { params, query, body } = request
        const action = method === 'GET' || endpoint.readOnly ? undefined : key
        // Parsed before the commit, except of public calls, which commit themselves: no undeclared column leaves the server, and a reply that breaks the contract writes nothing.
        const result = await runHandler(app.db, { endpoint, action }, request, async (caller) =>
          endpoint.reply.parse(await handle({ params, query, body, request, reply, ...caller })),
        )
        if (result === undefined) return reply.code(204).send()
        return reply.send(result)
      },
    })
  }
}

async function authorizeRequest(
  db: Db,
  { key, endpoint }: { key: EndpointKey; endpoint: Endpoint },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const accountId = getAccountId(request)
  const apiKey = getApiKey(request)
  if (apiKey !== undefined) {
    request.authorization = await authorizeByKey(db, { key, endpoint }, { apiKey, accountId }, reply)
    return
  }
  const authorization = await authorize(db, endpoint, { token: getSessionToken(request), accountId })
  request.authorization = authorization
  await keepSessionAlive(db, authorization, request, reply)
}

/**
 * One request is one transaction in one account. A write and its audit entry are committed together, except of calls
 * that open their own transactions.
 */
async function runHandler(
  db: Db,
  { endpoint, action }: { endpoint: Endpoint; action: EndpointKey | undefined },
  request: FastifyRequest,
  work: (caller: object) => Promise<unknown>,
): Promise<unknown> {
  const { authorization } = request
  if (!authorization) return work({ db })
  const { user, scope } = authorization
  if (!scope) {
    const result = await withUser(db, user.userId, (db) => work({ db, user }))
    const cells = action ? getCells(db) : undefined
    // A job does it too. This is for the next request, which may show the name.
    if (cells) await refreshCard(cells, user.userId).catch((err) => request.log.warn({ err }, 'A card was not copied'))
    return result
  }
  if (action) await waitUntilOpen(db, scope.accountId)
  const record = async (db: Db, result: unknown) => {
    if (action) await recordAuditEntry(db, scope, user, action, request, result)
  }
  if (endpoint.opensTransactions) {
    const result = await work({ db, user, scope })
    if (action) await withAccount(db, scope, (db) => record(db, result))
    return result
  }
  return withAccount(db, scope, async (db) => {
    const result = await work({ db, user, scope })
    await record(db, result)
    return result
  })
}
