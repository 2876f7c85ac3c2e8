import { Problem } from '@gable/shared/http/problem.ts'
import { toE164 } from '@gable/shared/identity/to-e164.ts'
import { getPublicAgent } from '../agency/agent-card-queries.ts'
import { getAgency } from '../agency/queries.ts'
import type { Db } from '../platform/database.ts'
import { consumeAttempt } from '../platform/rate-limit.ts'
import type { Scope } from '../platform/scope.ts'
import { enqueueText } from './enqueue-text.ts'
import { getTextSettingsRow } from './settings-queries.ts'

/** Texts the agent who asks for it, under the number in their profile. */
export async function sendTestText(db: Db, scope: Scope, occasion: string): Promise<{ phone: string }> {
  if (!(await getTextSettingsRow(db, scope))?.sender)
    throw new Problem('conflict', 'Choose what texts are sent from first')
  const agent = await getPublicAgent(db, scope, scope.agentId)
  const phone = agent && toE164(agent.phone)
  if (!phone) throw new Problem('conflict', 'Enter your mobile number in My Details first')
  await consumeAttempt(db, { name: 'test-text', attempts: 10, minutes: 60 }, scope.agentId)
  const { name } = await getAgency(db, scope)
  const body = `This is a test text of ${name}. Texts to your visitors come from this number. Reply STOP to opt out.`
  const isSent = await enqueueText(db, scope, {
    kind: 'TEST',
    occasion,
    contactId: null,
    agentId: scope.agentId,
    phone,
    body,
  })
  if (!isSent) throw new Problem('conflict', `${phone} replied STOP. Text START from it first.`)
  return { phone }
}
