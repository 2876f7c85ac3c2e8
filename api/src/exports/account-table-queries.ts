import { invariant } from '@gable/shared/invariant.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

/** The account, and the agent who exports it. */
export type ArchiveScope = Pick<Scope, 'accountId' | 'agentId'>

/**
 * A table of an archive. Its columns come from the database, so that a new one leaves with the others and comes back.
 */
export interface AccountTable {
  /** The file in the archive. */
  name: string
  table: string
  /** The primary key without the account. Pages are read in its order. */
  key: readonly string[]
  where?: (exporter: ArchiveScope) => RawBuilder<boolean>
  /** What people want to read beside ids. A restore ignores it. */
  labels?: Record<string, RawBuilder<unknown>>
  /** Columns that a trigger, or the product, fills again. */
  derived?: readonly string[]
  /** Values that a restore replaces: nothing of an archive is sent from the account that it comes into. */
  stopped?: { column: string; values: Record<string, string> }
  /** Columns with the id of an agent. Without a matching one the restored value is null, or else the owner. */
  agents?: Record<string, 'NULL' | 'OWNER'>
}

const selectAgentName = (column: string) =>
  sql`(select u.full_name from agents a join users u on u.id = a.user_id
    where a.account_id = t.account_id and a.id = ${sql.ref(column)})`

const contactName = sql`(select c.full_name from contacts c where c.account_id = t.account_id and c.id = t.contact_id)`

/** The history of imports has the answers about consent. */
const isFinished = (importId: RawBuilder<unknown>) => sql<boolean>`exists (select from imports i
  where i.account_id = t.account_id and i.id = ${importId} and i.state in ('DONE', 'CANCELLED', 'UNDONE'))`

/** In the order in which they are restored: a row only refers to rows of tables before it. */
export const accountTables: readonly AccountTable[] = [
  { name: 'attributes', table: 'attribute_definitions', key: ['id'] },
  { name: 'tags', table: 'contact_tags', key: ['name'] },
  {
    name: 'contacts',
    table: 'contacts',
    key: ['id'],
    derived: ['search'],
    agents: { owner_id: 'NULL', unsubscribed_by: 'OWNER' },
    labels: {
      owner: selectAgentName('t.owner_id'),
      all_emails: sql`array(select email from contact_emails e where e.account_id = t.account_id and e.contact_id = t.id order by 1)`,
      all_phones: sql`array(select phone from contact_phones p where p.account_id = t.account_id and p.contact_id = t.id order by 1)`,
      homes: sql`array(select p.full_address from contact_properties l
        join properties p on p.account_id = l.account_id and p.id = l.property_id
        where l.account_id = t.account_id and l.contact_id = t.id order by 1)`,
    },
  },
  { name: 'emails', table: 'contact_emails', key: ['email'] },
  { name: 'phones', table: 'contact_phones', key: ['phone_key', 'contact_id'] },
  { name: 'properties', table: 'properties', key: ['id'] },
  { name: 'contact-properties', table: 'contact_properties', key: ['contact_id', 'property_id'] },
  { name: 'value-estimates', table: 'value_estimates', key: ['property_id', 'provider', 'value_date'] },
  { name: 'mortgages', table: 'mortgages', key: ['id'] },
  {
    name: 'leads',
    table: 'leads',
    key: ['id'],
    agents: { agent_id: 'NULL' },
    labels: { contact: contactName, agent: selectAgentName('t.agent_id') },
  },
  {
    name: 'appointments',
    table: 'appointments',
    key: ['id'],
    agents: { agent_id: 'OWNER' },
    labels: { agent: selectAgentName('t.agent_id') },
  },
  // Listings of an MLS belong to it, and come back with the connection.
  {
    name: 'own-listings',
    table: 'mls_listings',
    key: ['id'],
    where: () => sql`t.connection_id is null`,
    agents: { agent_id: 'NULL' },
    labels: { agent: selectAgentName('t.agent_id') },
  },
  { name: 'submissions', table: 'submissions', key: ['id'], agents: { read_by: 'NULL' } },
  { name: 'consents', table: 'consents', key: ['id'] },
  {
    name: 'activity',
    table: 'timeline_entries',
    key: ['id'],
    where: () => sql`t.event_group <> 'NOTES'`,
    agents: { agent_id: 'NULL' },
    labels: { contact: contactName, agent: selectAgentName('t.agent_id') },
  },
  {
    name: 'notes',
    table: 'timeline_entries',
    key: ['id'],
    where: () => sql`t.event_group = 'NOTES'`,
    agents: { agent_id: 'NULL' },
    labels: { text: sql`t.detail->>'text'`, contact: contactName, agent: selectAgentName('t.agent_id') },
  },
  { name: 'note-versions', table: 'note_revisions', key: ['id'], agents: { agent_id: 'OWNER' } },
  {
    name: 'offers',
    table: 'offers',
    key: ['id'],
    agents: { agent_id: 'NULL' },
    labels: { agent: selectAgentName('t.agent_id') },
  },
  { name: 'vendors', table: 'vendors', key: ['id'] },
  {
    name: 'owner-corrections',
    table: 'owner_corrections',
    key: ['id'],
    agents: { decided_by: 'NULL' },
    labels: { contact: contactName },
  },
  {
    name: 'conversations',
    table: 'conversations',
    key: ['id'],
    labels: { contact: contactName },
  },
  {
    name: 'conversation-messages',
    table: 'conversation_messages',
    key: ['conversation_id', 'number'],
  },
  {
    name: 'dashboard-answers',
    table: 'dashboard_answers',
    key: ['contact_id', 'property_id'],
    labels: { contact: contactName },
  },
  {
    name: 'segments',
    table: 'segments',
    key: ['id'],
    // Only their owner may see private segments.
    where: ({ agentId }) => sql`(t.is_shared or t.agent_id = ${agentId})`,
    agents: { agent_id: 'OWNER' },
    labels: { agent: selectAgentName('t.agent_id') },
  },
  {
    name: 'imports',
    table: 'imports',
    key: ['id'],
    where: () => isFinished(sql.ref('t.id')),
    agents: { agent_id: 'OWNER' },
  },
  {
    name: 'imported-rows',
    table: 'import_rows',
    key: ['import_id', 'row'],
    where: () => sql`(t.stamp is not null and ${isFinished(sql.ref('t.import_id'))})`,
  },
  { name: 'contents', table: 'contents', key: ['id'], agents: { created_by: 'NULL', triggered_by: 'NULL' } },
  {
    name: 'content-versions',
    table: 'content_versions',
    key: ['content_id', 'version'],
    agents: { published_by: 'NULL' },
  },
  {
    name: 'broadcasts',
    table: 'broadcasts',
    key: ['id'],
    agents: { created_by: 'NULL' },
    stopped: {
      column: 'state',
      values: { SCHEDULED: 'CANCELED', PREPARING: 'STOPPED', SENDING: 'STOPPED', PAUSED: 'STOPPED' },
    },
  },
  {
    name: 'sent-emails',
    table: 'email_pieces',
    key: ['id'],
    agents: { agent_id: 'NULL' },
    labels: { contact: contactName, agent: selectAgentName('t.agent_id') },
    stopped: { column: 'state', values: { QUEUED: 'CANCELED', SENDING: 'UNKNOWN' } },
  },
  { name: 'email-events', table: 'email_events', key: ['id'] },
  {
    name: 'postcards',
    table: 'postcard_pieces',
    key: ['id'],
    // A code belongs to the account that printed it.
    derived: ['code_hash', 'position'],
    agents: { agent_id: 'NULL' },
    labels: { contact: contactName, agent: selectAgentName('t.agent_id') },
    stopped: { column: 'state', values: { QUEUED: 'CANCELED' } },
  },
  { name: 'postcard-events', table: 'postcard_events', key: ['id'] },
  { name: 'text-permissions', table: 'text_permissions', key: ['phone_key'] },
  {
    name: 'text-consents',
    table: 'text_consents',
    key: ['id'],
    agents: { agent_id: 'NULL' },
    labels: { contact: contactName, agent: selectAgentName('t.agent_id') },
  },
  {
    name: 'texts',
    table: 'text_messages',
    key: ['id'],
    agents: { agent_id: 'NULL' },
    labels: { contact: contactName, agent: selectAgentName('t.agent_id') },
    stopped: { column: 'state', values: { QUEUED: 'HELD', SENDING: 'UNKNOWN' } },
  },
  { name: 'email-suppressions', table: 'email_suppressions', key: ['email'] },
  {
    name: 'email-topic-opt-outs',
    table: 'contact_topic_opt_outs',
    key: ['contact_id', 'topic'],
    labels: { contact: contactName },
  },
  // Without its private keys, which only the installation can open, and what was found in DNS with them.
  {
    name: 'email-domains',
    table: 'email_domains',
    key: ['id'],
    derived: ['verified_at', 'failing_since', 'checked_at', 'checks'],
  },
  { name: 'images', table: 'media', key: ['id'], agents: { uploaded_by: 'OWNER' } },
]

