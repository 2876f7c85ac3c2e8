import { Problem } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listContactsOfProperty } from '../contacts/detail-queries.ts'
import { findAccountOfProperty } from '../offers/link-queries.ts'
import { findInCells } from '../platform/cells/cells.ts'
import { type Db, withAccount, withUser } from '../platform/database.ts'
import { authorize } from '../platform/gate.ts'
import type { Scope } from '../platform/scope.ts'
import { getSessionToken } from '../platform/session-cookie.ts'

export interface AgentSheetRequest {
  Params: { propertyId: string }
  /** The contact whose sheet it is; the first one of the property by default. */
  Querystring: { contact?: unknown }
}

interface AgentSheet {
  db: Db
  scope: Scope
  propertyId: string
  contact: Awaited<ReturnType<typeof listContactsOfProperty>>[number] | undefined
}

/**
 * Runs `work` for an agent who opens a sheet to print or to preview. The URL names no account, so the property decides.
 * Sends the agent to the console, which has the sign-in page and the explanation of a refusal, when `work` cannot run.
 */
export const createAgentSheets =
  ({ db }: Pick<FastifyInstance, 'db'>) =>
  async <T>(
    request: FastifyRequest<AgentSheetRequest>,
    reply: FastifyReply,
    work: (sheet: AgentSheet) => Promise<T | undefined>,
  ): Promise<T | undefined> => {
    reply.header('cache-control', 'private, no-store')
    try {
      const sheet = await open(request)
      if (sheet === undefined) await reply.redirect('/not-found')
      return sheet
    } catch (error) {
      const next = encodeURIComponent(request.url.slice(1))
      if (!(error instanceof Problem)) throw error
      if (error.code === 'signed_out') await reply.redirect(`/auth/login?next=${next}`)
      else if (error.code === 'forbidden') await reply.redirect('/')
      else throw error
      return undefined
    }

    async function open({ params: { propertyId }, query }: FastifyRequest<AgentSheetRequest>) {
      const token = getSessionToken(request)
      const { user } = await authorize(db, { allow: 'signed-in' }, { token, accountId: undefined })
      if (!isId(propertyId)) return undefined
      const accountId = await findInCells(db, (db) =>
        withUser(db, user.userId, (db) => findAccountOfProperty(db, propertyId)),
      )
      if (!accountId) return undefined
      const { scope } = await authorize(db, { allow: 'member' }, { token, accountId })
      if (!scope) return undefined
      return withAccount(db, scope, async (db) => {
        const contacts = await listContactsOfProperty(db, scope, propertyId)
        const contact = contacts.find(({ _id }) => _id === query.contact) ?? contacts[0]
        return work({ db, scope, propertyId, contact })
      })
    }
  }
