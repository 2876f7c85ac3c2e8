import { describe, expect } from 'vitest'
import { createSyncedAgency } from '../testing/contact-sync.ts'
import type { FollowUpBossServer } from '../testing/follow-up-boss/state.ts'
import { test } from '../testing/synced-world.ts'
import type { World } from '../testing/world.ts'

const toDocument = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})

/** An agency with a person on both sides, and helpers for their notes. */
async function createAgencyWithPerson(world: World, boss: FollowUpBossServer, rules = {}) {
  const person = boss.addPerson({ lastName: 'Field' })
  const synced = await createSyncedAgency(world, boss, rules)
  await synced.sync()
  const { _id: contactId } = await synced.getContact('Field')
  const { admin } = synced
  return {
    ...synced,
    person,
    writeNote: (text: string) => admin.call('POST /agent/notes', { body: { contactId, document: toDocument(text) } }),
    editNote: (noteId: string, text: string) =>
      admin.call('PATCH /agent/notes/:noteId', { params: { noteId }, body: { document: toDocument(text) } }),
    deleteNote: (noteId: string) => admin.call('DELETE /agent/notes/:noteId', { params: { noteId } }),
    async listNotes() {
      const body = { tags: [{ type: 'CONTACT_ID' as const, value: contactId }], eventGroups: ['NOTES' as const] }
      const { data } = await admin.call('POST /agent/changelog/search', { body })
      return data.map(({ detail }) => (detail as { text: string }).text)
    },
  }
}

describe('notes', () => {
  test('go both ways, once', async ({ world, boss }) => {
    const { person, sync, writeNote, listNotes } = await createAgencyWithPerson(world, boss)
    boss.addNote(person.id, 'Wants <b>more</b> room', { subject: 'Call' })
    await sync()
    expect(await listNotes()).toEqual(['Call\nWants <b>more</b> room'])
    await writeNote('Call on Monday')
    await sync()
    await sync()
    expect(boss.notes.map(({ body }) => body)).toEqual(['Wants <b>more</b> room', 'Call on Monday'])
    expect(await listNotes()).toHaveLength(2)
  })

  test('that left without an answer are looked up before they are sent again', async ({ world, boss }) => {
    const { sync, writeNote } = await createAgencyWithPerson(world, boss)
    await writeNote('Only once')
    boss.faults.push({ kind: 'TAKEN_THEN_500', path: /^notes/, method: 'POST' })
    await sync({ isRequested: false })
    await world.owner.db.updateTable('sync_states').set({ not_before: null }).execute()
    await sync()
    expect(boss.notes.map(({ body }) => body)).toEqual(['Only once'])
  })

  test('that are edited or deleted here change in the app', async ({ world, boss }) => {
    const { sync, writeNote, editNote, deleteNote } = await createAgencyWithPerson(world, boss)
    const [kept, gone] = [await writeNote('Call on Monday'), await writeNote('Wrong person')]
    await sync()
    await editNote(kept._id, 'Call on Tuesday')
    await deleteNote(gone._id)
    await sync({ isRequested: false })
    expect(boss.notes.map(({ body }) => body)).toEqual(['Call on Tuesday'])
    boss.requests.length = 0
    await sync()
    expect(boss.requests.filter((request) => !request.startsWith('GET'))).toEqual([])
  })

  test('that are edited or deleted in the app change here, and their history stays', async ({ world, boss }) => {
    const { admin, person, sync, writeNote, listNotes } = await createAgencyWithPerson(world, boss)
    boss.addNote(person.id, 'Has a dog')
    const own = await writeNote('Call on Monday')
    boss.addNote(person.id, 'Has a cat')
    await sync()
    const [dog, cat, call] = boss.notes
    boss.editNote(dog?.id ?? 0, { body: 'Has two dogs' })
    boss.editNote(call?.id ?? 0, { body: 'Called on Monday' })
    boss.notes.splice(
      boss.notes.findIndex(({ id }) => id === cat?.id),
      1,
    )
    boss.requests.length = 0
    await sync()
    expect((await listNotes()).sort()).toEqual(['Called on Monday', 'Has two dogs'])
    const history = await admin.call('GET /agent/notes/:noteId/history', { params: { noteId: own._id } })
    expect(history).toMatchObject([{ change: 'EDITED', text: 'Call on Monday' }])
    expect(boss.requests.filter((request) => !request.startsWith('GET'))).toEqual([])
  })

  test.for([
    ['APP', 'There'],
    ['GABLE', 'Here'],
  ] as const)(
    'that are edited on both sides are decided by the rule %s',
    async ([conflicts, kept], { world, boss }) => {
      const { sync, writeNote, editNote, listNotes } = await createAgencyWithPerson(world, boss, { conflicts })
      const { _id } = await writeNote('Before')
      await sync()
      await editNote(_id, 'Here')
      boss.editNote(boss.notes[0]?.id ?? 0, { body: 'There' })
      await sync()
      await sync()
      expect([await listNotes(), boss.notes.map(({ body }) => body)]).toEqual([[kept], [kept]])
    },
  )
})
