import { invariant } from '@gable/shared/invariant.ts'
import { describe, expect } from 'vitest'
import { getSuppressionHashes } from '../erasure/suppression-hashes.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { createSyncedAgency } from '../testing/contact-sync.ts'
import type { FollowUpBossServer } from '../testing/follow-up-boss/state.ts'
import { test } from '../testing/synced-world.ts'

const countWrites = ({ requests }: FollowUpBossServer) =>
  requests.filter((request) => !request.startsWith('GET')).length

describe('the first sync', () => {
  test('brings everybody in and sends everybody out, and the second one touches nothing', async ({ world, boss }) => {
    for (let n = 0; n < 250; n++) boss.addPerson({ tags: ['Buyer'], phones: [{ value: `603555${1000 + n}` }] })
    const { addContact, sync, listRuns, getContact } = await createSyncedAgency(world, boss)
    await addContact('Tom Reed', { emailId: 'tom@example.com', tags: ['sphere'] })
    await sync()
    const [run] = await listRuns()
    expect(run).toMatchObject({ kind: 'FIRST', state: 'DONE', read: 250, total: 250 })
    expect(run?.counts).toMatchObject({ CREATED: 251, FAILED: 0 })
    const field = await getContact('person7@example.com')
    expect(field).toMatchObject({ lastName: 'Field 7', tags: ['Buyer'], source: 'Zillow', phones: ['6035551006'] })
    expect([...boss.people.values()].find(({ firstName }) => firstName === 'Tom')).toMatchObject({
      emails: [{ value: 'tom@example.com' }],
      tags: ['sphere'],
    })
    const listVersions = () =>
      world.owner.db.selectFrom('contacts').select(['id', 'updated_at']).orderBy('id').execute()
    const before = await listVersions()
    boss.requests.length = 0
    await sync()
    expect(await listVersions()).toEqual(before)
    expect(countWrites(boss)).toBe(0)
  })

  test('recognizes contacts by email, or by phone number and name, and makes nobody twice', async ({ world, boss }) => {
    const { addContact, sync, listNames } = await createSyncedAgency(world, boss)
    await addContact('Nora Field', { emailId: 'nora@example.com' })
    await addContact('Tom Reed', { phone: '603-555-0100' })
    boss.addPerson({ firstName: 'Nora', lastName: 'Field', emails: [{ value: 'NORA@example.com' }], tags: ['vip'] })
    boss.addPerson({ firstName: 'Tom', lastName: 'Reed', emails: [], phones: [{ value: '(603) 555-0100' }] })
    boss.addPerson({ firstName: 'Tina', lastName: 'Reed', emails: [], phones: [{ value: '(603) 555-0100' }] })
    await sync()
    expect((await listNames()).sort()).toEqual(['Nora Field', 'Tina Reed', 'Tom Reed'])
    expect(boss.people.size).toBe(3)
  })

  test('takes only people with a chosen tag or stage, and says whom it left out', async ({ world, boss }) => {
    boss.addPerson({ firstName: 'In', lastName: 'Tag', tags: ['vip'] })
    boss.addPerson({ firstName: 'In', lastName: 'Stage', stage: 'Active Client' })
    boss.addPerson({ firstName: 'Out', lastName: 'Side' })
    const rules = { incomingTags: ['VIP'], incomingStages: ['Active Client'], outgoingTags: ['sphere'] }
    const { addContact, sync, listNames, listRows } = await createSyncedAgency(world, boss, rules)
    await addContact('Gone Out', { emailId: 'out@example.com', tags: ['Sphere'] })
    await addContact('Stays Here', { emailId: 'here@example.com' })
    await sync()
    expect((await listNames()).sort()).toEqual(['Gone Out', 'In Stage', 'In Tag', 'Stays Here'])
    expect(await listRows({ outcome: 'SKIPPED' })).toMatchObject([
      { name: 'Out Side', reason: 'Has none of the tags and stages that come in from Follow Up Boss' },
    ])
    expect([...boss.people.values()].map(({ firstName }) => firstName)).toEqual(['In', 'In', 'Out', 'Gone'])
  })
})

