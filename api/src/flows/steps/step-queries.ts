import type { NoteDocument } from '@gable/shared/activity/entry.ts'
import { tagMaximum } from '@gable/shared/contacts/contact.ts'
import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import type { HomeArea } from '@gable/shared/flows/find-area.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { selectContacts } from '../../contacts/selection-queries.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'

/** Of these contacts, those who match, in one query. */
export async function listMatchingContactIds(
  db: Db,
  scope: AccountScope,
  ids: string[],
  filters: readonly ContactFilter[],
): Promise<Set<string>> {
  const rows = await selectContacts(db, scope, { ids, search: '', filters }).select('c.id').execute()
  return new Set(rows.map(({ id }) => id))
}

/** Adds a tag to those contacts who lack it and have room for it. Returns who they are. */
export const addTagToContacts = (db: Db, scope: AccountScope, ids: string[], tag: string) =>
  changeTags(
    db,
    scope,
    ids,
    sql`array_append(tags, ${tag}::text)`,
    sql`not ${tag} = any(tags) and cardinality(tags) < ${sql.lit(tagMaximum)}`,
  )

export const removeTagFromContacts = (db: Db, scope: AccountScope, ids: string[], tag: string) =>
  changeTags(db, scope, ids, sql`array_remove(tags, ${tag}::text)`, sql`${tag} = any(tags)`)

