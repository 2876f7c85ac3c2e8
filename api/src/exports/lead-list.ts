import { leadFields } from '@gable/shared/leads/field-config.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import type { LeadView } from '@gable/shared/leads/lead-view.ts'
import { isSought, leadRows } from '../leads/queries.ts'
import { type Db, inAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type List, type ListColumn, listOf } from './list.ts'

/** The leads of a board or a list, in the order in which they came. */
export const leadList = (db: Db, scope: AccountScope, view: LeadView): List =>
  listOf(columns, leadPages(db, scope, view))

const pageSize = 1000

async function* leadPages(db: Db, scope: AccountScope, view: LeadView): AsyncGenerator<Lead[]> {
  let after: string | undefined
  for (;;) {
    const page = await inAccount(db, scope, (db) =>
      leadRows(db, scope, (leads) =>
        leads
          .where(isSought(view))
          .$if(after !== undefined, (leads) => leads.where('leads.id', '>', after ?? ''))
          .orderBy('leads.id')
          .limit(pageSize),
      ),
    )
    yield page
    if (page.length < pageSize) return
    after = page.at(-1)?._id
  }
}

const columns: ListColumn<Lead>[] = [
  { key: 'fullName', label: 'Name', value: ({ fullName }) => fullName },
  { key: 'emailId', label: 'Email', value: ({ emailId }) => emailId },
  { key: 'phone', label: 'Phone', value: ({ phone }) => phone },
  { key: 'address', label: 'Address', value: ({ address }) => address },
  { key: 'stage', label: 'Stage', value: ({ stage }) => labelOf(leadFields.stages, stage) },
  { key: 'leadType', label: 'Kind', value: ({ leadType }) => labelOf(leadFields.leadTypes, leadType) },
  { key: 'value', label: 'Value', value: ({ valueCents }) => (valueCents === null ? null : valueCents / 100) },
  { key: 'owner', label: 'Owner', value: ({ agentName }) => agentName },
  { key: 'nextAction', label: 'Next action', value: ({ nextAction }) => nextAction },
  { key: 'nextActionAt', label: 'Due', value: ({ nextActionAt }) => nextActionAt },
  { key: 'lostReason', label: 'Lost reason', value: ({ lostReason }) => lostReason },
  { key: 'source', label: 'Source', value: ({ source }) => source },
  { key: 'stageChangedAt', label: 'In stage since', value: ({ stageChangedAt }) => stageChangedAt },
  { key: 'createdAt', label: 'Created', value: ({ createdAt }) => createdAt },
  { key: '_id', label: 'Lead id', value: ({ _id }) => _id },
  { key: 'contactId', label: 'Contact id', value: ({ contactId }) => contactId },
]

const labelOf = (choices: readonly { value: string; label: string }[], wanted: string) =>
  choices.find(({ value }) => value === wanted)?.label ?? wanted
