import { describe, expect } from 'vitest'
import { agencyWithLists } from '../testing/lists.ts'
import { test } from '../testing/world.ts'

const list = (...lines: string[]) => `${lines.join('\n')}\n`

describe('a list', () => {
  test('is checked without writing anybody, imported, undone and imported again', async ({ world }) => {
    const { agent, checked, undone, imported, rowsOf, contacts } = await agencyWithLists(world)
    await agent.call('POST /agent/contacts', {
      body: { firstName: 'Tom', lastName: 'Reed', emailId: 'tom@example.com', tags: ['Sphere'] },
    })
    const file = list(
      'First Name,Last Name,Email,Phone,Tags,Address',
      'Nora,Field,nora@example.com,(603) 555-0142,"buyer, VIP","12 Oak Street, Dover, NH 03820"',
      'Tom,Reed,TOM@example.com,603-555-0143,sphere,',
      'Ana,Lopez,ana@,,,',
      'Nora,Field,nora@example.com,6035550142,late,',
      ',,,,,',
      ',,,,only a tag,',
    )
    const looked = await checked(file, { tag: 'Spring list' })
    expect(looked).toMatchObject({ state: 'CHECKED', counts: { NEW: 1, UPDATED: 2, SKIPPED: 0, INVALID: 2 } })
    expect((await rowsOf(looked)).map(({ row, outcome, reason }) => [row, outcome, reason])).toEqual([
      [2, 'NEW', null],
      [3, 'UPDATED', null],
      [4, 'INVALID', 'Email: “ana@” is not an email address'],
      [5, 'UPDATED', 'The same person as in row 2'],
      [7, 'INVALID', 'Please enter a name, an email or a phone number'],
    ])
    expect(await contacts()).toHaveLength(1)

    const done = await imported(looked, { tag: 'Spring list' })
    expect(done).toMatchObject({ state: 'DONE', counts: { NEW: 1, UPDATED: 2, SKIPPED: 0, INVALID: 2 }, progress: 1 })
    expect(await contacts()).toMatchObject([
      { full_name: 'Tom Reed', phone: '603-555-0143', tags: ['Sphere', 'Spring list'] },
      {
        full_name: 'Nora Field',
        email: 'nora@example.com',
        tags: ['buyer', 'VIP', 'Spring list', 'late'],
        source: 'Import',
      },
    ])
    const { data: found } = await agent.call('GET /agent/contacts/search', { query: { search: 'oak street' } })
    expect(found).toMatchObject([
      { fullName: 'Nora Field', properties: [{ fullAddress: '12 Oak Street, Dover, NH 03820' }] },
    ])

    const back = await undone(done)
    expect(back).toMatchObject({ state: 'UNDONE', restored: 2, leftAlone: 0 })
    expect(await contacts()).toMatchObject([{ full_name: 'Tom Reed', phone: null, tags: ['Sphere'] }])
    expect(await imported(back)).toMatchObject({ state: 'DONE', counts: { NEW: 1, UPDATED: 2 } })
    expect(await contacts()).toHaveLength(2)
  })
})
