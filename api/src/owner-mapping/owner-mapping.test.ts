import { describe, expect } from 'vitest'
import { agencyWithLists } from '../testing/lists.ts'
import { test, type World } from '../testing/world.ts'

async function agencyWithOwners(world: World) {
  const lists = await agencyWithLists(world)
  const ben = await world.founding.member(lists.agency)
  const { agent } = lists
  return {
    ...lists,
    ben,
    read: () => agent.call('GET /agent/import-user-mapping'),
    means: (name: string, agentId: string | null) =>
      agent.call('POST /agent/import-user-mapping/names', { body: { name, agentId } }),
    owners: async () => (await lists.contacts()).map(({ full_name, owner_id }) => [full_name, owner_id]),
  }
}

const file = (...rows: string[]) => `${['Name,Email,Owner', ...rows].join('\n')}\n`

describe('the owner that a file names', () => {
  test('is who was said to be meant, whatever capitals and blanks it has', async ({ world }) => {
    const { ben, means, imported, owners } = await agencyWithOwners(world)
    await means('User  4711', ben.agentId)
    await imported(file('Nora Field,nora@example.com,USER 4711 ', `Tom Reed,tom@example.com,${ben.email}`))
    expect(await owners()).toEqual([
      ['Nora Field', ben.agentId],
      ['Tom Reed', ben.agentId],
    ])
  })

  test('is nobody where that was decided, though the import has an owner for all others', async ({ world }) => {
    const { ben, means, imported, owners } = await agencyWithOwners(world)
    await means('Former Colleague', null)
    await imported(file('Ana Lopez,ana@example.com,Former colleague', 'Bo Berg,bo@example.com,Somebody Else'), {
      ownerId: ben.agentId,
    })
    expect(await owners()).toEqual([
      ['Ana Lopez', null],
      ['Bo Berg', ben.agentId],
    ])
  })

  test('is asked about when nobody knows it: first when the file is checked, then with how many came in', async ({
    world,
  }) => {
    const { ben, agent, checked, imported, read } = await agencyWithOwners(world)
    const list = await checked(
      file('Ana Lopez,ana@example.com,Jo Park', 'Bo Berg,bo@example.com,jo park', 'Cy Dale,cy@example.com,'),
    )
    expect((await read()).names).toMatchObject([{ name: 'Jo Park', isDecided: false, agentId: null, rows: 0 }])
    await imported(list)
    const [unknown] = (await read()).names
    expect(unknown).toMatchObject({ rows: 2, seenAt: expect.any(String) })
    const params = { nameId: unknown?._id ?? '' }
    await agent.call('PATCH /agent/import-user-mapping/names/:nameId', { params, body: { agentId: ben.agentId } })
    expect((await read()).names).toMatchObject([{ name: 'Jo Park', isDecided: true, agentId: ben.agentId }])
    await agent.call('DELETE /agent/import-user-mapping/names/:nameId', { params })
    expect((await read()).names).toEqual([])
    await expect(agent.call('DELETE /agent/import-user-mapping/names/:nameId', { params })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('is asked about when several of the team bear the name, and known by what one alone has', async ({ world }) => {
    const { agent, ben, imported, owners, read } = await agencyWithOwners(world)
    await imported(file('Nora Field,nora@example.com,Ada Moss', `Tom Reed,tom@example.com,${ben.email}`))
    expect(await owners()).toEqual([
      ['Nora Field', null],
      ['Tom Reed', ben.agentId],
    ])
    expect((await read()).names).toMatchObject([{ name: 'Ada Moss', isDecided: false, rows: 1 }])
    await world.owner.db.updateTable('users').set({ first_name: 'Ben' }).where('id', '=', ben.userId).execute()
    await imported(file('Una Vale,una@example.com,ada moss'))
    expect(await owners()).toContainEqual(['Una Vale', agent.agentId])
  })

  test('is kept of a few only when a column holds something else', async ({ world }) => {
    const { checked, read } = await agencyWithOwners(world)
    const rows = Array.from({ length: 300 }, (_, row) => `Person ${row},p${row}@example.com,id-${row}`)
    await checked(file(...rows))
    expect((await read()).names).toHaveLength(200)
  })

  test('can only be somebody of the agency', async ({ world }) => {
    const { agent, means } = await agencyWithOwners(world)
    const stranger = await world.founding.member(await world.founding.agency())
    await expect(means('Jo Park', stranger.agentId)).rejects.toMatchObject({
      fields: { agentId: 'Please choose somebody of your agency' },
    })
    const body = { agentId: stranger.agentId }
    await expect(agent.call('PUT /agent/import-user-mapping/default-owner', { body })).rejects.toMatchObject({
      code: 'invalid',
    })
  })
})

test('the default owner is remembered, and gone with whom it names', async ({ world }) => {
  const { agent, ben, read } = await agencyWithOwners(world)
  expect((await read()).defaultOwnerId).toBeNull()
  await agent.call('PUT /agent/import-user-mapping/default-owner', { body: { agentId: ben.agentId } })
  expect(await read()).toMatchObject({
    defaultOwnerId: ben.agentId,
    members: expect.arrayContaining([{ _id: ben.agentId, fullName: 'Ada Moss', email: ben.email }]),
  })
  await world.owner.db.deleteFrom('agents').where('id', '=', ben.agentId).execute()
  expect((await read()).defaultOwnerId).toBeNull()
})
