import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../platform/database.ts'
import { authorize } from '../platform/gate.ts'
import { getSessionToken } from '../platform/session-cookie.ts'

/**
 * Whether the sender is signed in as a member of an account. Agents who look at their own pages are no visitors.
 * Visitors send no session, so they cost no query. Asks once per account.
 */
export function createMemberCheck(db: Db, request: FastifyRequest): (accountId: string) => boolean | Promise<boolean> {
  const token = getSessionToken(request)
  if (!token) return () => false
  const answers = new Map<string, Promise<boolean>>()
  return (accountId) => {
    const answer = answers.get(accountId) ?? isMember(db, token, accountId)
    answers.set(accountId, answer)
    return answer
  }
}

async function isMember(db: Db, token: string, accountId: string) {
  try {
    await authorize(db, { allow: 'member', whileSuspended: true }, { token, accountId })
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}
