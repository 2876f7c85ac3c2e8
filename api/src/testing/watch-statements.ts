import { sql } from 'kysely'
import type pg from 'pg'
import type { Database } from '../platform/database.ts'

/**
 * Notices statements of requests and jobs that name rows of accounts outside the transaction of an account: they would need
 * all accounts in one database. The functions that find an account are listed here, so that another one is a decision.
 * Returns the check for the end of a test file.
 */
export function watchStatements(product: Database): (owner: Database) => Promise<void> {
  const outside = new Set<string>()
  product.pool.on('connect', (client) => watchClient(client, outside))
  return async (owner) => {
    accountNames ??= listAccountNames(owner)
    const names = await accountNames
    const problems = [...outside].filter((text) => isForbidden(text, names))
    if (problems.length > 0)
      throw new Error(`Statements outside an account's transaction:\n${problems.map((text) => `  ${text}`).join('\n')}`)
  }
}

/** Read once, as all files have the same schema. */
let accountNames: ReturnType<typeof listAccountNames> | undefined

/**
 * Notices statements in other databases than the directory's that name what only the directory has. The copies of people and
 * plans, and what is reserved in the directory and written in the cell as well, may be named.
 */
export function watchCellStatements(products: readonly Database[]): () => void {
  const all = new Set<string>()
  for (const { pool } of products)
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as (...values: unknown[]) => unknown
      const watch = (...values: unknown[]) => {
        const [first] = values as [string | { text: string }]
        all.add((typeof first === 'string' ? first : first.text).replace(/\s+/g, ' '))
        return query(...values)
      }
      Object.assign(client, { query: watch })
    })
  return () => {
    const problems = [...all].filter((text) => onlyInDirectory.test(text))
    if (problems.length > 0)
      throw new Error(`Statements in a cell that belong to the directory:\n${problems.join('\n')}`)
  }
}

const onlyInDirectory =
  /\b(?:from|join|into|update) "?(?:sessions|magic_links|pending_sign_ins|passkey_challenges|recovery_codes|trusted_devices|security_events|secrets|hosts|booked_call_times)\b/

/** Functions that find the account of a session, a code or an address. */
const lookups = [
  'account_of_property',
  'agent_permissions_in',
  'find_booking_page',
  'find_dashboard_link',
  'find_flow_hook',
  'find_lead_intake_address',
  'find_lead_intake_source',
  'find_page_by_slug',
  'get_public_asset',
  'find_postcards',
  'list_indexable_pages',
  'list_public_assets',
  'list_two_factor_agencies',
  'resolve_api_key',
  'resolve_membership',
  'resolve_session',
]

/** Functions for several accounts at once, such as those of nightly work, or for none. */
const upkeep = [
  'address_key',
  'analyze_contact_tables',
  'delete_expired_conversations',
  'delete_expired_lead_intake',
  'enqueue',
  'enqueue_all',
  'record_events',
]

const knownFunctions = new Set([...lookups, ...upkeep])

function watchClient(client: pg.PoolClient, outside: Set<string>) {
  let state: 'outside' | 'account' | 'user' = 'outside'
  const query = client.query.bind(client) as (...values: unknown[]) => unknown
  const watch = (...values: unknown[]) => {
    const [first] = values as [string | { text: string }]
    const text = typeof first === 'string' ? first : first.text
    if (text.includes("set_config('gable.account_id'")) state = 'account'
    else if (text.includes("set_config('gable.user_id'")) state = 'user'
    else if (/^(commit|rollback)$/.test(text)) state = 'outside'
    else if (state === 'outside') outside.add(text.replace(/\s+/g, ' '))
    return query(...values)
  }
  Object.assign(client, { query: watch })
}

/** The tables and views whose rows belong to accounts, and the functions of the product. */
async function listAccountNames({ db }: Database) {
  const { rows: tables } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'account_id'`.execute(db)
  const { rows: functions } = await sql<{ name: string }>`
    select distinct p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(db)
  return { tables: toNames(tables), functions: toNames(functions) }
}

const toNames = (rows: readonly { name: string }[]) => new Set(rows.map(({ name }) => name))

function isForbidden(text: string, { tables, functions }: Awaited<ReturnType<typeof listAccountNames>>): boolean {
  if (text.startsWith('explain ')) return false
  const relations = [...text.matchAll(/\b(?:from|join|into|update)\s+"?(\w+)"?(?!\w|\()/g)]
  const calls = [...text.matchAll(/\b([a-z]\w*)\(/g)]
  return (
    relations.some(([, name = '']) => tables.has(name)) ||
    calls.some(([, name = '']) => functions.has(name) && !knownFunctions.has(name))
  )
}
