import { createHash, randomBytes } from 'node:crypto'
import { calendarProviders } from '@gable/shared/calendars/calendar.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import * as z from 'zod'
import { decryptAtRest, encryptAtRest } from '../../platform/encrypt-at-rest.ts'
import type { Scope } from '../../platform/scope.ts'

const State = z.object({
  provider: z.enum(calendarProviders).exclude(['CALDAV']),
  verifier: z.string(),
  startedAt: z.number(),
})
type State = z.infer<typeof State>

const lifetime = 15 * 60_000

/**
 * The state that travels through the provider and back. It is encrypted for this agent, so it works in no other
 * session. The account comes first, in the clear, because the console needs it to find its way back.
 */
export function createState({ accountId, agentId }: Scope, provider: State['provider'], secret: Buffer) {
  const verifier = randomBytes(32).toString('base64url')
  const text = JSON.stringify({ provider, verifier, startedAt: Date.now() } satisfies State)
  const sealed = encryptAtRest({ purpose, secret }, agentId, text).toString('base64url')
  return {
    state: `${accountId}.${sealed}`,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
  }
}

export function readState({ accountId, agentId }: Scope, state: string, secret: Buffer): State {
  const [account, sealed = ''] = state.split('.')
  try {
    if (account !== accountId) throw new Error('another account')
    const text = decryptAtRest({ purpose, secret }, agentId, Buffer.from(sealed, 'base64url'))
    const read = State.parse(JSON.parse(text))
    if (Date.now() - read.startedAt < lifetime) return read
  } catch {
    // Reported below.
  }
  throw new Problem('bad_request', 'This sign-in took too long or began elsewhere. Please connect the calendar again.')
}

const purpose = 'sign-in at calendars'
