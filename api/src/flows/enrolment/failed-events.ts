import type { failedEventEndpoints } from '@gable/shared/flows/failed-event-endpoints.ts'
import { triggerLabels } from '@gable/shared/flows/step-labels.ts'
import type { TriggerType } from '@gable/shared/flows/trigger.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import type { Db } from '../../platform/database.ts'
import { publishLiveEvent } from '../../platform/live/publish.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { deleteSetAside, listSetAside, retrySetAside } from './failed-signal-queries.ts'
import { enqueueSignals } from './signal-queries.ts'
import { listTriggerTypes } from './trigger-rules.ts'

type FailedEvents = Reply<(typeof failedEventEndpoints)['GET /agent/flow-events/failed']>

const shownMaximum = 100

/** Events that were set aside because no attempt to process them succeeded. */
export async function listFailedEvents(db: Db, scope: AccountScope): Promise<FailedEvents> {
  const { rows, total } = await listSetAside(db, scope, shownMaximum)
  const data = rows.map(({ id, fact, at, contactId, fullName }) => ({
    _id: id,
    event: describeFact(fact),
    at: at.toISOString(),
    contact: fullName === null ? null : { _id: contactId, fullName },
  }))
  return { data, total }
}

/** Changes of fields, which automations look at, have no trigger. */
function describeFact(fact: string): string {
  const type: TriggerType | undefined = listTriggerTypes(fact)[0]
  return type ? triggerLabels[type].label : 'Contact changed'
}

export async function retryFailedEvents(db: Db, scope: AccountScope): Promise<{ retried: number }> {
  const retried = await retrySetAside(db, scope)
  if (retried > 0) await enqueueSignals(db, scope.accountId)
  await publishChange(db, scope)
  return { retried }
}

export async function dismissFailedEvents(db: Db, scope: AccountScope): Promise<{ dismissed: number }> {
  const dismissed = await deleteSetAside(db, scope)
  await publishChange(db, scope)
  return { dismissed }
}

/** The events are those of the account: any page about flows looks again. */
export const publishChange = (db: Db, scope: AccountScope) =>
  publishLiveEvent(db, scope, { kind: 'flows', id: scope.accountId })
