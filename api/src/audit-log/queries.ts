import { trivialActions } from '@gable/shared/audit-log/action-phrases.ts'
import { type AuditLogFilter, securityArea } from '@gable/shared/audit-log/audit-log.ts'
import { listSections } from '@gable/shared/http/areas.ts'
import { type RawBuilder, sql } from 'kysely'
import { inDirectory, isOutsideDirectory } from '../platform/cells/cells.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface AuditRow {
  id: string
  at: Date
  isSecurityEvent: boolean
  /** The call, or the kind of security event. */
  action: string
  userId: string
  fullName: string
  email: string
  emulatedBy: string | null
  fields: string[]
  address: string | null
  userAgent: string
  apiKeyId: string | null
  apiKeyName: string | null
  targetId: string | null
}

interface AuditQuery extends Omit<AuditLogFilter, 'search'> {
  /** The records that the search found. Undefined without a search. */
  targetIds: readonly string[] | undefined
  before?: string | undefined
  limit: number
}

/** Entries of the account and security events of its members, newest first. IDs sort by time, so one cursor serves both. */
export async function listAuditRows(db: Db, scope: AccountScope, query: AuditQuery): Promise<AuditRow[]> {
  const hasEntries = query.area !== securityArea
  const hasEvents = query.targetIds === undefined && (query.area === undefined || query.area === securityArea)
  const entries = hasEntries ? await selectEntries(db, scope, query) : []
  const events = hasEvents ? await selectSecurityEvents(db, scope, query) : []
  return [...entries, ...events].sort((one, other) => (one.id < other.id ? 1 : -1)).slice(0, query.limit)
}

async function selectEntries(db: Db, scope: AccountScope, query: AuditQuery): Promise<AuditRow[]> {
  const { area, userId, targetIds, limit } = query
  const conditions = [
    sql`e.account_id = ${scope.accountId}::uuid`,
    sql`e.action <> all(${trivialActions}::text[])`,
    ...pageConditions(scope, query),
    ...(userId ? [sql`e.user_id = ${userId}::uuid`] : []),
    ...(targetIds ? [sql`e.target_id = any(${targetIds}::uuid[])`] : []),
  ]
  const page = (more: RawBuilder<unknown>[]) => sql`
    select * from audit_entries e where ${sql.join([...conditions, ...more], sql` and `)} order by e.id desc limit ${limit}`
  // A page of each section of an area, because the index is sorted within a section.
  const source =
    area === undefined
      ? page([])
      : sql`select e.* from unnest(${listSections(area)}::text[]) as of(section)
          cross join lateral (${page([sql`e.section = of.section`])}) e order by e.id desc limit ${limit}`
  const { rows } = await sql<AuditRow>`
    select e.id, e.at, false as "isSecurityEvent", e.action, e.user_id as "userId", coalesce(u.full_name, '') as "fullName",
      coalesce(u.email, '') as email, e.emulated_by as "emulatedBy", e.fields, e.address, e.user_agent as "userAgent",
      e.api_key_id as "apiKeyId", e.api_key_name as "apiKeyName", e.target_id as "targetId"
    from (${source}) e left join users u on u.id = e.user_id order by e.id desc`.execute(db)
  return rows
}

/** What a person did before they joined is none of this account's business. */
async function selectSecurityEvents(db: Db, scope: AccountScope, query: AuditQuery): Promise<AuditRow[]> {
  const { userId, limit } = query
  if (isOutsideDirectory(db)) return selectDistantSecurityEvents(db, scope, query)
  const { rows } = await sql<AuditRow>`
    select e.id, e.at, true as "isSecurityEvent", e.kind as action, a.user_id as "userId", u.full_name as "fullName",
      u.email, null as "emulatedBy", '{}'::text[] as fields, e.address, e.user_agent as "userAgent",
      null as "apiKeyId", null as "apiKeyName", null as "targetId"
    from agents a join users u on u.id = a.user_id
      cross join lateral (
        select * from security_events e
        where e.user_id = a.user_id and e.at >= a.created_at and ${sql.join(pageConditions(scope, query), sql` and `)}
        order by e.id desc limit ${limit}) e
    where a.account_id = ${scope.accountId}::uuid ${userId ? sql`and a.user_id = ${userId}::uuid` : sql``}
    order by e.id desc limit ${limit}`.execute(db)
  return rows
}

