import type { NewCall } from '@gable/shared/calls/call.ts'
import { invalid, Problem } from '@gable/shared/http/problem.ts'
import { isClosed } from '@gable/shared/leads/stages.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import { publishLead } from '../leads/get-lead.ts'
import { completeTask, hasOpenTask } from '../leads/mark-done.ts'
import { lockColumn, lockLeadOrThrow } from '../leads/move-queries.ts'
import { type LeadUndo, saveUndo, toUndo } from '../leads/undo-queries.ts'
import { checkContactAndProperty, updateLeadFields } from '../leads/write-queries.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'

/** Records a call in the activity of a contact and returns the id of the entry. */
export async function logCall(db: Db, scope: Scope, call: NewCall): Promise<string> {
  const { contactId, leadId, nextStep } = call
  const { isContact } = await checkContactAndProperty(db, scope, { contactId, propertyId: null })
  if (!isContact) throw invalid({ contactId: 'This contact no longer exists' })
  if (leadId === null && nextStep) throw invalid({ nextStep: 'Only a lead can have a next step' })
  const entryId = leadId === null ? await recordCall(db, scope, call) : await logLeadCall(db, scope, leadId, call)
  if (leadId !== null) await publishLead(db, scope, leadId)
  await publishLiveEvent(db, scope, { kind: 'contacts', id: contactId })
  return entryId
}

async function logLeadCall(db: Db, scope: Scope, leadId: string, call: NewCall): Promise<string> {
  const { outcome, nextStep } = call
  if (outcome === 'REACHED') await lockColumn(db, scope, 'CONTACTED')
  const lead = await lockLeadOrThrow(db, scope, leadId)
  if (lead.contactId !== call.contactId) throw invalid({ leadId: 'This lead belongs to another contact' })
  if (nextStep && isClosed(lead.stage)) throw new Problem('conflict', 'This lead is closed, so it needs no next step')
  const entryId = await recordCall(db, scope, call)
  const isDone = outcome === 'REACHED' && hasOpenTask(lead)
  const undo: LeadUndo = isDone ? await completeTask(db, scope, leadId, lead) : toUndo('CALL', lead, [])
  if (nextStep) await updateLeadFields(db, scope, leadId, { nextAction: nextStep.action, nextActionAt: nextStep.at })
  if (isDone || nextStep)
    await saveUndo(db, scope, leadId, { ...undo, change: 'CALL', entryIds: [...undo.entryIds, entryId] })
  return entryId
}

const recordCall = (db: Db, scope: Scope, { contactId, leadId, outcome, note }: NewCall) =>
  recordActivity(
    db,
    scope,
    { contactId },
    { eventGroup: 'CALL', kind: 'LOGGED', detail: { outcome, note, ...(leadId !== null && { leadId }) } },
  )
