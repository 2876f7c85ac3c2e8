import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { createAgencyWithImports } from '../testing/imports.ts'
import { runJobs } from '../testing/jobs.ts'
import { openJourney } from '../testing/submissions.ts'
import { test, type World } from '../testing/world.ts'

/** All rows in the database that contain one of these terms, as `table: row`. */
async function findInDatabase({ owner }: World, terms: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`.execute(owner.db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select t::text as text from ${sql.raw(name)} t
      where exists (select from unnest(${terms}::text[]) term where strpos(lower(t::text), lower(term)) > 0)`.execute(
      owner.db,
    )
    found.push(...rows.map(({ text }) => `${name}: ${text}`))
  }
  return found
}

const nora = {
  firstName: 'Noralinde',
  lastName: 'Quackenfield',
  email: 'noralinde@quacken.example',
  phone: '(603) 555-7391',
}
const terms = [
  'Noralinde',
  'Quackenfield',
  'noralinde@quacken',
  '6035557391',
  '603-555-7391',
  '(603) 555-7391',
  'Pondside',
  'second.address@quacken',
]

/** Nora's answer waited for the lookup of her home: now it is an email to her in the queue. */
async function queueAnswer(world: World, accountId: string) {
  await sql`update graphile_worker._private_jobs set run_at = now() where payload->>'accountId' = ${accountId}`.execute(
    world.owner.db,
  )
  await runJobs(world, accountId)
  const { rows } = await sql`select from graphile_worker._private_jobs where payload->>'to' = ${nora.email}`.execute(
    world.owner.db,
  )
  expect(rows).toHaveLength(1)
}

async function createAgencyWithNora(world: World) {
  const imports = await createAgencyWithImports(world)
  const { agency, agent, accountId } = imports
  await agent.call('POST /agent/webhooks', {
    body: { url: 'https://crm.example/hook', eventTypes: ['lead.created', 'contact.created', 'contact.updated'] },
  })
  const attribute = await agent.call('POST /agent/attributes', {
    body: { entity: 'CONTACT', label: 'Favorite', type: 'TEXT' },
  })
  const page = await openJourney(world, agency, await world.factory.createAsset(agency))
  await page.submit({ details: nora, address: { text: '7 Pondside Way, Dover, NH 03820' } })
  await world.app.submissionNotifier.drain()
  await runJobs(world, accountId)
  await queueAnswer(world, accountId)
  const { data } = await agent.call('GET /agent/contacts/search', { query: { search: 'quackenfield' } })
  const contactId = data[0]?._id ?? ''
  const params = { contactId }
  await agent.call('PATCH /agent/contacts/:contactId', {
    params,
    body: { custom: { [attribute.key]: 'Pondside only' }, tags: ['Pondside people'] },
  })
  const createNote = (contactId: string, text: string) =>
    agent.call('POST /agent/notes', {
      body: {
        contactId,
        document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
      },
    })
  await createNote(contactId, 'Noralinde will call on Monday')
  const tom = await agent.call('POST /agent/contacts', {
    body: { firstName: 'Tom', lastName: 'Reed', phone: '603-555-0143' },
  })
  const { _id: noteId } = await createNote(
    tom._id,
    'Met with Noralinde Quackenfield (noralinde@quacken.example, 603-555-7391) today',
  )
  const duplicate = await agent.call('POST /agent/contacts', {
    body: { firstName: 'Noralinde', lastName: 'Quackenfield', emailId: 'second.address@quacken.example' },
  })
  await agent.call('POST /agent/contacts/:contactId/merge', { params, body: { mergedId: duplicate._id } })
  await agent.call('POST /agent/contacts/bulk', {
    body: { selection: { ids: [contactId] }, change: { action: 'TAG', tag: 'VIP' } },
  })
  await agent.call('POST /agent/segments', { body: { name: 'Hers', search: 'noralinde@quacken.example', filters: [] } })
  return { ...imports, contactId, params, tom, noteId }
}