/** The same, of an account in another database than the events: first its members, then their events. */
async function selectDistantSecurityEvents(db: Db, scope: AccountScope, query: AuditQuery): Promise<AuditRow[]> {
  const { rows: members } = await sql<DistantMember>`
    select a.user_id as "userId", u.full_name as "fullName", u.email, a.created_at as "joinedAt",
      ${query.from ? firstIdOf(scope.accountId, sql`${query.from}::date`) : sql`null`} as "firstId",
      ${query.till ? firstIdOf(scope.accountId, sql`${query.till}::date + 1`) : sql`null`} as "endId"
    from agents a join users u on u.id = a.user_id
    where a.account_id = ${scope.accountId}::uuid ${query.userId ? sql`and a.user_id = ${query.userId}::uuid` : sql``}`.execute(
    db,
  )
  const [first] = members
  if (!first) return []
  const byId = new Map(members.map((member) => [member.userId, member]))
  const { rows } = await inDirectory(db, (db) =>
    sql<Omit<AuditRow, 'fullName' | 'email'>>`
      select e.id, e.at, true as "isSecurityEvent", e.kind as action, e.user_id as "userId",
        null as "emulatedBy", '{}'::text[] as fields, e.address, e.user_agent as "userAgent",
        null as "apiKeyId", null as "apiKeyName", null as "targetId"
      from unnest(${members.map(({ userId }) => userId)}::uuid[], ${members.map(({ joinedAt }) => joinedAt)}::timestamptz[])
        as member(id, joined_at)
        cross join lateral (
          select * from security_events e where e.user_id = member.id and e.at >= member.joined_at
            ${query.before ? sql`and e.id < ${query.before}::uuid` : sql``}
            ${first.firstId ? sql`and e.id >= ${first.firstId}::uuid` : sql``}
            ${first.endId ? sql`and e.id < ${first.endId}::uuid` : sql``}
          order by e.id desc limit ${query.limit}) e
      order by e.id desc limit ${query.limit}`.execute(db),
  )
  return rows.map((row) => ({ ...row, ...toName(byId.get(row.userId)) }))
}

interface DistantMember {
  userId: string
  fullName: string
  email: string
  joinedAt: Date
  firstId: string | null
  endId: string | null
}

const toName = (member: DistantMember | undefined) => ({ fullName: member?.fullName ?? '', email: member?.email ?? '' })

/** A range of IDs stands for the period, so that an index finds it. An ID begins with its time in milliseconds. */
const pageConditions = ({ accountId }: AccountScope, { before, from, till }: AuditQuery): RawBuilder<unknown>[] => [
  ...(before ? [sql`e.id < ${before}::uuid`] : [sql`true`]),
  ...(from ? [sql`e.id >= ${firstIdOf(accountId, sql`${from}::date`)}`] : []),
  ...(till ? [sql`e.id < ${firstIdOf(accountId, sql`${till}::date + 1`)}`] : []),
]

const firstIdOf = (accountId: string, day: RawBuilder<unknown>) => sql`(
  select (lpad(to_hex((extract(epoch from (${day})::timestamp at time zone g.time_zone) * 1000)::bigint), 12, '0')
    || repeat('0', 20))::uuid from agencies g where g.account_id = ${accountId}::uuid)`

export async function listAuditMembers(db: Db, { accountId }: AccountScope) {
  return db
    .selectFrom('agents')
    .innerJoin('users', 'users.id', 'agents.user_id')
    .select(['users.id as userId', 'users.full_name as fullName', 'users.email'])
    .where('agents.account_id', '=', accountId)
    .orderBy('users.full_name')
    .orderBy('users.id')
    .execute()
}
