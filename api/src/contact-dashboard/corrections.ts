import type {
  CorrectionState,
  OwnerCorrection,
  OwnerCorrectionInput,
} from '@gable/shared/contact-dashboard/correction.ts'
import { describeCorrection } from '@gable/shared/contact-dashboard/describe-correction.ts'
import { invalid, orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import { notifyAgent } from '../notifications/notify-agent.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { getEquity } from '../properties/equity.ts'
import { getPropertyOrThrow, lockPropertyOrThrow } from '../properties/get-property.ts'
import {
  deletePendingCorrections,
  getCorrectionKey,
  insertCorrection,
  listOwnerCorrections,
  listPropertyCorrections,
  updateCorrectionState,
} from './correction-queries.ts'
import { getOwner, type OwnerKey } from './owner-queries.ts'

const maxPending = 50

/** Stores what an owner says and notifies the agent. Saying the same again changes nothing. */
export async function submitCorrection(
  db: Db,
  scope: AccountScope,
  key: OwnerKey,
  input: OwnerCorrectionInput,
): Promise<OwnerCorrection> {
  const { propertyId } = key
  await lockPropertyOrThrow(db, scope, propertyId)
  const { contactId, agentId } = orNotFound(await getOwner(db, scope, key), 'home of this contact')
  const owner = { contactId, propertyId }
  const earlier = await listOwnerCorrections(db, scope, owner)
  const content = { value: null, text: '', year: null, cost: null, ...input }
  const repeated = earlier.find((correction) => correction.state === 'PENDING' && isSame(correction, content))
  if (repeated) return repeated
  if (earlier.filter(({ state }) => state === 'PENDING').length >= maxPending)
    throw new Problem('conflict', 'Your agent has not read your earlier corrections yet. Please try again later.')

  const recorded = await getRecordedFigure(db, scope, propertyId, input.field)
  if (recorded !== null && recorded === content.value && !earlier.some(({ field }) => field === input.field))
    throw invalid({ value: 'This figure is on record already' })
  if (input.field !== 'improvement') await deletePendingCorrections(db, scope, owner, input.field)
  const correction = await insertCorrection(db, scope, owner, { ...content, recorded })

  const { label, value } = describeCorrection(correction)
  await recordActivity(db, scope, owner, { eventGroup: 'DASHBOARD', kind: 'CORRECTED', detail: { label, value } })
  await notifyAgent(db, scope, { kind: 'CORRECTION', correctionId: correction._id, agentId })
  await publishCorrectionEvents(db, scope, owner)
  return correction
}

/** For agents. Loans are left out when an owner opted out of marketing. */
export async function listCorrections(db: Db, scope: Scope, id: string) {
  const { propertyId, isNonMarketing } = await getPropertyOrThrow(db, scope, id)
  const corrections = await listPropertyCorrections(db, scope, propertyId)
  return corrections.filter(({ field }) => !(isNonMarketing && field === 'loanBalance'))
}

/** An accepted figure is used in place of the one on record from now on. `PENDING` undoes the decision. */
export async function decideCorrection(
  db: Db,
  scope: Scope,
  id: string,
  state: CorrectionState,
): Promise<OwnerCorrection> {
  const owner = orNotFound(await getCorrectionKey(db, scope, id), 'correction')
  await lockPropertyOrThrow(db, scope, owner.propertyId)
  // The owner may have replaced it before the lock.
  orNotFound(await getCorrectionKey(db, scope, id), 'correction')
  const correction = await updateCorrectionState(db, scope, id, state)
  await publishCorrectionEvents(db, scope, owner)
  return correction
}

async function publishCorrectionEvents(db: Db, scope: AccountScope, { contactId, propertyId }: OwnerKey) {
  await publishLiveEvent(db, scope, { kind: 'corrections', propertyId })
  await publishLiveEvent(db, scope, { kind: 'properties', id: propertyId })
  await publishLiveEvent(db, scope, { kind: 'contacts', id: contactId })
}

/** Refuses a loan when an owner opted out of marketing. */
async function getRecordedFigure(
  db: Db,
  scope: AccountScope,
  propertyId: string,
  field: OwnerCorrection['field'],
): Promise<number | null> {
  if (field === 'improvement') return null
  if (field === 'loanBalance') return (await getEquity(db, scope, propertyId)).loanAmount
  const { homeFacts } = await getPropertyOrThrow(db, scope, propertyId)
  return homeFacts.opdLite[field]
}

type Content = Pick<OwnerCorrection, 'field' | 'value' | 'text' | 'year' | 'cost'>

const isSame = (one: Content, other: Content) =>
  (['field', 'value', 'text', 'year', 'cost'] as const).every((key) => one[key] === other[key])