export interface Column {
  name: string
  type: string
}

/** The columns that are neither generated nor derived. */
export async function listColumns(db: Db, { table, derived = [] }: AccountTable): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'account_id'
      and not attname = any(${[...derived]}::text[]) order by attnum`.execute(db)
  invariant(rows.length > 0, `${table} has no columns`)
  return rows
}

export type Row = Record<string, unknown>

const pageSize = 1000

/** Streams a table in the order of its key. */
export async function* streamRows(
  db: Db,
  scope: ArchiveScope,
  { table, key, where, labels = {} }: AccountTable,
  columns: Column[],
): AsyncGenerator<Row[]> {
  const keyColumns = sql.join(key.map((column) => sql.ref(`t.${column}`)))
  const selected = [
    ...columns.map(({ name }) => sql.ref(`t.${name}`)),
    ...Object.entries(labels).map(([name, label]) => sql`${label} as ${sql.ref(name)}`),
  ]
  let last: Row | undefined
  do {
    const after = last ? sql`and (${keyColumns}) > (${sql.join(key.map((column) => last?.[column]))})` : sql``
    const { rows } = await sql<Row>`
      select ${sql.join(selected)} from ${sql.table(table)} t
      where t.account_id = ${scope.accountId} and ${where?.(scope) ?? sql`true`} ${after}
      order by ${keyColumns} limit ${pageSize}`.execute(db)
    yield rows
    last = rows.length === pageSize ? rows.at(-1) : undefined
  } while (last)
}

export interface ArchivedAgent {
  id: string
  email: string
  full_name: string
  role: string
}

/** Deactivated agents come last, so that the first owner is one who can sign in. */
export async function listAgents(db: Db, { accountId }: AccountScope): Promise<ArchivedAgent[]> {
  const { rows } = await sql<ArchivedAgent>`
    select a.id, u.email, u.full_name, a.role from agents a join users u on u.id = a.user_id
    where a.account_id = ${accountId} order by a.deactivated_at is not null, a.created_at, a.id`.execute(db)
  return rows
}
