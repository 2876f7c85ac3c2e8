import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@gable/shared/access.ts'
import { demoAccounts } from '@gable/shared/demo/people.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { createMediaStore } from '../platform/media/create-media-store.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { runJobs } from '../testing/jobs.ts'
import { testWithDemo as test, type World } from '../testing/world.ts'
import { type AccountTable, type ArchiveScope, accountTables, listAgents } from './account-table-queries.ts'
import { describeRestore } from './describe-restore.ts'
import { restoreAccount } from './restore-account.ts'

type Agent = Awaited<ReturnType<World['factory']['createAgent']>>

async function exportEverything(world: World, agent: Agent, accountId: string): Promise<string> {
  const { _id: exportId } = await agent.call('POST /agent/exports', { body: { kind: 'EVERYTHING' } })
  await runJobs(world, accountId)
  const { url } = await agent.call('POST /agent/exports/:exportId/link', { params: { exportId } })
  const folder = await mkdtemp(join(tmpdir(), 'gable-restore-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'everything.zip')
  await writeFile(path, (await agent.send('GET', url)).rawPayload)
  return path
}

const restore = ({ product, settings }: World, accountId: string, path: string) =>
  restoreAccount(product.db, createMediaStore(settings), { accountId, path })

/** All rows of a table as text, without the account. */
async function readTable({ owner }: World, scope: ArchiveScope, { table, key, where, derived = [] }: AccountTable) {
  const ignored = ['account_id', ...derived, ...(table === 'imports' ? ['has_file', 'samples'] : [])]
  const { rows } = await sql<{ text: string }>`
    select (to_jsonb(t) - ${ignored}::text[])::text as text from ${sql.table(table)} t
    where t.account_id = ${scope.accountId} and ${where?.(scope) ?? sql`true`}
    order by ${sql.join(key.map((column) => sql.ref(column)))}`.execute(owner.db)
  return rows.map(({ text }) => text.replaceAll(/(?:\.(\d+))?(?=\+00:00")/g, toMilliseconds))
}

/** An archive has times in milliseconds, and Postgres writes no zeros at the end. */
const toMilliseconds = (_: string, digits = '') => `.${digits.padEnd(3, '0').slice(0, 3)}`

test('everything that is exported comes back in an empty account', { timeout: 180_000 }, async ({ world }) => {
  const accountId = demoAccounts.harborAndHill
  const agent = await world.factory.createAgent({ accountId })
  const params = { contactId: (await agent.call('GET /agent/contacts/search', { query: {} })).data[0]?._id ?? '' }
  const document = {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Line\u2028separator' }] }],
  }
  await agent.call('POST /agent/notes', { body: { contactId: params.contactId, document } })
  for (const isShared of [true, false])
    await agent.call('POST /agent/segments', {
      body: { name: `Mine ${isShared}`, isShared, filters: [{ key: 'owner', anyOf: [agent.agentId] }] },
    })
  await sql`insert into appointments (account_id, id, agent_id, lead_id, starts_at, ends_at, title, place, place_detail,
      note, language, time_zone, start_text)
    select account_id, ${newId()}, ${agent.agentId}, id, now(), now() + interval '30 minutes', 'A call', 'PHONE', '', '',
      'en', 'America/New_York', 'Today' from leads where account_id = ${accountId} limit 1`.execute(world.owner.db)
  await sql`insert into mls_listings (account_id, id, listing_key, status, full_address, agent_id, modified_at, fingerprint)
    values (${accountId}, ${newId()}, 'own', 'COMING_SOON', '12 Harbor Street, Portland, ME 04101', ${agent.agentId},
      now(), 'none')`.execute(world.owner.db)
  const media = await world.owner.db.selectFrom('media').select('id').where('account_id', '=', accountId).execute()
  const store = createMediaStore(world.settings)
  for (const { id } of media) await store.put(`${accountId}/${id}.png`, Buffer.from('an image'), 'image/png')
  const path = await exportEverything(world, agent, accountId)

  const target = await world.factory.createAgency()
  const team = await listAgents(world.owner.db, mintAccountScope(accountId))
  for (const { email, role } of team) await world.factory.createMember(target, email, { role: role as Role })
  const result = await restore(world, target.accountId, path)
  expect(result).toMatchObject({ unknownAgents: [], images: media.length, missingImages: 0 })
  const image = await store.get(`${target.accountId}/${media[0]?.id}.png`)
  image?.body.destroy()
  expect(image?.size).toBe(8)
  expect(result.rows.contacts).toBeGreaterThan(50)

  const targetTeam = await listAgents(world.owner.db, mintAccountScope(target.accountId))
  const newIds = new Map(
    team.map(({ id, email }) => [id, targetTeam.find((member) => member.email === email)?.id ?? '']),
  )
  const targetScope = { ...mintAccountScope(target.accountId), agentId: newIds.get(agent.agentId) ?? '' }
  for (const table of accountTables) {
    const original = await readTable(world, { ...mintAccountScope(accountId), agentId: agent.agentId }, table)
    const expected = original.map((text) =>
      text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => newIds.get(id) ?? id),
    )
    expect(await readTable(world, targetScope, table), table.name).toEqual(expected)
    expect(result.rows[table.name]).toBe(original.length)
  }
  const [original, restored] = await Promise.all(
    [accountId, target.accountId].map((id) =>
      world.owner.db
        .selectFrom('contacts')
        .select([
          'id',
          sql<string[]>`(select array_agg(word order by word) from regexp_split_to_table(search, '\\s+') word)`.as(
            'words',
          ),
        ])
        .where('account_id', '=', id)
        .orderBy('id')
        .execute(),
    ),
  )
  expect(restored).toEqual(original)
})

test('agents who are not on the team are named, and their segments go to the owner', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const ben = await world.factory.createMember(agency, 'ben@example.com')
  await owner.call('POST /agent/contacts', { body: { firstName: 'Nora', ownerId: ben.agentId } })
  const path = await exportEverything(world, owner, agency.accountId)
  const target = await world.factory.createAgency()
  await world.factory.createAgent(target)
  const result = await restore(world, target.accountId, path)
  expect(result.unknownAgents.map(({ email }) => email)).toContain('ben@example.com')
  expect(describeRestore(result)).toContain('ben@example.com')
  const contacts = world.owner.db.selectFrom('contacts').select(['first_name', 'owner_id'])
  expect(await contacts.where('account_id', '=', target.accountId).execute()).toEqual([
    { first_name: 'Nora', owner_id: null },
  ])
})

test('an archive is restored only into an empty account, and only if it is one', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const agent = await world.factory.createAgent(agency)
  await agent.call('POST /agent/contacts', { body: { firstName: 'Nora' } })
  const path = await exportEverything(world, agent, agency.accountId)
  await expect(restore(world, agency.accountId, path)).rejects.toThrow('This account already has')
  const target = await world.factory.createAgency()
  await expect(restore(world, target.accountId, path)).rejects.toThrow('This account has no owner yet')
  await writeFile(path, 'no archive')
  await expect(restore(world, target.accountId, path)).rejects.toThrow('The file is not an export of everything')
  await expect(restore(world, target.accountId, `${path}.missing`)).rejects.toThrow('cannot be read')
})
