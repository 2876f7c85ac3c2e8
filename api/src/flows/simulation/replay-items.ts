import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { listSteps } from '@gable/shared/flows/program.ts'
import { purchaseDate, type Trigger } from '@gable/shared/flows/trigger.ts'
import { addDays, dayLength, startOfDay, toDay } from '@gable/shared/time/calendar.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { getAnniversaryDates } from '../enrolment/anniversary.ts'
import {
  selectAttributeAnniversaries,
  selectPurchaseAnniversaries,
  selectSilentContacts,
  type TimeCandidate,
} from '../enrolment/time-queries.ts'
import { getTriggerFacts, type TriggerEvent } from '../enrolment/trigger-rules.ts'
import type { ReplayItem } from './replay.ts'
import { listChangedEstimates, listCreatedContacts, type ReplayRange } from './replay-queries.ts'

/** The facts of activity entries that a flow reacts to. What only happens to contacts themselves has no history. */
export function listEntryFacts({ trigger, exits, steps }: FlowDefinition): string[] {
  const events = listSteps(steps).flatMap((step) => (step.kind === 'WAIT_FOR_EVENT' ? [step.event] : []))
  const facts = [
    ...[...(trigger ? [trigger] : []), ...events].flatMap(getTriggerFacts),
    ...exits.flatMap(({ type }) => exitFacts[type]),
  ]
  return [...new Set(facts)].filter((fact) => !factsWithoutEntry.test(fact))
}

const factsWithoutEntry = /^(CONTACT|FLOW|PROPERTY)\./

const exitFacts = {
  NO_LONGER_MATCHES: [],
  SUBMITS_FORM: ['FORM_SUBMISSION.SUBMITTED'],
  REACHES_STAGE: ['LEAD.STAGE_CHANGED'],
  UNSUBSCRIBES: ['EMAIL.UNSUBSCRIBED'],
}

/** Whether one of the triggers asks which email or postcard it is about. */
export const readsContents = ({ trigger, steps }: FlowDefinition): boolean =>
  [trigger, ...listSteps(steps).map((step) => (step.kind === 'WAIT_FOR_EVENT' ? step.event : null))].some(
    (event) => event !== null && 'contentIds' in event && event.contentIds.length > 0,
  )

/** Whether its trigger left no history: nobody enters in a replay. */
export const hasNoHistory = (trigger: Trigger | null): boolean =>
  trigger !== null && ['TAG_ADDED', 'TAG_REMOVED', 'WEBHOOK_RECEIVED'].includes(trigger.type)

/** What starts a flow without an activity entry, oldest first: few enough to be read at once. */
export async function listOtherItems(
  db: Db,
  scope: AccountScope,
  { trigger }: FlowDefinition,
  { range, timeZone, contactIds }: { range: ReplayRange; timeZone: string; contactIds: readonly string[] },
): Promise<ReplayItem[]> {
  if (trigger === null) return listMatchTimes(db, scope, range, contactIds)
  if (trigger.type === 'CONTACT_CREATED')
    return (await listCreatedContacts(db, scope, range)).map((contact) =>
      createItem('CONTACT.CREATED', contact.contactId, contact.at, { isImported: contact.isImported }),
    )
  if (trigger.type === 'ESTIMATE_CHANGED')
    return (await listChangedEstimates(db, scope, range)).map(({ contactId, at, ...detail }) =>
      createItem('PROPERTY.VALUE_CHANGED', contactId, at, { detail }),
    )
  if (trigger.type === 'ANNIVERSARY') return listAnniversaries(db, scope, trigger, range, timeZone)
  if (trigger.type !== 'NO_ACTIVITY') return []
  const silent = { from: range.from, till: range.till, days: trigger.days }
  const candidates = await selectSilentContacts(db, scope, silent, undefined, candidateMaximum)
  return candidates.map(({ contactId, moment }) => ({
    contactId,
    event: null,
    at: (moment?.getTime() ?? 0) + trigger.days * dayLength,
  }))
}

const candidateMaximum = 1_000_000

/** An automation lets in everyone who matches at the start, and contacts who are added later at that time. */
async function listMatchTimes(db: Db, scope: AccountScope, range: ReplayRange, contactIds: readonly string[]) {
  const created = await listCreatedContacts(db, scope, range)
  const isNew = new Set(created.map(({ contactId }) => contactId))
  return [
    ...contactIds
      .filter((contactId) => !isNew.has(contactId))
      .map((contactId) => ({ at: range.from.getTime(), contactId, event: null })),
    ...created.map(({ contactId, at }) => ({ at: at.getTime(), contactId, event: null })),
  ]
}

async function listAnniversaries(
  db: Db,
  scope: AccountScope,
  { date, offsetDays }: Extract<Trigger, { type: 'ANNIVERSARY' }>,
  { from, till }: ReplayRange,
  timeZone: string,
): Promise<ReplayItem[]> {
  const items: ReplayItem[] = []
  for (
    let day = addDays(toDay(from.getTime(), timeZone), 1);
    day <= toDay(till.getTime(), timeZone);
    day = addDays(day, 1)
  ) {
    const dates = getAnniversaryDates(day, offsetDays)
    const candidates: TimeCandidate[] =
      date === purchaseDate
        ? await selectPurchaseAnniversaries(db, scope, dates, undefined, candidateMaximum)
        : await selectAttributeAnniversaries(db, scope, { ...dates, key: date }, undefined, candidateMaximum)
    const at = startOfDay(day, timeZone)
    items.push(...candidates.map(({ contactId }) => ({ at, contactId, event: null })))
  }
  return items
}

const createItem = (
  fact: string,
  contactId: string,
  at: Date,
  { isImported = false, detail = {} }: Partial<Pick<TriggerEvent, 'isImported' | 'detail'>>,
): ReplayItem => ({ at: at.getTime(), contactId, event: { fact, detail, isImported, contentId: null } })
