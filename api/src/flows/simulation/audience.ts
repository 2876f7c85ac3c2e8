import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { FlowKind } from '@gable/shared/flows/flow.ts'
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
const days = 30
const dayLength = 86_400_000
const contactMaximum = 5000

export async function getAudience(
  db: Db,
  scope: AccountScope,
  { id, kind }: { id: string; kind: FlowKind },
  definition: FlowDefinition,
): Promise<Audience> {
  if (kind === 'WORKFLOW') return replayEntries(db, scope, definition)
  const query = { search: '', filters: definition.filters, notInFlow: id }
  const rows = await selectContacts(db, scope, query)
    .select(['c.id', 'c.full_name'])
    .orderBy('c.id', 'desc')
    .limit(sampleSize)
    .execute()
  return {
    ...{ query, total: await countContacts(db, scope, query) },
    sample: rows.map(({ id, full_name }) => ({ _id: id, fullName: full_name })),
  }
}

/** Replays what starts a workflow, without its steps. */
async function replayEntries(db: Db, scope: AccountScope, definition: FlowDefinition): Promise<Audience> {
  const till = new Date()
  const range = { from: new Date(till.getTime() - days * dayLength), till }
  const [replay] =
    (await replayAccount([{ ...definition, steps: [], exits: [] }], {
      ...{ range, inAccount: (work) => work(db, scope) },
      onProgress: () => Promise.resolve(true),
    })) ?? []
  const contactIds = replay ? replay.listEntered(contactMaximum) : []
  const names = await listContactNames(db, scope, contactIds.slice(0, sampleSize))
  return {
    total: replay?.entered ?? 0,
    query: { search: '', filters: [], ids: contactIds },
    sample: [...names].map(([_id, fullName]) => ({ _id, fullName })),
  }
}
