import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Recent mentions, new leads, corrections of owners and scanned postcards for each agent. Those older than three days are read. Needs `createRngFunctions`. */
export async function seedNotifications(db: Db, accountId: string, now: Date) {
  await sql`
    with pending as (
      select 'MENTION' as kind, e.id as note_id, null::uuid as lead_id, null::uuid as correction_id, null::uuid as piece_id, (mention->>0)::uuid as agent_id, e.agent_id as by_agent_id, e.at
      from timeline_entries e,
        jsonb_path_query_array(e.detail, '$.document.content[*].content[*] ? (@.type == "mention").attrs.id') mention
      where e.account_id = ${accountId} and e.event_group = 'NOTES' and e.at between ${now}::timestamptz - interval '30 days' and ${now}
        and jsonb_array_length(mention) > 0 and (mention->>0)::uuid is distinct from e.agent_id
      union all
      select 'NEW_LEAD', null, l.id, null, null, l.agent_id, null, l.created_at
      from leads l
      where l.account_id = ${accountId} and l.agent_id is not null
        and l.created_at between ${now}::timestamptz - interval '14 days' and ${now}
      union all
      select 'CORRECTION', null, null, k.id, null, c.owner_id, null, k.created_at
      from owner_corrections k join contacts c on c.account_id = ${accountId} and c.id = k.contact_id
      where k.account_id = ${accountId} and k.state = 'PENDING' and c.owner_id is not null
      union all
      select 'POSTCARD_SCAN', null, null, null, p.id, c.owner_id, null, p.scanned_at
      from postcard_pieces p join contacts c on c.account_id = ${accountId} and c.id = p.contact_id
      where p.account_id = ${accountId} and c.owner_id is not null
        and p.scanned_at between ${now}::timestamptz - interval '14 days' and ${now}
    )
    insert into notifications (account_id, id, agent_id, kind, note_id, lead_id, correction_id, piece_id, by_agent_id, at, read_at)
    select ${accountId},
      pg_temp.uuid_at(pg_temp.to_ms(at), hashtextextended(agent_id::text || coalesce(note_id, lead_id, correction_id, piece_id), 0), 1),
      agent_id, kind, note_id, lead_id, correction_id, piece_id, by_agent_id, at,
      case when at < ${now}::timestamptz - interval '3 days' then at + interval '2 hours' end
    from pending
  `.execute(db)
}
