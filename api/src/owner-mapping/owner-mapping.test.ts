import { describe, expect } from 'vitest'
import { createAgencyWithImports } from '../testing/imports.ts'
import { test, type World } from '../testing/world.ts'

async function createAgencyWithOwners(world: World) {
  const imports = await createAgencyWithImports(world)
  const ben = await world.factory.createMember(imports.agency)
  const { agent } = imports
  return {
    ...imports,
    ben,
    getMapping: () => agent.call('GET /agent/import-user-mapping'),
    mapName: (name: string, agentId: string | null) =>
      agent.call('POST /agent/import-user-mapping/names', { body: { name, agentId } }),
    listOwners: async () => (await imports.listContacts()).map(({ full_name, owner_id }) => [full_name, owner_id]),
  }
}

const toCsv = (...rows: string[]) => `${['Name,Email,Owner', ...rows].join('\n')}\n`

describe('an owner name in an imported file', () => {
  test('is matched with its mapped team member, ignoring case and extra spaces', async ({ world }) => {
    const { ben, mapName, runImport, listOwners } = await createAgencyWithOwners(world)
    await mapName('User  4711', ben.agentId)
    await runImport(toCsv('Nora Field,nora@example.com,USER 4711 ', `Tom Reed,tom@example.com,${ben.email}`))
    expect(await listOwners()).toEqual([
      ['Nora Field', ben.agentId],
      ['Tom Reed', ben.agentId],
    ])
  })

  test('leaves the contact without an owner if it is mapped to none, even if the import has a default owner', async ({
    world,
  }) => {
    const { ben, mapName, runImport, listOwners } = await createAgencyWithOwners(world)
    await mapName('Former Colleague', null)
    await runImport(toCsv('Ana Lopez,ana@example.com,Former colleague', 'Bo Berg,bo@example.com,Someone Else'), {
      ownerId: ben.agentId,
    })
    expect(await listOwners()).toEqual([
      ['Ana Lopez', null],
      ['Bo Berg', ben.agentId],
    ])
  })

  test('is listed as unmapped when it is unknown, with the number of imported rows', async ({ world }) => {
    const { ben, agent, checkImport, runImport, getMapping } = await createAgencyWithOwners(world)
    const list = await checkImport(
      toCsv('Ana Lopez,ana@example.com,Jo Park', 'Bo Berg,bo@example.com,jo park', 'Cy Dale,cy@example.com,'),
    )
    expect((await getMapping()).names).toMatchObject([{ name: 'Jo Park', isDecided: false, agentId: null, rows: 0 }])
    await runImport(list)
    const [ownerName] = (await getMapping()).names
    expect(ownerName).toMatchObject({ rows: 2, seenAt: expect.any(String) })
    const params = { nameId: ownerName?._id ?? '' }
    await agent.call('PATCH /agent/import-user-mapping/names/:nameId', { params, body: { agentId: ben.agentId } })
    expect((await getMapping()).names).toMatchObject([{ name: 'Jo Park', isDecided: true, agentId: ben.agentId }])
    await agent.call('DELETE /agent/import-user-mapping/names/:nameId', { params })
    expect((await getMapping()).names).toEqual([])
    await expect(agent.call('DELETE /agent/import-user-mapping/names/:nameId', { params })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('is listed as unmapped when several team members share it, and matched once it is unique', async ({ world }) => {
    const { agent, ben, runImport, listOwners, getMapping } = await createAgencyWithOwners(world)
    await runImport(toCsv('Nora Field,nora@example.com,Ada Moss', `Tom Reed,tom@example.com,${ben.email}`))
    expect(await listOwners()).toEqual([
      ['Nora Field', null],
      ['Tom Reed', ben.agentId],
    ])
    expect((await getMapping()).names).toMatchObject([{ name: 'Ada Moss', isDecided: false, rows: 1 }])
    await world.owner.db.updateTable('users').set({ first_name: 'Ben' }).where('id', '=', ben.userId).execute()
    await runImport(toCsv('Una Vale,una@example.com,ada moss'))
    expect(await listOwners()).toContainEqual(['Una Vale', agent.agentId])
  })

  test('is stored only up to a limit, in case the column holds something else', async ({ world }) => {
    const { checkImport, getMapping } = await createAgencyWithOwners(world)
    const rows = Array.from({ length: 300 }, (_, row) => `Person ${row},p${row}@example.com,id-${row}`)
    await checkImport(toCsv(...rows))
    expect((await getMapping()).names).toHaveLength(200)
  })

  test('can only be mapped to a member of the agency', async ({ world }) => {
    const { agent, mapName } = await createAgencyWithOwners(world)
    const outsider = await world.factory.createMember(await world.factory.createAgency())
    await expect(mapName('Jo Park', outsider.agentId)).rejects.toMatchObject({
      fields: { agentId: 'Please choose a member of your agency' },
    })
    const body = { agentId: outsider.agentId }
    await expect(agent.call('PUT /agent/import-user-mapping/default-owner', { body })).rejects.toMatchObject({
      code: 'invalid',
    })
  })
})

test('the default owner is saved, and cleared when that agent is removed', async ({ world }) => {
  const { agent, ben, getMapping } = await createAgencyWithOwners(world)
  expect((await getMapping()).defaultOwnerId).toBeNull()
  await agent.call('PUT /agent/import-user-mapping/default-owner', { body: { agentId: ben.agentId } })
  expect(await getMapping()).toMatchObject({
    defaultOwnerId: ben.agentId,
    members: expect.arrayContaining([{ _id: ben.agentId, fullName: 'Ada Moss', email: ben.email }]),
  })
  await world.owner.db.deleteFrom('agents').where('id', '=', ben.agentId).execute()
  expect((await getMapping()).defaultOwnerId).toBeNull()
})
