import { leadFields } from '@gable/shared/leads/field-config.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import type { LeadView } from '@gable/shared/leads/lead-view.ts'
import { listLeads, matchesFilters } from '../leads/queries.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { createExportTable, type ExportColumn, type ExportTable } from './export-table.ts'

/** The leads of a board or a list, oldest first. */
export const createLeadTable = (db: Db, scope: AccountScope, view: LeadView): ExportTable =>
  createExportTable(columns, streamLeads(db, scope, view))

const pageSize = 1000

async function* streamLeads(db: Db, scope: AccountScope, view: LeadView): AsyncGenerator<Lead[]> {
  let lastId: string | undefined
  for (;;) {
    const page = await withAccount(db, scope, (db) =>
      listLeads(db, scope, (leads) =>
        leads
          .where(matchesFilters(view))
          .$if(lastId !== undefined, (leads) => leads.where('leads.id', '>', lastId ?? ''))
          .orderBy('leads.id')
          .limit(pageSize),
      ),
    )
    yield page
    if (page.length < pageSize) return
    lastId = page.at(-1)?._id
  }
}

const columns: ExportColumn<Lead>[] = [
  { key: 'fullName', label: 'Name', value: ({ fullName }) => fullName },
  { key: 'emailId', label: 'Email', value: ({ emailId }) => emailId },
  { key: 'phone', label: 'Phone', value: ({ phone }) => phone },
  { key: 'address', label: 'Address', value: ({ address }) => address },
  { key: 'stage', label: 'Stage', value: ({ stage }) => labelOf(leadFields.stages, stage) },
  { key: 'leadType', label: 'Lead type', value: ({ leadType }) => labelOf(leadFields.leadTypes, leadType) },
  { key: 'value', label: 'Value', value: ({ valueCents }) => (valueCents === null ? null : valueCents / 100) },
  { key: 'owner', label: 'Owner', value: ({ agentName }) => agentName },
  { key: 'nextAction', label: 'Next action', value: ({ nextAction }) => nextAction },
  { key: 'nextActionAt', label: 'Due', value: ({ nextActionAt }) => nextActionAt },
  { key: 'lostReason', label: 'Lost reason', value: ({ lostReason }) => lostReason },
  { key: 'source', label: 'Source', value: ({ source }) => source },
  { key: 'stageChangedAt', label: 'In stage since', value: ({ stageChangedAt }) => stageChangedAt },
  { key: 'createdAt', label: 'Created', value: ({ createdAt }) => createdAt },
  { key: '_id', label: 'Lead ID', value: ({ _id }) => _id },
  { key: 'contactId', label: 'Contact ID', value: ({ contactId }) => contactId },
]

const labelOf = (choices: readonly { value: string; label: string }[], value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value
