import type { Endpoint, EndpointKey, EndpointTable, Received, ReplyInput } from '@gable/shared/http/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordWrite } from './audit.ts'
import { asPerson, type Db, inAccount } from './database.ts'
import { type Admitted, admit, type SignedIn } from './gate.ts'
import { keepAlive } from './keep-session-alive.ts'
import type { Reporter } from './observe/report.ts'
import type { Scope } from './scope.ts'
import { accountOf, tokenOf } from './session-cookie.ts'

/** What a handler works with: the parsed input, who asks, and a database that shows only what that one may see. */
export type Given<E extends Endpoint> = Received<E> & {
  db: Db
  request: FastifyRequest
  reply: FastifyReply
} & (E['allow'] extends 'anyone'
    ? unknown
    : E['allow'] extends 'signed-in'
      ? { user: SignedIn }
      : { user: SignedIn; scope: Scope })

export type Handlers<T> = {
  [K in keyof T]: T[K] extends Endpoint ? (given: Given<T[K]>) => Answer<T[K]> | Promise<Answer<T[K]>> : never
}

// biome-ignore lint/suspicious/noConfusingVoidType: a handler that has nothing to say may just end
type Answer<E extends Endpoint> = undefined extends ReplyInput<E> ? ReplyInput<E> | void : ReplyInput<E>

declare module 'fastify' {
  interface FastifyInstance {
    db: Db
    reportError: Reporter['reportError']
  }
  interface FastifyRequest {
    admitted: Admitted | undefined
  }
  interface FastifyContextConfig {
    endpoint?: EndpointKey
  }
}

/** Mounts a whole table: a key without a handler, or a handler without a key, does not compile. */
export function serve<T extends EndpointTable>(app: FastifyInstance, table: T, handlers: Handlers<T>) {
  for (const [key, endpoint] of Object.entries(table) as [keyof T & EndpointKey, Endpoint][]) {
    const [method, url] = key.split(' ') as [string, string]
    const handle = handlers[key] as unknown as (given: object) => unknown
    app.route({
      method,
      url,
      config: { endpoint: key },
      schema: {
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        response: { '2xx': endpoint.reply },
      },
      // Before anything is parsed: a stranger learns nothing from how a body is refused.
      ...(endpoint.allow !== 'anyone' && { onRequest: (request, reply) => comeIn(app.db, endpoint, request, reply) }),
      handler: async (request, reply) => {
        const { params, query, body } = request
        const action = method === 'GET' || endpoint.asks ? undefined : key
        const result = await workFor(app.db, action, request, (who) =>
          handle({ params, query, body, request, reply, ...who }),
        )
        if (result === undefined) return reply.code(204).send()
        return reply.send(result)
      },
    })
  }
}

async function comeIn(db: Db, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  request.admitted = await admit(db, endpoint, { token: tokenOf(request), accountId: accountOf(request) })
  await keepAlive(db, request.admitted, request, reply)
}

/** One request, one transaction, one tenant. What a person writes and the record of it stand or fall together. */
function workFor(
  db: Db,
  action: EndpointKey | undefined,
  request: FastifyRequest,
  work: (who: object) => unknown,
): Promise<unknown> {
  const { admitted } = request
  if (!admitted) return Promise.resolve(work({ db }))
  const { user, scope } = admitted
  if (!scope) return asPerson(db, user.userId, async (db) => work({ db, user }))
  return inAccount(db, scope, async (db) => {
    const result = await work({ db, user, scope })
    if (action) await recordWrite(db, scope, user, action, request)
    return result
  })
}
