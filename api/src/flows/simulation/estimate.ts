import { heldLabels } from '@gable/shared/broadcasts/broadcast.ts'
import { postcardPrice } from '@gable/shared/credits/credits.ts'
import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { Estimate } from '@gable/shared/flows/estimate-endpoints.ts'
import { compileFlow, listSteps } from '@gable/shared/flows/program.ts'
import { skipReasonLabels } from '@gable/shared/flows/run-labels.ts'
import { addDuration } from '@gable/shared/flows/schedule.ts'
import { countByHoldReason, countPostcardsByHoldReason } from '../../broadcasts/estimate-queries.ts'
import { countContacts, type ResolvedContactQuery } from '../../contacts/selection-queries.ts'
import { getBalance } from '../../credits/ledger.ts'
import { getHoldRules } from '../../email-delivery/enqueue-pieces.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { getTimeZone } from '../time-zone-queries.ts'
import type { Audience } from './audience.ts'
import { describeFilters, describeStart, getFlowNames } from './flow-names.ts'
import { getContentToSend } from './held-contacts.ts'
import { estimateVisits } from './visits.ts'

/** Who would enter, who of them would get less, and what it costs. */
export async function estimateFlow(
  db: Db,
  scope: AccountScope,
  definition: FlowDefinition,
  audience: Audience,
): Promise<Estimate> {
  const names = await getFlowNames(db, scope, definition)
  const start = definition.trigger ? [describeStart(definition, names)] : []
  const reasons = [...start, ...describeFilters(definition.filters, names)]
  const { available: balance } = await getBalance(db, scope)
  const sends = await listSends(db, scope, definition, audience)
  const count = (medium: Send['medium']) =>
    Math.round(sends.reduce((sum, send) => sum + (send.medium === medium ? send.visits * send.recipients : 0), 0))
  const postcards = count('POSTCARD')
  return {
    total: audience.total,
    sample: audience.sample.map((contact) => ({ contact, reasons })),
    held: mergeHeld(sends),
    emails: count('EMAIL'),
    postcards,
    credits: postcards * postcardPrice,
    balance,
  }
}

interface Send {
  medium: 'EMAIL' | 'POSTCARD'
  /** How often the step is taken per contact. */
  visits: number
  /** Entries whose contact would get it. */
  recipients: number
  held: Estimate['held']
}

/** What is sent within a month. */
async function listSends(db: Db, scope: AccountScope, definition: FlowDefinition, audience: Audience): Promise<Send[]> {
  const timeZone = await getTimeZone(db, scope)
  const shares = await getShares(db, scope, definition, audience)
  const from = Date.now()
  const visits = estimateVisits({
    flow: { definition, program: compileFlow(definition), timeZone },
    from,
    till: addDuration(from, { amount: 1, unit: 'MONTHS' }, timeZone),
    getShare: (stepId) => shares.get(stepId) ?? 0,
  })
  const sends: Send[] = []
  const estimates = new Map<string, RecipientEstimate>()
  for (const step of listSteps(definition.steps)) {
    if (step.kind !== 'SEND_EMAIL' && step.kind !== 'SEND_POSTCARD') continue
    const medium = step.kind === 'SEND_EMAIL' ? 'EMAIL' : 'POSTCARD'
    const key = `${medium}/${step.contentId}`
    const { share, held } = estimates.get(key) ?? (await estimateRecipients(db, scope, step.contentId, audience))
    estimates.set(key, { share, held })
    sends.push({ medium, visits: visits.get(step.id) ?? 0, recipients: share * audience.total, held })
  }
  return sends
}

/** The share of contacts who meet the condition of each step today. */
async function getShares(db: Db, scope: AccountScope, { steps }: FlowDefinition, { query }: Audience) {
  const shares = new Map<string, number>()
  const conditions = listSteps(steps).flatMap((step) => (step.kind === 'CONDITION' ? [step] : []))
  const all = conditions.length > 0 ? await countContacts(db, scope, query) : 0
  for (const { id, filters } of conditions) {
    const meeting = await countContacts(db, scope, { ...query, filters: [...query.filters, ...filters] })
    shares.set(id, all === 0 ? 0 : meeting / all)
  }
  return shares
}

interface RecipientEstimate {
  /** Of contacts who would get it. */
  share: number
  held: Estimate['held']
}

async function estimateRecipients(
  db: Db,
  scope: AccountScope,
  contentId: string | null,
  { query, sample }: Audience,
): Promise<RecipientEstimate> {
  const content = await getContentToSend(db, scope, contentId)
  const contacts = await countContacts(db, scope, query)
  if (!content)
    return { share: 0, held: [{ reason: skipReasonLabels.CONTENT_UNAVAILABLE, count: contacts, contacts: sample }] }
  const { recipients, held } = await countHeld(db, scope, content, query)
  return {
    share: contacts === 0 ? 0 : recipients / contacts,
    held: held.map(({ reason, ...rest }) => ({ ...rest, reason: heldLabels[reason] })),
  }
}

async function countHeld(
  db: Db,
  scope: AccountScope,
  { contentId, version, medium }: { contentId: string; version: number; medium: Send['medium'] },
  query: ResolvedContactQuery,
) {
  if (medium === 'POSTCARD') {
    const rules = { contentId, version, occasion: '', skipsRepeats: false }
    return countPostcardsByHoldReason(db, scope, query, rules, postcardMaximum)
  }
  const rules = await getHoldRules(db, scope, { contentId, version })
  return rules ? countByHoldReason(db, scope, query, rules) : { recipients: 0, held: [] }
}

/** What the balance does not cover is said by the figures. */
const postcardMaximum = 2_000_000_000

/** Contacts who are held back from several contents for one reason are named once. */
function mergeHeld(sends: readonly Send[]): Estimate['held'] {
  const merged = new Map<string, Estimate['held'][number]>()
  for (const { medium, held } of sends)
    for (const item of held) {
      const reason = `${medium === 'EMAIL' ? 'Emails' : 'Postcards'}: ${item.reason}`
      const former = merged.get(reason)
      if (!former || former.count < item.count) merged.set(reason, { ...item, reason })
    }
  return [...merged.values()].sort((a, b) => b.count - a.count)
}
