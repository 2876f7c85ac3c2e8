import type { Readable } from 'node:stream'
import { Problem } from '@gable/shared/http/problem.ts'
import { contentTypeOf, storedExtensions } from '@gable/shared/media/image.ts'
import type { Db } from '../platform/database.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { AccountScope } from '../platform/scope.ts'
import {
  type AccountTable,
  type ArchivedAgent,
  accountTables,
  listAgents,
  listColumns,
  type Row,
} from './account-table-queries.ts'
import { findRows, insertRows, setMergedContacts } from './restore-queries.ts'
import { ZipReader } from './zip-reader.ts'

export interface RestoreResult {
  /** Restored rows by the name of their table in the archive. */
  rows: Record<string, number>
  images: number
  /** Agents of the archive who are no members of this account. */
  unknownAgents: ArchivedAgent[]
  /** Images whose file is missing in the archive. */
  missingImages: number
}

/**
 * Brings an export of everything into an account without contacts. Either all of it is restored or nothing is. Agents are
 * recognized by their email.
 */
export const restoreAccount = (
  db: Db,
  store: MediaStore,
  { accountId, path }: { accountId: string; path: string },
): Promise<RestoreResult> =>
  withJobAccount(db, { accountId }, async (db, scope) => {
    const archive = await ZipReader.open(path)
    const agents = await createAgentMapping(db, scope, archive)
    const full = await findRows(db, scope, accountTables)
    if (full)
      throw new Problem(
        'conflict',
        `This account already has ${full}. An archive can be restored only into an empty account.`,
      )
    const rows: Record<string, number> = {}
    for (const table of accountTables) rows[table.name] = await restoreTable(db, scope, archive, table, agents)
    return { rows, ...(await restoreImages(scope, store, archive)), unknownAgents: agents.unknown }
  })

interface AgentMapping {
  ownerId: string
  /** The agents of the archive by their old id. */
  ids: Map<string, string>
  unknown: ArchivedAgent[]
}

async function createAgentMapping(db: Db, scope: AccountScope, archive: ZipReader): Promise<AgentMapping> {
  const members = await listAgents(db, scope)
  const owner = members.find(({ role }) => role === 'OWNER')
  if (!owner)
    throw new Problem('conflict', 'This account has no owner yet. Its owner must accept the invitation first.')
  const archived = (await readAll(archive, 'agents.json')) as unknown as ArchivedAgent[]
  const idsByEmail = new Map(members.map(({ id, email }) => [email.toLowerCase(), id]))
  const ids = archived.flatMap(({ id, email }) => {
    const member = idsByEmail.get(email.toLowerCase())
    return member ? [[id, member] as const] : []
  })
  return {
    ownerId: owner.id,
    ids: new Map(ids),
    unknown: archived.filter(({ email }) => !idsByEmail.has(email.toLowerCase())),
  }
}

async function restoreTable(
  db: Db,
  scope: AccountScope,
  archive: ZipReader,
  table: AccountTable,
  agents: AgentMapping,
) {
  const columns = await listColumns(db, table)
  let count = 0
  const merged: Row[] = []
  for await (const rows of readPages(archive, `${table.name}.json`, (line) => replaceIds(line, agents.ids))) {
    await insertRows(
      db,
      scope,
      table,
      columns,
      rows.map((row) => withKnownAgents(row, table, agents)),
    )
    count += rows.length
    if (table.table === 'contacts') merged.push(...rows.filter(({ merged_into }) => merged_into !== null))
  }
  if (merged.length > 0) await setMergedContacts(db, scope, merged)
  return count
}

/** Agents are also named inside notes, filters and earlier versions. */
const replaceIds = (line: string, ids: Map<string, string>) =>
  line.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => ids.get(id) ?? id)

function withKnownAgents(row: Row, table: AccountTable, { ownerId, unknown }: AgentMapping): Row {
  const isUnknown = (id: unknown) => unknown.some((agent) => agent.id === id)
  const replaced = Object.entries(table.agents ?? {}).filter(([column]) => isUnknown(row[column]))
  return {
    ...row,
    ...Object.fromEntries(replaced.map(([column, fallback]) => [column, fallback === 'OWNER' ? ownerId : null])),
    ...(table.stopped && stop(row, table.stopped)),
    // Their files stay with the other account.
    ...(table.table === 'imports' && { has_file: false, samples: [] }),
  }
}

const stop = (row: Row, { column, values }: NonNullable<AccountTable['stopped']>): Row => ({
  [column]: values[String(row[column])] ?? row[column],
})

async function restoreImages({ accountId }: AccountScope, store: MediaStore, archive: ZipReader) {
  let images = 0
  let missingImages = 0
  for (const { id, content_type } of await readAll(archive, 'images.json')) {
    const extension = storedExtensions.find((extension) => contentTypeOf[extension] === content_type)
    const name = `${id}.${extension}`
    if (archive.has(`media/${name}`)) {
      await store.put(`${accountId}/${name}`, await readBytes(archive.read(`media/${name}`)), String(content_type))
      images++
    } else missingImages++
  }
  return { images, missingImages }
}

async function readAll(archive: ZipReader, name: string): Promise<Row[]> {
  const rows: Row[] = []
  for await (const page of readPages(archive, name)) rows.push(...page)
  return rows
}

const pageSize = 1000

/** The export writes one row on each line. */
async function* readPages(archive: ZipReader, name: string, convert = (line: string) => line): AsyncGenerator<Row[]> {
  let page: Row[] = []
  for await (const line of readLines(archive.read(name))) {
    if (!line.startsWith('{')) continue
    page.push(JSON.parse(convert(line.replace(/,$/, ''))))
    if (page.length === pageSize) {
      yield page
      page = []
    }
  }
  if (page.length > 0) yield page
}

/** Text may contain line separators of Unicode, at which `readline` would split. */
async function* readLines(body: Readable) {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest
}

async function readBytes(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