test('an erased person is nowhere in the database, and statistics do not change', { timeout: 180_000 }, async ({
  world,
}) => {
  const { agent, accountId, params, contactId, runImport, downloadRejectedRows, checkImport, noteId } =
    await createAgencyWithNora(world)
  const list = await runImport(
    'First Name,Last Name,Email,Phone\nNoralinde,Quackenfield,noralinde@quacken.example,(603) 555-7391 x\nNoralinde,Quackenfield,noralinde@quacken,\n',
  )
  expect(await downloadRejectedRows(list)).toHaveLength(2)
  expect(list.rowsWithDroppedValues).toBe(1)
  await agent.call('POST /agent/exports', {
    body: { kind: 'CONTACTS', format: 'CSV', view: { search: 'quackenfield' } },
  })
  await runJobs(world, accountId)
  const getCounters = () =>
    world.owner.db.selectFrom('counter_total').selectAll().where('account_id', '=', accountId).orderBy('type').execute()
  const before = await getCounters()
  expect(before).not.toEqual([])
  expect(await findInDatabase(world, terms)).not.toEqual([])

  await expect(
    agent.call('POST /agent/contacts/:contactId/erasure', { params, body: { name: 'Nora' } }),
  ).rejects.toMatchObject({ fields: { name: 'This is not the name of the contact' } })
  const erasure = await agent.call('POST /agent/contacts/:contactId/erasure', {
    params,
    body: { name: 'noralinde  quackenfield' },
  })
  expect(erasure.finishedAt).toBeNull()
  await runJobs(world, accountId)

  // Addresses stay as suggestions: without the property they belong to nobody.
  const found = await findInDatabase(world, terms)
  expect(found.filter((row) => !/^public\.address/.test(row))).toEqual([])
  expect(await getCounters()).toEqual(before)
  await expect(agent.call('GET /agent/contacts/:contactId', { params })).rejects.toMatchObject({ code: 'not_found' })
  const { data: erasures } = await agent.call('GET /agent/erasures')
  expect(erasures).toMatchObject([{ by: { _id: agent.agentId }, finishedAt: expect.any(String) }])
  const audit = await world.owner.db
    .selectFrom('audit_entries')
    .select(['user_id', 'subject', 'fields'])
    .where('account_id', '=', accountId)
    .where('action', '=', 'POST /agent/contacts/:contactId/erasure')
    .execute()
  expect(audit).toEqual([{ user_id: agent.userId, subject: { contactId }, fields: ['name'] }])
  const note = await world.owner.db
    .selectFrom('timeline_entries')
    .select('detail')
    .where('id', '=', noteId)
    .executeTakeFirst()
  expect(note?.detail).toMatchObject({ text: 'Met with [erased] ([erased], [erased]) today' })
  const { data: exports } = await agent.call('GET /agent/exports')
  expect(exports).toMatchObject([{ state: 'EXPIRED' }])

  const check = await checkImport(
    'Name,Email,Phone\nN. Quack,NORALINDE@quacken.example,\nTom Reed,,603-555-0143\nCleo,cleo@example.com,+1 603 555 7391\n',
  )
  expect(check.counts).toMatchObject({ NEW: 0, UPDATED: 0, UNCHANGED: 1, SKIPPED: 2, INVALID: 0 })
})

test('a person can be erased by the contact’s owner, but not by a colleague or another agency', async ({ world }) => {
  const ours = await createAgencyWithImports(world)
  const colleague = await world.factory.createAgent(ours.agency, { role: 'AGENT' })
  const owner = await world.factory.createAgent(ours.agency, { role: 'AGENT' })
  const contact = await owner.call('POST /agent/contacts', { body: { firstName: 'Ida', lastName: 'Moor' } })
  const params = { contactId: contact._id }
  const body = { name: 'Ida Moor' }
  await expect(colleague.call('POST /agent/contacts/:contactId/erasure', { params, body })).rejects.toMatchObject({
    code: 'forbidden',
  })
  const theirs = await createAgencyWithImports(world)
  await expect(theirs.agent.call('POST /agent/contacts/:contactId/erasure', { params, body })).rejects.toMatchObject({
    code: 'not_found',
  })
  await owner.call('POST /agent/contacts/:contactId/erasure', { params, body })
  await runJobs(world, ours.accountId)
  expect(await ours.listContacts()).toEqual([])
})

test('erasing a person changes nothing in another agency and keeps a phone number a family shares', async ({
  world,
}) => {
  const [ours, theirs] = [await createAgencyWithImports(world), await createAgencyWithImports(world)]
  const email = `${newId()}@example.com`
  const person = { firstName: 'Ada', lastName: 'Brook', emailId: email, phone: '603-555-0199' }
  const erased = await ours.agent.call('POST /agent/contacts', { body: person })
  await ours.agent.call('POST /agent/contacts', { body: { firstName: 'Ed', lastName: 'Brook', phone: '603-555-0199' } })
  await theirs.agent.call('POST /agent/contacts', { body: person })
  await ours.agent.call('POST /agent/contacts/:contactId/erasure', {
    params: { contactId: erased._id },
    body: { name: 'Ada Brook' },
  })
  await runJobs(world, ours.accountId)
  expect(await ours.listContacts()).toMatchObject([{ full_name: 'Ed Brook', phone: '603-555-0199' }])
  expect(await theirs.listContacts()).toMatchObject([{ email, phone: '603-555-0199' }])
  const list = await ours.checkImport(`Name,Email,Phone\nEd Brook,ed@example.com,603-555-0199\nAda,${email},\n`)
  expect(list.counts).toMatchObject({ NEW: 0, UPDATED: 1, SKIPPED: 1, INVALID: 0 })
})
