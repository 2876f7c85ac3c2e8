import type { CorrectableFact } from '@gable/shared/contact-dashboard/correctable-facts.ts'
import { ownerProvider } from '@gable/shared/properties/estimate-words.ts'
import type { PropertyFacts, Provenance } from '@gable/shared/properties/facts.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** What an owner says about a home, accepted by an agent, with the day on which they said it. */
export interface AcceptedFact {
  value: number
  date: string
}

export type AcceptedFacts = { [K in Exclude<CorrectableFact, 'loanBalance'>]?: AcceptedFact }

/** The accepted facts of the property in a column, for a select list. Null without any. */
export const selectAcceptedFacts = (
  { accountId }: AccountScope,
  propertyId: string,
): RawBuilder<AcceptedFacts | null> =>
  sql`(select jsonb_object_agg(field, jsonb_build_object('value', value, 'date', date)) from (
    select distinct on (field) field, value, ${day(accountId)} as date from owner_corrections
    where account_id = ${accountId} and property_id = ${sql.ref(propertyId)} and state = 'ACCEPTED'
      and field not in ('improvement', 'loanBalance')
    order by field, decided_at desc) accepted)`

/** The balance of all loans as an owner says it, in whole dollars. */
export async function getAcceptedLoanBalance(
  db: Db,
  scope: AccountScope,
  propertyId: string,
): Promise<AcceptedFact | null> {
  const { balance } = await db
    .selectNoFrom(acceptedLoanBalance(scope, propertyId).as('balance'))
    .executeTakeFirstOrThrow()
  return balance
}

/** The same as a column, for a select list. */
export const acceptedLoanBalance = ({ accountId }: AccountScope, propertyId: string) =>
  sql<AcceptedFact | null>`(
    select jsonb_build_object('value', value, 'date', ${day(accountId)}) from owner_corrections
    where account_id = ${accountId} and property_id = ${propertyId} and state = 'ACCEPTED' and field = 'loanBalance'
    order by decided_at desc limit 1)`

/** The facts on record with the accepted ones in their place. */
export function withAcceptedFacts(
  facts: PropertyFacts,
  accepted: AcceptedFacts | null,
): { facts: PropertyFacts; correctedFacts: Partial<Record<keyof PropertyFacts, Provenance>> } {
  const entries = Object.entries(accepted ?? {})
  return {
    facts: { ...facts, ...Object.fromEntries(entries.map(([field, { value }]) => [field, value])) },
    correctedFacts: Object.fromEntries(entries.map(([field, { date }]) => [field, toOwnerProvenance(date)])),
  }
}

export const toOwnerProvenance = (date: string): Provenance => ({ provider: ownerProvider, source: '', date })

/** In the agency's time zone. */
const day = (accountId: string) => sql`to_char(created_at at time zone
  (select time_zone from agencies where agencies.account_id = ${accountId}), 'YYYY-MM-DD')`