async function changeTags(
  db: Db,
  { accountId }: AccountScope,
  ids: string[],
  tags: ReturnType<typeof sql>,
  condition: ReturnType<typeof sql>,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    update contacts set tags = ${tags}, updated_at = clock_timestamp()
    where account_id = ${accountId} and id = any(${ids}::uuid[]) and ${condition} returning id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Sets a custom field, or removes it for undefined. Returns the contacts that had another value. */
export async function setCustomField(
  db: Db,
  { accountId }: AccountScope,
  ids: string[],
  key: string,
  value: unknown,
): Promise<Set<string>> {
  const json = value === undefined ? null : JSON.stringify(value)
  const { rows } = await sql<{ id: string }>`
    update contacts set updated_at = clock_timestamp(),
      custom = case when ${json}::jsonb is null then custom - ${key}::text
        else custom || jsonb_build_object(${key}::text, ${json}::jsonb) end
    where account_id = ${accountId} and id = any(${ids}::uuid[])
      and custom -> ${key}::text is distinct from ${json}::jsonb
    returning id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

interface NewEntry {
  contactId: string
  propertyId: string | null
}

/** Adds the same note, or another entry, to the activity of contacts. Returns the ids of the entries, in this order. */
export async function insertEntries(
  db: Db,
  { accountId }: AccountScope,
  contacts: readonly NewEntry[],
  { eventGroup, kind, detail }: { eventGroup: string; kind: string; detail: object },
): Promise<string[]> {
  const ids = contacts.map(() => newId())
  await sql`
    insert into timeline_entries (account_id, id, at, event_group, kind, contact_id, property_id, detail)
    select ${accountId}, e.id, now(), ${eventGroup}, ${kind}, e.contact_id, e.property_id, ${JSON.stringify(detail)}::jsonb
    from unnest(${ids}::uuid[], ${contacts.map(({ contactId }) => contactId)}::uuid[],
      ${contacts.map(({ propertyId }) => propertyId)}::uuid[]) as e(id, contact_id, property_id)`.execute(db)
  return ids
}

/** A note of a paragraph per line. */
export const toNoteDocument = (text: string): NoteDocument => ({
  type: 'doc',
  content: text
    .split('\n')
    .map((line) => ({ type: 'paragraph', ...(line !== '' && { content: [{ type: 'text', text: line }] }) })),
})

/** The owners of contacts change without a lead. Returns the contacts that had another one. */
export async function setOwners(
  db: Db,
  { accountId }: AccountScope,
  owners: readonly { contactId: string; agentId: string }[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    update contacts c set owner_id = o.agent_id, updated_at = clock_timestamp()
    from unnest(${owners.map(({ contactId }) => contactId)}::uuid[], ${owners.map(({ agentId }) => agentId)}::uuid[])
      as o(contact_id, agent_id)
    where c.account_id = ${accountId} and c.id = o.contact_id and c.owner_id is distinct from o.agent_id
    returning c.id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Takes the next turns of a step. Returns the number of the first. Callers at the same time wait for the end of this transaction. */
export async function takeTurns(
  db: Db,
  { accountId }: AccountScope,
  { flowId, stepId, count }: { flowId: string; stepId: string; count: number },
): Promise<number> {
  const { rows } = await sql<{ taken: string }>`
    insert into flow_turns (account_id, flow_id, step_id, taken) values (${accountId}, ${flowId}, ${stepId}, ${count})
    on conflict (account_id, flow_id, step_id) do update set taken = flow_turns.taken + excluded.taken
    returning taken`.execute(db)
  return Number(rows[0]?.taken ?? count) - count
}

/** Where the homes of runs are: the home that a run is about, or the main home of the contact. */
export async function listAreas(
  db: Db,
  { accountId }: AccountScope,
  runs: readonly { id: string; contactId: string; propertyId: string | null }[],
): Promise<Map<string, HomeArea>> {
  const { rows } = await sql<HomeArea & { runId: string }>`
    select r.id as "runId", h.city, h.zip, h.state
    from unnest(${runs.map(({ id }) => id)}::uuid[], ${runs.map(({ contactId }) => contactId)}::uuid[],
      ${runs.map(({ propertyId }) => propertyId)}::uuid[]) as r(id, contact_id, property_id)
      cross join lateral (
        select p.city, p.zip, p.state from properties p where p.account_id = ${accountId} and p.id = coalesce(
          r.property_id, (select l.property_id from contact_properties l
            where l.account_id = ${accountId} and l.contact_id = r.contact_id
            order by l.claimed_at is null, l.created_at, l.property_id limit 1))) h`.execute(db)
  return new Map(rows.map(({ runId, ...area }) => [runId, area]))
}

interface LeadOfRun {
  id: string
  stage: string
  agentId: string | null
  /** One that is still to come. */
  hasAppointment: boolean
}

/** The lead that each run is about: its own, even if closed unless stated otherwise, or else the newest open lead of the contact. */
export async function listLeadsOfRuns(
  db: Db,
  { accountId }: AccountScope,
  runs: readonly { id: string; contactId: string; leadId: string | null }[],
  { isOpen = false }: { isOpen?: boolean } = {},
): Promise<Map<string, LeadOfRun>> {
  const { rows } = await sql<LeadOfRun & { runId: string }>`
    select r.id as "runId", l.id, l.stage, l.agent_id as "agentId",
      exists (select from appointments a where a.account_id = ${accountId} and a.lead_id = l.id
        and a.state = 'BOOKED' and a.ends_at > now()) as "hasAppointment"
    from unnest(${runs.map(({ id }) => id)}::uuid[], ${runs.map(({ contactId }) => contactId)}::uuid[],
      ${runs.map(({ leadId }) => leadId)}::uuid[]) as r(id, contact_id, lead_id)
      cross join lateral (select * from leads l
        where l.account_id = ${accountId} and l.contact_id = r.contact_id
          and (l.id = r.lead_id and not ${isOpen} or l.stage not in ('CLOSED', 'LOST'))
        order by l.id = r.lead_id desc nulls last, l.created_at desc, l.id desc limit 1) l`.execute(db)
  return new Map(rows.map(({ runId, ...lead }) => [runId, lead]))
}

interface PieceOfRun {
  state: string
  holdReason: string | null
}

/** What became of the emails or postcards of runs, by their occasion. */
export async function listPieces(
  db: Db,
  { accountId }: AccountScope,
  table: 'email_pieces' | 'postcard_pieces',
  contentId: string,
  pieces: readonly { contactId: string; occasion: string }[],
): Promise<Map<string, PieceOfRun>> {
  const { rows } = await sql<PieceOfRun & { occasion: string }>`
    select p.occasion, p.state, p.hold_reason as "holdReason"
    from unnest(${pieces.map(({ contactId }) => contactId)}::uuid[], ${pieces.map(({ occasion }) => occasion)}::text[])
      as r(contact_id, occasion)
      join ${sql.table(table)} p on p.account_id = ${accountId} and p.contact_id = r.contact_id
        and p.content_id = ${contentId} and p.occasion = r.occasion`.execute(db)
  return new Map(rows.map(({ occasion, ...piece }) => [occasion, piece]))
}
