import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { agencyWithLists } from '../testing/lists.ts'
import { pageOf } from '../testing/visitors.ts'
import { workThrough } from '../testing/work.ts'
import { test, type World } from '../testing/world.ts'

/** Everywhere in the database where one of these words stands, as `table: row`. */
async function foundIn({ owner }: World, words: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`.execute(owner.db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select t::text as text from ${sql.raw(name)} t
      where exists (select from unnest(${words}::text[]) word where strpos(lower(t::text), lower(word)) > 0)`.execute(
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
const words = [
  'Noralinde',
  'Quackenfield',
  'noralinde@quacken',
  '6035557391',
  '603-555-7391',
  '(603) 555-7391',
  'Pondside',
  'second.address@quacken',
]

async function agencyThatKnowsNora(world: World) {
  const lists = await agencyWithLists(world)
  const { agency, agent, accountId } = lists
  await agent.call('POST /agent/webhooks', {
    body: { url: 'https://crm.example/hook', eventTypes: ['lead.created', 'contact.created', 'contact.updated'] },
  })
  const attribute = await agent.call('POST /agent/attributes', {
    body: { entity: 'CONTACT', label: 'Favourite', type: 'TEXT' },
  })
  const page = await pageOf(world, agency, await world.founding.subject(agency))
  await page.send({ details: nora, address: { text: '7 Pondside Way, Dover, NH 03820' } })
  await world.app.newsdesk.drained()
  await workThrough(world, accountId)
  const { data } = await agent.call('GET /agent/contacts/search', { query: { search: 'quackenfield' } })
  const contactId = data[0]?._id ?? ''
  const params = { contactId }
  await agent.call('PATCH /agent/contacts/:contactId', {
    params,
    body: { custom: { [attribute.key]: 'Pondside only' }, tags: ['Pondside people'] },
  })
  const note = (contactId: string, text: string) =>
    agent.call('POST /agent/notes', {
      body: {
        contactId,
        document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
      },
    })
  await note(contactId, 'Noralinde will call on Monday')
  const tom = await agent.call('POST /agent/contacts', {
    body: { firstName: 'Tom', lastName: 'Reed', phone: '603-555-0143' },
  })
  const { _id: noteId } = await note(
    tom._id,
    'Met with Noralinde Quackenfield (noralinde@quacken.example, 603-555-7391) today',
  )
  const twin = await agent.call('POST /agent/contacts', {
    body: { firstName: 'Noralinde', lastName: 'Quackenfield', emailId: 'second.address@quacken.example' },
  })
  await agent.call('POST /agent/contacts/:contactId/merge', { params, body: { mergedId: twin._id } })
  await agent.call('POST /agent/contacts/bulk', {
    body: { selection: { ids: [contactId] }, change: { action: 'TAG', tag: 'VIP' } },
  })
  await agent.call('POST /agent/segments', { body: { name: 'Hers', search: 'noralinde@quacken.example', filters: [] } })
  return { ...lists, contactId, params, tom, noteId }
}

test('somebody who is erased is nowhere in the database, and what was counted stays counted', async ({ world }) => {
  const { agent, accountId, params, contactId, imported, refusedFile, checked, noteId } =
    await agencyThatKnowsNora(world)
  const list = await imported(
    'First Name,Last Name,Email,Phone\nNoralinde,Quackenfield,noralinde@quacken.example,(603) 555-7391 x\nTom,Reed,,603-555-0143\n',
  )
  expect(await refusedFile(list)).toHaveLength(3)
  await agent.call('POST /agent/exports', {
    body: { kind: 'CONTACTS', format: 'CSV', view: { search: 'quackenfield' } },
  })
  await workThrough(world, accountId)
  const counted = () =>
    world.owner.db.selectFrom('counter_total').selectAll().where('account_id', '=', accountId).orderBy('type').execute()
  const before = await counted()
  expect(before).not.toEqual([])
  expect(await foundIn(world, words)).not.toEqual([])

  await expect(
    agent.call('POST /agent/contacts/:contactId/erasure', { params, body: { name: 'Nora' } }),
  ).rejects.toMatchObject({ fields: { name: 'This is not the name of the contact' } })
  const asked = await agent.call('POST /agent/contacts/:contactId/erasure', {
    params,
    body: { name: 'noralinde  quackenfield' },
  })
  expect(asked.finishedAt).toBeNull()
  await workThrough(world, accountId)

  // The address of a home is nobody's once the home is: it stays among those that help to type one.
  const found = await foundIn(world, words)
  expect(found.filter((place) => !/^public\.address/.test(place))).toEqual([])
  expect(await counted()).toEqual(before)
  await expect(agent.call('GET /agent/contacts/:contactId', { params })).rejects.toMatchObject({ code: 'not_found' })
  const { data: erasures } = await agent.call('GET /agent/erasures')
  expect(erasures).toMatchObject([{ by: { _id: agent.agentId }, finishedAt: expect.any(String) }])
  const trail = await world.owner.db
    .selectFrom('audit_entries')
    .select(['user_id', 'subject', 'fields'])
    .where('account_id', '=', accountId)
    .where('action', '=', 'POST /agent/contacts/:contactId/erasure')
    .execute()
  expect(trail).toEqual([{ user_id: agent.userId, subject: { contactId }, fields: ['name'] }])
  const kept = await world.owner.db
    .selectFrom('timeline_entries')
    .select('detail')
    .where('id', '=', noteId)
    .executeTakeFirst()
  expect(kept?.detail).toMatchObject({ text: 'Met with [erased] ([erased], [erased]) today' })
  const { data: exports } = await agent.call('GET /agent/exports')
  expect(exports).toMatchObject([{ state: 'EXPIRED' }])

  const again = await checked(
    'Name,Email,Phone\nN. Quack,NORALINDE@quacken.example,\nTom Reed,,603-555-0143\nCleo,cleo@example.com,+1 603 555 7391\n',
  )
  expect(again.counts).toEqual({ NEW: 0, UPDATED: 0, SKIPPED: 3, INVALID: 0 })
})

test('a person is erased by their owner or who looks after the account, and by nobody of another agency', async ({
  world,
}) => {
  const ours = await agencyWithLists(world)
  const colleague = await world.founding.person(ours.agency, { role: 'AGENT' })
  const owner = await world.founding.person(ours.agency, { role: 'AGENT' })
  const contact = await owner.call('POST /agent/contacts', { body: { firstName: 'Ida', lastName: 'Moor' } })
  const params = { contactId: contact._id }
  const body = { name: 'Ida Moor' }
  await expect(colleague.call('POST /agent/contacts/:contactId/erasure', { params, body })).rejects.toMatchObject({
    code: 'forbidden',
  })
  const theirs = await agencyWithLists(world)
  await expect(theirs.agent.call('POST /agent/contacts/:contactId/erasure', { params, body })).rejects.toMatchObject({
    code: 'not_found',
  })
  await owner.call('POST /agent/contacts/:contactId/erasure', { params, body })
  await workThrough(world, ours.accountId)
  expect(await ours.contacts()).toEqual([])
})

test('another agency keeps what it knows of the same person, and so does a family its telephone', async ({ world }) => {
  const [ours, theirs] = [await agencyWithLists(world), await agencyWithLists(world)]
  const email = `${newId()}@example.com`
  const person = { firstName: 'Ada', lastName: 'Brook', emailId: email, phone: '603-555-0199' }
  const hers = await ours.agent.call('POST /agent/contacts', { body: person })
  await ours.agent.call('POST /agent/contacts', { body: { firstName: 'Ed', lastName: 'Brook', phone: '603-555-0199' } })
  await theirs.agent.call('POST /agent/contacts', { body: person })
  await ours.agent.call('POST /agent/contacts/:contactId/erasure', {
    params: { contactId: hers._id },
    body: { name: 'Ada Brook' },
  })
  await workThrough(world, ours.accountId)
  expect(await ours.contacts()).toMatchObject([{ full_name: 'Ed Brook', phone: '603-555-0199' }])
  expect(await theirs.contacts()).toMatchObject([{ email, phone: '603-555-0199' }])
  const list = await ours.checked(`Name,Email,Phone\nEd Brook,ed@example.com,603-555-0199\nAda,${email},\n`)
  expect(list.counts).toEqual({ NEW: 0, UPDATED: 1, SKIPPED: 1, INVALID: 0 })
})
