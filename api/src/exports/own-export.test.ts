import { demoAccounts } from '@gable/shared/demo/people.ts'
import { newId } from '@gable/shared/ids.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { createAgencyWithImports, createImportHelpers } from '../testing/imports.ts'
import { runJobs } from '../testing/jobs.ts'
import { testWithDemo as test, type World } from '../testing/world.ts'

type Agency = Awaited<ReturnType<typeof createImportHelpers>>

async function exportContacts(world: World, { agent, accountId }: Agency) {
  const body = { kind: 'CONTACTS', format: 'CSV', view: {} } as const
  const { _id: exportId } = await agent.call('POST /agent/exports', { body })
  await runJobs(world, accountId)
  const { url } = await agent.call('POST /agent/exports/:exportId/link', { params: { exportId } })
  return (await agent.send('GET', url)).rawPayload
}

/** Everything that an import may write. */
async function readContacts(world: World, accountId: string) {
  const tables = [
    'contacts',
    'contact_emails',
    'contact_phones',
    'contact_properties',
    'properties',
    'contact_tags',
    'text_permissions',
    'text_consents',
  ]
  const contents = tables.map(async (table) => {
    const { rows } =
      await sql`select * from ${sql.table(table)} t where account_id = ${accountId} order by t::text`.execute(
        world.owner.db,
      )
    return [table, rows] as const
  })
  return Object.fromEntries(await Promise.all(contents))
}

async function expectNoChange(world: World, agency: Agency, contacts: number) {
  const before = await readContacts(world, agency.accountId)
  const file = await exportContacts(world, agency)
  for (const onMatch of ['FILL', 'OVERWRITE'] as const) {
    const done = await agency.runImport(file, { onMatch })
    expect(await readContacts(world, agency.accountId)).toEqual(before)
    expect(done.counts).toEqual({ NEW: 0, UPDATED: 0, UNCHANGED: contacts, SKIPPED: 0, INVALID: 0 })
  }
}

const hostileText = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: fc.constantFrom(...`=+-@'"#*,;|:() \\/.x1０＝Éñ中😀`), maxLength }),
    fc.string({ unit: 'grapheme', maxLength }),
    fc.constantFrom('', 'N/A', 'none', '* myContacts', '#buyer #vip', ':::', '"', "'=1+1", '12/31/2020', 'USA'),
  )
const phone = fc.constantFrom('+1 603 555 0143', '603.555.0144', '+44 20 7946 0958', '(000) 000-0000', '16035550145')
const contact = fc.record({
  firstName: hostileText(20),
  lastName: hostileText(20),
  phone: fc.oneof(fc.constant(''), phone),
  tags: fc.array(hostileText(20), { maxLength: 4 }),
  source: hostileText(20),
  language: fc.constantFrom('en', 'es', null),
  note: hostileText(40),
  amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  address: fc.constantFrom('', '12 Oak St, Dover, NH 03820, USA', '9 Elm,  Bath, Maine 4530', '=Pond Rd; Unit 7/A'),
  otherEmails: fc.array(fc.constantFrom('=a', "'b", '-c', 'd', 'é'), { maxLength: 3 }),
  hasEmail: fc.boolean(),
  isUnsubscribed: fc.boolean(),
  texting: fc.constantFrom('IN', 'OUT', undefined),
})
type HostileContact = typeof contact extends fc.Arbitrary<infer C> ? C : never

async function addContact({ agent, accountId }: Agency, world: World, index: number, input: HostileContact) {
  const { hasEmail, isUnsubscribed, texting, otherEmails, note, amount, ...fields } = input
  const tags = [...new Set(fields.tags.map((tag) => tag.trim()).filter(Boolean))]
  const body = {
    ...fields,
    tags,
    firstName: fields.firstName.trim() || `Nora ${index}`,
    emailId: hasEmail ? `=nora${index}@example.com` : '',
    custom: { source: note, budget: amount },
  }
  const { _id: contactId } = await agent.call('POST /agent/contacts', { body })
  for (const [number, name] of otherEmails.entries())
    await sql`insert into contact_emails (account_id, email, contact_id)
      values (${accountId}, ${`${name}${index}.${number}@example.com`}, ${contactId})`.execute(world.owner.db)
  const otherPhone = `+1 603-555-02${String(index).padStart(2, '0')}`
  await sql`insert into contact_phones (account_id, phone_key, contact_id, phone)
    values (${accountId}, phone_key(${otherPhone}), ${contactId}, ${otherPhone})`.execute(world.owner.db)
  const propertyId = newId()
  await sql`insert into properties (account_id, id, full_address, door_number, street, city, state, zip)
    values (${accountId}, ${propertyId}, ${`${index} Second Home, Bath, Maine 4530, USA`}, '', '', '', '', '')`.execute(
    world.owner.db,
  )
  await sql`insert into contact_properties (account_id, contact_id, property_id) values (${accountId}, ${contactId}, ${propertyId})`.execute(
    world.owner.db,
  )
  if (texting)
    await agent.call('POST /agent/contacts/:contactId/texting', {
      params: { contactId },
      body: { phone: input.phone || otherPhone, permission: texting, note: 'In person' },
    })
  if (isUnsubscribed) await agent.call('POST /agent/contacts/:contactId/unsubscribed', { params: { contactId } })
}

describe('an export of all contacts with all columns', () => {
  test('changes nothing when it is imported again into the demo account', { timeout: 180_000 }, async ({ world }) => {
    const agency = await createImportHelpers(world, { accountId: demoAccounts.harborAndHill })
    const { count } = await world.owner.db
      .selectFrom('contacts')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('account_id', '=', agency.accountId)
      .where('archived_at', 'is', null)
      .executeTakeFirstOrThrow()
    await expectNoChange(world, agency, Number(count))
  })

  test('changes nothing when it is imported again, whatever people typed', { timeout: 120_000 }, async ({ world }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(contact, { minLength: 12, maxLength: 12 }), async (contacts) => {
        const agency = await createAgencyWithImports(world)
        for (const attribute of [
          { label: 'Source', type: 'TEXT' },
          { label: 'Budget', type: 'MONEY' },
        ] as const)
          await agency.agent.call('POST /agent/attributes', { body: { entity: 'CONTACT', ...attribute } })
        for (const [index, input] of contacts.entries()) await addContact(agency, world, index, input)
        await expectNoChange(world, agency, contacts.length)
      }),
      { numRuns: 4, endOnFailure: true },
    )
  })
})
