import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { countContacts, type ResolvedContactQuery, selectContacts } from '../../contacts/selection-queries.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { replayAccount } from './replay-account.ts'
import { listContactNames } from './replay-queries.ts'

/** Who would enter a flow. Contacts who match an automation that they are or were in do not enter again. */
export interface Audience {
  /** Entries; of a workflow, those of 30 days. */
  total: number
  /** The contacts, to ask more about them. Of very many entries, some. */
  query: ResolvedContactQuery
  sample: { _id: string; fullName: string }[]
}

const sampleSize = 10
const contactMaximum = 5000

/** Everybody who matches an automation now. */
export async function getMatchingAudience(
  db: Db,
  scope: AccountScope,
  flowId: string,
  { filters }: FlowDefinition,
): Promise<Audience> {
  const query = { search: '', filters, notInFlow: flowId }
  const rows = await selectContacts(db, scope, query)
    .select(['c.id', 'c.full_name'])
    .orderBy('c.id', 'desc')
    .limit(sampleSize)
    .execute()
  return {
    query,
    total: await countContacts(db, scope, query),
    sample: rows.map(({ id, full_name }) => ({ _id: id, fullName: full_name })),
  }
}

/** Replays what starts a workflow, without its steps. Undefined if it was stopped. */
export async function replayAudience(
  definition: FlowDefinition,
  options: Parameters<typeof replayAccount>[1],
): Promise<Audience | undefined> {
  const [replay] = (await replayAccount([{ ...definition, steps: [], exits: [] }], options)) ?? []
  if (!replay) return undefined
  const contactIds = replay.listEntered(contactMaximum)
  const names = await options.inAccount((db, scope) => listContactNames(db, scope, contactIds.slice(0, sampleSize)))
  return {
    total: replay.entered,
    query: { search: '', filters: [], ids: contactIds },
    sample: [...names].map(([_id, fullName]) => ({ _id, fullName })),
  }
}
