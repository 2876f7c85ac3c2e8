import { flowMessages } from '@gable/shared/flows/messages.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { lockContactOrThrow } from '../../contacts/get-contact.ts'
import { getAgentName } from '../../leads/agent-queries.ts'
import type { Db } from '../../platform/database.ts'
import type { Scope } from '../../platform/scope.ts'
import { getFlowOrThrow } from '../get-flow.ts'
import { getActiveFlow } from '../program-queries.ts'
import { enrollContacts } from './enroll-contacts.ts'
import { getNewestRunRow } from './run-list-queries.ts'
import { serializeRuns } from './serialize-runs.ts'

/** Enrolls a contact whether or not they match. The rule for coming back applies. */
export async function enrollByHand(db: Db, scope: Scope, flowId: string, contactId: string) {
  const { kind } = await getFlowOrThrow(db, scope, flowId)
  const flow = await getActiveFlow(db, scope, flowId)
  if (!flow) throw new Problem('conflict', flowMessages[kind].notActive)
  const { isArchived } = await lockContactOrThrow(db, scope, contactId)
  if (isArchived) throw new Problem('conflict', 'This contact is archived. Unarchive it first.')
  const agentName = await getAgentName(db, scope, scope.agentId)
  const occasion = flow.definition.reentry === 'NEVER' ? 'once' : `manual/${newId()}`
  const cause = { type: 'MANUAL', agentId: scope.agentId, agentName }
  const entry = { contactId, propertyId: null, leadId: null, occasion, cause }
  const { enrolled } = await enrollContacts(db, scope, flow, [entry])
  if (enrolled === 0) throw new Problem('conflict', refusals[flow.definition.reentry])
  const row = orNotFound(await getNewestRunRow(db, scope, { flowId, contactId }), 'run')
  const [run] = await serializeRuns(db, scope, [row])
  return orNotFound(run, 'run')
}

const refusals = {
  NEVER: 'This contact has been in it before and cannot come back.',
  AFTER_END: 'This contact is in it now.',
  EVERY_TIME: 'This contact entered it several times within the last hour.',
}
