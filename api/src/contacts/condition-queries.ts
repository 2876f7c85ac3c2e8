import {
  type ContactFilter,
  contactAttributePrefix,
  noLanguage,
  noOwner,
  propertyAttributePrefix,
  type SubscriptionState,
  type TextingState,
} from '@gable/shared/contacts/filter.ts'
import { parseSearch } from '@gable/shared/contacts/parse-search.ts'
import { type RawBuilder, sql } from 'kysely'
import type { AccountScope } from '../platform/scope.ts'
import { homeValue } from './home-value-queries.ts'

type Condition = RawBuilder<boolean>

/** The condition on a contact `c` for a validated filter. */
export function filterCondition(scope: AccountScope, filter: ContactFilter): Condition {
  const { key } = filter
  // A contact without the value that was asked for is none of them, too.
  if ('noneOf' in filter) return isNot(filterCondition(scope, { key, anyOf: filter.noneOf }))
  if ('notInLastDays' in filter) return isNot(filterCondition(scope, { key, inLastDays: filter.notInLastDays }))
  if ('isEmpty' in filter && filter.isEmpty) return isNot(filterCondition(scope, { key, isEmpty: false }))
  const { accountId } = scope
  if (key.startsWith(contactAttributePrefix))
    return attributeCondition(accountId, sql`c.custom`, key.slice(contactAttributePrefix.length), filter)
  if (key.startsWith(propertyAttributePrefix)) {
    const attribute = key.slice(propertyAttributePrefix.length)
    return hasProperty(accountId, attributeCondition(accountId, sql`h.custom`, attribute, filter))
  }
  if ('anyOf' in filter) return choiceConditions[key]?.(filter.anyOf, accountId) ?? matchesNothing
  if ('is' in filter) return booleanConditions[key]?.(filter.is, accountId) ?? matchesNothing
  if ('isEmpty' in filter) return valueConditions[key]?.(accountId) ?? matchesNothing
  if (key === 'homeValue') return hasProperty(accountId, sql`${homeValue(accountId, sql`h.id`)} ${between(filter)}`)
  const column = dateColumns[key]?.(accountId)
  return column ? dateRangeCondition(column, filter, accountId) : matchesNothing
}

const isNot = (condition: Condition): Condition => sql`(${condition}) is not true`

const matchesNothing: Condition = sql`false`

const choiceConditions: Record<string, (values: string[], accountId: string) => Condition> = {
  owner: (values) => {
    const agentIds = values.filter((value) => value !== noOwner)
    const isOwnedByAny = sql<boolean>`c.owner_id = any(${agentIds}::uuid[])`
    return agentIds.length < values.length ? sql`(${isOwnedByAny} or c.owner_id is null)` : isOwnedByAny
  },
  tags: (values) => sql`c.tags && ${values}::text[]`,
  source: (values) => sql`c.source = any(${values}::text[])`,
  campaign: (values, accountId) => hasSubmission(accountId, sql`s.campaign = any(${values}::text[])`),
  campaignSource: (values, accountId) => hasSubmission(accountId, sql`s.source = any(${values}::text[])`),
  subscription: (values) =>
    anyOf(values.map((value) => subscriptionConditions[value as SubscriptionState] ?? matchesNothing)),
  texting: (values, accountId) =>
    anyOf(values.map((value) => textingConditions[value as TextingState]?.(accountId) ?? matchesNothing)),
  language: (values) => {
    const isAny = sql<boolean>`c.language = any(${values}::text[])`
    return values.includes(noLanguage) ? sql`(${isAny} or c.language is null)` : isAny
  },
  city: (values, accountId) => hasProperty(accountId, sql`h.city = any(${values}::text[])`),
  zip: (values, accountId) => hasProperty(accountId, sql`h.zip = any(${values}::text[])`),
  propertyType: (values, accountId) => hasProperty(accountId, sql`h.property_type = any(${values}::text[])`),
  leadStage: (values, accountId) => hasLead(accountId, sql`l.stage = any(${values}::text[])`),
}

