import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import type { Assignment } from '@gable/shared/flows/step.ts'
import type { ColumnType, Generated } from 'kysely'

type Json<T> = ColumnType<T, string, string>

export interface LeadRoutingTables {
  lead_routing_rules: {
    account_id: string
    id: string
    name: string
    is_on: boolean
    position: number
    filters: Json<ContactFilter[]>
    assignment: Json<Assignment>
    overrides_owner: boolean
    version: Generated<number>
    turns: Generated<string>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
}