describe('a change', () => {
  test('goes from either side to the other, and does not come back', async ({ world, boss }) => {
    const person = boss.addPerson({ firstName: 'Nora', lastName: 'Field', tags: ['buyer'] })
    const { agent, sync, getContact } = await createSyncedAgency(world, boss)
    await sync()
    boss.editPerson(person.id, { firstName: 'Eleonora', tags: ['buyer', 'vip'] })
    await sync()
    const contact = await getContact('Eleonora')
    expect(contact.tags).toEqual(['buyer', 'vip'])
    boss.requests.length = 0
    await sync()
    expect(countWrites(boss)).toBe(0)
    await agent.call('PATCH /agent/contacts/:contactId', {
      params: { contactId: contact._id },
      body: { lastName: 'Fields', phone: '603-555-0199', tags: ['vip'], basedOn: contact.updatedAt },
    })
    await sync({ isRequested: false })
    expect(boss.people.get(person.id)).toMatchObject({
      firstName: 'Eleonora',
      lastName: 'Fields',
      tags: ['vip'],
      phones: [{ value: '603-555-0199' }],
    })
    boss.requests.length = 0
    await sync()
    expect(countWrites(boss)).toBe(0)
    expect((await getContact('Eleonora')).updatedAt).toBe((await getContact('Fields')).updatedAt)
  })

  test.for([
    ['NEWEST', 'Robert', 'Kept the one in Follow Up Boss, which is newer'],
    ['APP', 'Robert', 'Kept the one in Follow Up Boss, as your rules say'],
    ['GABLE', 'Bob', 'Kept the one here, as your rules say'],
  ] as const)(
    'on both sides at once is decided by the rule %s and listed',
    async ([conflicts, kept, reason], { world, boss }) => {
      // Its clock is hours off, which the rule about the newest takes into account.
      boss.clockAhead = -5 * 3600_000
      const person = boss.addPerson({ firstName: 'Rob', lastName: 'Hale' })
      const { sync, getContact, updateContact, listRows } = await createSyncedAgency(world, boss, { conflicts })
      await sync()
      const { _id } = await getContact('Hale')
      await updateContact(_id, { first_name: 'Bob', updated_at: new Date(Date.now() - 60_000) })
      boss.editPerson(person.id, { firstName: 'Robert' })
      await sync()
      expect((await getContact('Hale')).firstName).toBe(kept)
      expect(boss.people.get(person.id)?.firstName).toBe(kept)
      expect(await listRows({ outcome: 'CONFLICT' })).toMatchObject([
        { name: 'Robert Hale', reason: `First name: “Bob” here, “Robert” in Follow Up Boss. ${reason}.` },
      ])
    },
  )

  test('goes only one way if the rules say so', async ({ world, boss }) => {
    const person = boss.addPerson({ firstName: 'Nora', lastName: 'Field' })
    const fromApp = await createSyncedAgency(world, boss, { direction: 'FROM_APP' })
    await fromApp.addContact('Own Contact', { emailId: 'own@example.com' })
    await fromApp.sync()
    await fromApp.updateContact((await fromApp.getContact('Field'))._id, { first_name: 'Changed' })
    await fromApp.sync()
    expect(countWrites(boss)).toBe(0)
    const toApp = await createSyncedAgency(world, boss, { direction: 'TO_APP' })
    await toApp.addContact('Nora Field', { emailId: person.emails[0]?.value ?? '' })
    await toApp.addContact('Tom Reed', { emailId: 'tom@example.com' })
    await toApp.sync()
    boss.editPerson(person.id, { firstName: 'Eleonora' })
    await toApp.sync()
    expect((await toApp.listNames()).sort()).toEqual(['Nora Field', 'Tom Reed'])
    expect([...boss.people.values()].map(({ firstName }) => firstName)).toEqual(['Eleonora', 'Tom'])
  })

  test('of an email that belongs to another contact is listed and not taken over', async ({ world, boss }) => {
    const { addContact, sync, getContact, listRows } = await createSyncedAgency(world, boss)
    const person = boss.addPerson({ firstName: 'Nora', lastName: 'Field' })
    await sync()
    await addContact('Tom Reed', { emailId: 'tom@example.com', phone: '603-555-0100' })
    boss.editPerson(person.id, { firstName: 'Nore', emails: [...person.emails, { value: 'tom@example.com' }] })
    await sync()
    expect((await getContact('Nore')).emails).toEqual(['person1@example.com'])
    expect((await listRows({ outcome: 'UPDATED' }))[0]?.reason).toBe('tom@example.com belongs to another contact.')
  })
})