/** Whether the contact has any value, of the fields that can be empty. */
const valueConditions: Record<string, (accountId: string) => Condition> = {
  tags: () => sql`c.tags <> '{}'`,
  campaign: (accountId) => hasSubmission(accountId, sql`s.campaign <> ''`),
  campaignSource: (accountId) => hasSubmission(accountId, sql`s.source <> ''`),
  city: (accountId) => hasProperty(accountId, sql`h.city <> ''`),
  zip: (accountId) => hasProperty(accountId, sql`h.zip <> ''`),
  propertyType: (accountId) => hasProperty(accountId, sql`h.property_type <> ''`),
  homeValue: (accountId) => hasProperty(accountId, sql`${homeValue(accountId, sql`h.id`)} is not null`),
  leadStage: (accountId) => hasLead(accountId, sql`true`),
  lastContactedAt: (accountId) => sql`${lastContactedAt(accountId)} is not null`,
}

const hasLead = (accountId: string, condition: Condition): Condition =>
  sql`exists (select from leads l where l.account_id = ${accountId} and l.contact_id = c.id and ${condition})`

/** Whether a form that the contact sent came by such a link. */
const hasSubmission = (accountId: string, condition: Condition): Condition =>
  sql`exists (select from submissions s where s.account_id = ${accountId} and s.contact_id = c.id and ${condition})`

const subscriptionConditions: Record<SubscriptionState, Condition> = {
  SUBSCRIBED: sql`(c.unsubscribed_at is null and c.email is not null)`,
  UNSUBSCRIBED: sql`c.unsubscribed_at is not null`,
  NO_EMAIL: sql`(c.unsubscribed_at is null and c.email is null)`,
}

/** Of contacts with several numbers, one that agreed counts. */
const textingConditions: Record<TextingState, (accountId: string) => Condition> = {
  AGREED: (accountId) => hasTextPermission(accountId, sql`p.state = 'IN'`),
  OPTED_OUT: (accountId) =>
    sql`(${hasTextPermission(accountId, sql`p.state = 'OUT'`)} and not ${hasTextPermission(accountId, sql`p.state = 'IN'`)})`,
  NOT_ASKED: (accountId) => sql`(c.phone is not null and not ${hasTextPermission(accountId, sql`true`)})`,
  NO_PHONE: () => sql`c.phone is null`,
}

const hasTextPermission = (accountId: string, condition: Condition): Condition =>
  sql`exists (select from contact_phones k
    join text_permissions p on p.account_id = ${accountId} and p.phone_key = k.phone_key
    where k.account_id = ${accountId} and k.contact_id = c.id and ${condition})`

const booleanConditions: Record<string, (isTrue: boolean, accountId: string) => Condition> = {
  hasEmail: (isTrue) => (isTrue ? sql`c.email is not null` : sql`c.email is null`),
  hasPhone: (isTrue) => (isTrue ? sql`c.phone is not null` : sql`c.phone is null`),
  isMarketing: (isTrue) => (isTrue ? sql`not c.is_non_marketing` : sql`c.is_non_marketing`),
  hasProperty: (isTrue, accountId) => {
    const hasAny = sql<boolean>`exists (select from contact_properties l
      where l.account_id = ${accountId} and l.contact_id = c.id)`
    return isTrue ? hasAny : sql`not ${hasAny}`
  },
  hasMortgage: (isTrue, accountId) => {
    const hasMortgage = hasProperty(
      accountId,
      sql`exists (select from mortgages m where m.account_id = ${accountId} and m.property_id = h.id)`,
    )
    return isTrue ? hasMortgage : sql`not ${hasMortgage}`
  },
  isClaimed: (isTrue, accountId) => {
    const isClaimed = sql<boolean>`exists (select from contact_properties l
      where l.account_id = ${accountId} and l.contact_id = c.id and l.claimed_at is not null)`
    return isTrue ? isClaimed : sql`not ${isClaimed}`
  },
}

const dateColumns: Record<string, (accountId: string) => RawBuilder<Date>> = {
  createdAt: () => sql`c.created_at`,
  lastActivityAt: () => sql`coalesce(c.last_activity_at, c.created_at)`,
  lastContactedAt: (accountId) => lastContactedAt(accountId),
}

