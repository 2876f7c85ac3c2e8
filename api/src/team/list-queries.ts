import { roles } from '@gable/shared/access.ts'
import { openStages } from '@gable/shared/leads/stages.ts'
import type { AgencyMember, MemberStatus, Seats, TeamRow } from '@gable/shared/team/team.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface TeamQuery {
  search: string
  status?: MemberStatus | undefined
  sort: 'fullName' | 'role' | 'lastSeenAt'
  sortOrder: 'asc' | 'desc'
  page: number
  pageSize: number
}

type ListedRow = Omit<TeamRow, 'lastSeenAt' | 'expiresAt' | 'isSelf' | 'isManageable'> & {
  lastSeenAt: Date | null
  expiresAt: Date | null
}

/** Members and open invitations. Only the rows of the page count contacts and leads. */
export async function listTeamRows(
  db: Db,
  { accountId }: AccountScope,
  { search, status, sort, sortOrder, page, pageSize }: TeamQuery,
): Promise<{ rows: ListedRow[]; total: number }> {
  const order = sql.raw(`${sortColumns[sort]} ${sortOrder} nulls last, name_key, _id`)
  const { rows } = await sql<ListedRow & { total: number; agentId: string; name_key: string; rank: number }>`
    with people as (
      select u.id as _id, a.id as "agentId", case when a.deactivated_at is null then 'ACTIVE' else 'DEACTIVATED' end as status,
        u.full_name as "fullName", u.email, a.photo_url as "photoUrl", a.role, a.last_seen_at as "lastSeenAt",
        null::timestamptz as "expiresAt"
      from agents a join users u on u.id = a.user_id where a.account_id = ${accountId}
      union all
      select id, null, 'INVITED', '', email, null, role, null, expires_at
      from invitations where account_id = ${accountId} and accepted_at is null
    ), page as (
      select *, search_key(coalesce(nullif("fullName", ''), email)) as name_key,
        array_position(${[...roles]}::text[], role) as rank, (count(*) over ())::int as total
      from people
      where (${status ?? null}::text is null or status = ${status ?? null}::text)
        and strpos(search_key("fullName" || ' ' || email), search_key(${search})) > 0
      order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select page.*,
      case when "agentId" is not null then (select count(*)::int from contacts c
        where c.account_id = ${accountId} and c.owner_id = page."agentId" and c.archived_at is null) end as contacts,
      case when "agentId" is not null then (select count(*)::int from leads l where l.account_id = ${accountId}
        and l.agent_id = page."agentId" and l.stage = any(${[...openStages]}::text[])) end as leads
    from page order by ${order}`.execute(db)
  return {
    rows: rows.map(({ agentId: _agent, name_key: _key, rank: _rank, total: _total, ...row }) => row),
    total: rows[0]?.total ?? 0,
  }
}

const sortColumns = { fullName: 'name_key', role: 'rank', lastSeenAt: '"lastSeenAt"' }

/** Every member by name, those who left last. */
export async function listAgencyMembers(db: Db, { accountId }: AccountScope): Promise<AgencyMember[]> {
  const { rows } = await sql<AgencyMember>`
    select a.id as _id, u.id as "userId", u.full_name as "fullName", u.email, a.role,
      case when a.deactivated_at is null then 'ACTIVE' else 'DEACTIVATED' end as status
    from agents a join users u on u.id = a.user_id where a.account_id = ${accountId}
    order by a.deactivated_at is not null, search_key(coalesce(nullif(u.full_name, ''), u.email)), a.id`.execute(db)
  return rows
}

/** Open invitations take a seat, so that accepting them never exceeds the plan. */
export async function countSeats(db: Db, { accountId }: AccountScope): Promise<Seats> {
  const { rows } = await sql<Seats>`
    select ((select count(*) from agents where account_id = ${accountId} and deactivated_at is null)
        + (select count(*) from invitations where account_id = ${accountId} and accepted_at is null and expires_at > now())
      )::int as used,
      coalesce((select (p.numerical_feature_map ->> 'team-members')::int from agencies g join plans p on p.id = g.plan_id
        where g.account_id = ${accountId}), 0) as available`.execute(db)
  return rows[0] ?? { used: 0, available: 0 }
}