describe('someone who is', () => {
  test('deleted in the app is archived here', async ({ world, boss }) => {
    const [deleted, trashed] = [boss.addPerson({ lastName: 'Deleted' }), boss.addPerson({ lastName: 'Trashed' })]
    const { sync, listNames, listRows } = await createSyncedAgency(world, boss)
    await sync()
    boss.deletePerson(deleted.id)
    boss.editPerson(trashed.id, { stage: 'Trash' })
    await world.owner.db
      .updateTable('sync_links')
      .set({ checked_at: new Date(0) })
      .execute()
    await sync()
    expect(await listNames()).toEqual([])
    expect((await listRows({ outcome: 'UPDATED' })).map(({ reason }) => reason)).toEqual([
      'Deleted in Follow Up Boss, so archived here',
      'Deleted in Follow Up Boss, so archived here',
    ])
  })

  test('deleted in the app is only tagged if the rules say so', async ({ world, boss }) => {
    const person = boss.addPerson({ lastName: 'Deleted' })
    const { sync, getContact } = await createSyncedAgency(world, boss, { archivesDeleted: false })
    await sync()
    boss.editPerson(person.id, { stage: 'Trash' })
    await sync()
    expect((await getContact('Deleted')).tags).toEqual(['Deleted in Follow Up Boss'])
  })

  test('missing together with many others is not archived: the key sees less than before', async ({ world, boss }) => {
    for (let n = 0; n < 40; n++) boss.addPerson()
    const { sync, listNames, listRuns } = await createSyncedAgency(world, boss)
    await sync()
    for (let n = 1; n <= 30; n++) boss.deletePerson(n)
    await world.owner.db
      .updateTable('sync_links')
      .set({ checked_at: new Date(0) })
      .execute()
    await sync()
    expect(await listNames()).toHaveLength(40)
    expect((await listRuns())[0]).toMatchObject({
      state: 'FAILED',
      reason: expect.stringContaining('No contact was archived'),
    })
  })

  test('opted out in the app is unsubscribed here, and nothing subscribes them again', async ({ world, boss }) => {
    const person = boss.addPerson({ lastName: 'Quiet', tags: ['unsubscribed'] })
    const other = boss.addPerson({ lastName: 'Leaves' })
    const { agent, sync, getContact } = await createSyncedAgency(world, boss)
    await sync()
    expect((await getContact('Quiet')).emailUnsubscribed.isUnsub).toBe(true)
    boss.editPerson(person.id, { tags: [] })
    const { _id: contactId } = await getContact('Leaves')
    await agent.call('POST /agent/contacts/:contactId/unsubscribed', { params: { contactId } })
    await sync()
    await sync()
    expect((await getContact('Quiet')).emailUnsubscribed.isUnsub).toBe(true)
    expect(boss.events.filter(({ person }) => person.id === other.id)).toMatchObject([{ type: 'Unsubscribed' }])
  })

  test('erased here does not come back', async ({ world, boss }) => {
    boss.addPerson({ lastName: 'Erased', emails: [{ value: 'erased@example.com' }] })
    const { agency, sync, getContact, listNames, setUp, listRows } = await createSyncedAgency(world, boss)
    await sync()
    const { _id: contactId } = await getContact('Erased')
    const { accountId } = agency
    const scope = mintAccountScope(accountId)
    const [hash] = getSuppressionHashes(scope, { emails: ['erased@example.com'], phones: [] }, world.secret)
    invariant(hash, 'an email has a hash')
    await world.owner.db.insertInto('suppressions').values({ account_id: accountId, hash }).execute()
    await world.owner.db.deleteFrom('contacts').where('id', '=', contactId).execute()
    await setUp()
    await sync()
    expect(await listNames()).toEqual([])
    expect(await listRows({ outcome: 'SKIPPED' })).toMatchObject([
      { reason: 'This person was erased here and does not come back' },
    ])
  })
})

describe('fields', () => {
  test('of the app fill mapped attributes, and a stage goes out only if the app has it', async ({ world, boss }) => {
    const person = boss.addPerson({ lastName: 'Field', stage: 'Lead', customBirthday: '1980-03-14' })
    const mappings = [{ attributeKey: 'crm_stage', remoteField: 'stage' }]
    const { admin, sync, getContact, updateContact, setUp, getSync } = await createSyncedAgency(
      world,
      boss,
      {},
      mappings,
    )
    const birthday = await admin.call('POST /agent/attributes', {
      body: { entity: 'CONTACT', label: 'Birthday', type: 'DATE' },
    })
    await setUp({}, [...mappings, { attributeKey: birthday.key, remoteField: 'customBirthday' }])
    await sync()
    const contact = await getContact('Field')
    expect(contact.custom).toEqual({ crm_stage: 'Lead', [birthday.key]: '1980-03-14' })
    await updateContact(contact._id, { custom: JSON.stringify({ ...contact.custom, crm_stage: 'past client' }) })
    await sync()
    expect(boss.people.get(person.id)?.stage).toBe('Past Client')
    await updateContact(contact._id, { custom: JSON.stringify({ ...contact.custom, crm_stage: 'Nonsense' }) })
    await sync()
    expect(boss.people.get(person.id)?.stage).toBe('Past Client')
    await admin
      .call('DELETE /agent/attributes/:attributeId', { params: { attributeId: birthday._id } } as never)
      .catch(() => {})
    await world.owner.db.deleteFrom('attribute_definitions').where('id', '=', birthday._id).execute()
    boss.editPerson(person.id, { customBirthday: '1981-03-14', firstName: 'Still' })
    await sync()
    expect((await getContact('Field')).firstName).toBe('Still')
    expect((await getSync()).mappings).toContainEqual(expect.objectContaining({ problem: 'The attribute was deleted' }))
  })
})