/** When the agency last sent something to the contact or called. The index `timeline_contacted` has these entries. */
const lastContactedAt = (accountId: string) => sql<Date>`(select max(t.at) from timeline_entries t
  where t.account_id = ${accountId} and t.contact_id = c.id
    and t.event_group in ('EMAIL', 'TEXT', 'POSTCARD', 'CALL', 'OFFER') and t.kind in ('SENT', 'LOGGED', 'NOTIFIED'))`

/** Whole days in the agency's time zone, including the last one. */
function dateRangeCondition(column: RawBuilder<Date>, filter: ContactFilter, accountId: string) {
  const zone = sql`(select time_zone from agencies where account_id = ${accountId})`
  const { from, till } = toDays(filter, accountId)
  return allOf([
    ...(from ? [sql<boolean>`${column} >= ${from}::timestamp at time zone ${zone}`] : []),
    ...(till ? [sql<boolean>`${column} < (${till} + 1)::timestamp at time zone ${zone}`] : []),
  ])
}

/** The first and the last day of a filter of dates. */
function toDays(filter: ContactFilter, accountId: string) {
  if ('inLastDays' in filter) {
    const today = sql`(select (now() at time zone time_zone)::date from agencies where account_id = ${accountId})`
    return { from: sql`(${today} - ${filter.inLastDays - 1}::int)`, till: today }
  }
  const { from, till } = filter as { from?: unknown; till?: unknown }
  return {
    from: from === undefined ? undefined : sql`${from}::date`,
    till: till === undefined ? undefined : sql`${till}::date`,
  }
}

function between(filter: ContactFilter): RawBuilder<unknown> {
  const { from = null, till = null } = filter as { from?: unknown; till?: unknown }
  return sql`between coalesce(${from}::bigint, 0) and coalesce(${till}::bigint, ${Number.MAX_SAFE_INTEGER}::bigint)`
}

const hasProperty = (accountId: string, condition: RawBuilder<unknown>): Condition =>
  sql`exists (select from contact_properties l join properties h on h.account_id = l.account_id and h.id = l.property_id
    where l.account_id = ${accountId} and l.contact_id = c.id and h.account_id = ${accountId} and ${condition})`

/** Values that do not fit the attribute's type never match and cause no error. */
function attributeCondition(
  accountId: string,
  custom: RawBuilder<unknown>,
  key: string,
  filter: ContactFilter,
): Condition {
  // The index finds contacts that have a value; few do for most attributes.
  const hasValue = sql<boolean>`${custom} ? ${key}`
  const equals = (value: unknown) => sql<boolean>`${custom} @> ${JSON.stringify({ [key]: value })}::jsonb`
  if ('anyOf' in filter) return anyOf(filter.anyOf.map(equals))
  if ('is' in filter) return filter.is ? equals(true) : sql`not ${equals(true)}`
  if ('isEmpty' in filter) return hasValue
  if ('contains' in filter)
    return sql`${hasValue} and search_key(${custom} ->> ${key}) like ${containing(parseSearch(filter.contains).key)}`
  if ('inLastDays' in filter) {
    const { from, till } = toDays(filter, accountId)
    return sql`${hasValue} and ${custom} ->> ${key} between ${from}::text and ${till}::text`
  }
  const { from: first, till } = filter as { from?: unknown; till?: unknown }
  // A date without a year is before no other date.
  const from = first ?? (typeof till === 'string' ? '0' : undefined)
  const tests = [...(from === undefined ? [] : ['@ >= $from']), ...(till === undefined ? [] : ['@ <= $till'])]
  const path = `$.${JSON.stringify(key)} ? (${tests.join(' && ')})`
  return sql`${hasValue} and jsonb_path_exists(${custom}, ${path}::text::jsonpath, ${JSON.stringify({ from, till })}::jsonb)`
}

/** Words of one or two letters match the beginning of words, longer ones match anywhere. */
export function searchCondition(text: string): Condition {
  const { words, digits } = parseSearch(text)
  const hasAllWords = allOf(words.map((word) => sql`c.search like ${containing(word.length < 3 ? ` ${word}` : word)}`))
  return digits === undefined ? hasAllWords : sql`((${hasAllWords}) or c.search like ${containing(digits)})`
}

const containing = (text: string) => `%${escapeLike(text)}%`

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const anyOf = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? matchesNothing : sql`(${sql.join(conditions, sql` or `)})`

const allOf = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
