import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { advancePieces } from '../postcard-delivery/advance-print-room.ts'
import { operatePrintRoom } from '../postcard-delivery/operate-print-room.ts'
import { toPrintRoomDirectory } from '../print/create-carrier.ts'
import { listOrders } from '../print/print-room.ts'
import { runJobs } from '../testing/jobs.ts'
import { createPostcardScenario } from '../testing/postcards.ts'
import { test, type World } from '../testing/world.ts'

const endWindow = ({ owner }: World, accountId: string) =>
  sql`update postcard_pieces set cancel_until = now() - interval '1 minute' where account_id = ${accountId}`.execute(
    owner.db,
  )

test('a queued postcard is canceled at once, and its credits are given back', async ({ world }) => {
  const { queue, agent, listPieces, balance } = await createPostcardScenario(world)
  await queue()
  const [piece] = await listPieces()
  const params = { pieceId: piece?.id ?? '' }
  const canceled = await agent.call('POST /agent/postcards/:pieceId/canceled', { params })
  expect(canceled).toMatchObject({ state: 'CANCELED', credits: 0, canCancel: false, canceledAt: expect.any(String) })
  expect(await agent.call('POST /agent/postcards/:pieceId/canceled', { params })).toMatchObject({ state: 'CANCELED' })
  expect(await balance()).toMatchObject({ available: 1000, reserved: 0 })
})

test('a submitted postcard is canceled at the printer until its window closes', async ({ world }) => {
  const { queue, send, agent, accountId, listPieces, balance } = await createPostcardScenario(world, { contacts: 2 })
  await queue()
  await send()
  const [first, second] = (await listPieces()).map(({ id }) => ({ pieceId: id }))
  const cancel = (params = { pieceId: '' }) => agent.call('POST /agent/postcards/:pieceId/canceled', { params })
  expect(await cancel(first)).toMatchObject({ state: 'SUBMITTED', isCanceling: true, canCancel: false })
  await runJobs(world, accountId)
  expect((await listPieces())[0]).toMatchObject({ state: 'CANCELED', credits: 0 })
  expect(await balance()).toMatchObject({ available: 990, spent: 10 })
  await endWindow(world, accountId)
  await expect(cancel(second)).rejects.toMatchObject({ code: 'conflict' })
})

test('the print room advances postcards step by step, and never one whose window is open', async ({ world }) => {
  const { queue, send, accountId, listPieces, getCounts } = await createPostcardScenario(world)
  await queue()
  await send()
  const [piece] = await listPieces()
  const orders = await listOrders(toPrintRoomDirectory(world.settings))
  expect(orders).toContainEqual(expect.objectContaining({ pieceId: piece?.id, size: '6X9' }))
  const advance = (step: 'printed' | 'in-transit' | 'delivered') => advancePieces(world, { step, pieceId: piece?.id })
  expect(await advance('printed')).toBe(0)
  await endWindow(world, accountId)
  for (const step of ['printed', 'in-transit', 'delivered'] as const) expect(await advance(step)).toBe(1)
  expect((await listPieces())[0]).toMatchObject({ state: 'DELIVERED' })
  expect(await getCounts()).toEqual({ sent: 1, delivered: 1 })
})

test('the manifest names the files of what can no longer be canceled, and their color space', async ({ world }) => {
  const { queue, send, accountId, listPieces } = await createPostcardScenario(world)
  await queue()
  await send()
  const [piece] = await listPieces()
  const directory = toPrintRoomDirectory(world.settings)
  await endWindow(world, accountId)
  expect(await operatePrintRoom(world, directory, () => undefined)).toContain('The files are in RGB.')
  const [header, ...rows] = (await readFile(join(directory, 'manifest.csv'), 'utf8')).split('\n')
  expect(header).toMatch(/^"piece","size","front","back",.*"colors"$/)
  const row = rows.find((row) => row.includes(piece?.id ?? 'none'))
  expect(row).toMatch(/"6X9",.*-front\.pdf",.*-back\.pdf",.*"1 Elm Street".*"RGB"$/)
})

test('a postcard can be shown as it was printed, whatever changes afterwards', async ({ world }) => {
  const { queue, send, agent, listPieces, updateContact, contactIds } = await createPostcardScenario(world)
  await queue()
  await send()
  await updateContact(contactIds[0] ?? '', { first_name: 'Olga' })
  const [piece] = await listPieces()
  const params = { pieceId: piece?.id ?? '' }
  const shown = await agent.call('GET /agent/postcards/:pieceId', { params })
  expect(shown.recipient.values['contact.firstName']).toBe('Nora')
  expect(shown.recipient.address).toEqual(['Nora Field 1', '1 Elm Street', 'Dover, NH 03820'])
  expect(shown.recipient.qrText).toMatch(/\/Q\/[0-9A-Z]{12}$/)
  expect(shown.settings.headline).toBe('Spring prices')
})

test('postcards of another account are not found, and only those with the permission change anything', async ({
  world,
}) => {
  const { queue, agency, listPieces, postcard } = await createPostcardScenario(world)
  await queue()
  const [piece] = await listPieces()
  const params = { pieceId: piece?.id ?? '' }
  const { agent: stranger } = await createPostcardScenario(world)
  await expect(stranger.call('GET /agent/postcards/:pieceId', { params })).rejects.toMatchObject({ code: 'not_found' })
  await expect(stranger.call('POST /agent/postcards/:pieceId/canceled', { params })).rejects.toMatchObject({
    code: 'not_found',
  })
  const scans = { params: { contentId: postcard.contentId } }
  await expect(stranger.call('GET /agent/content/:contentId/scans', scans)).rejects.toMatchObject({ code: 'not_found' })
  await world.owner.db
    .deleteFrom('role_permissions')
    .where('account_id', '=', agency.accountId)
    .where('role', '=', 'AGENT')
    .where('permission', '=', 'MANAGE_MARKETING_SETTINGS')
    .execute()
  const member = await world.factory.createAgent(agency, { role: 'AGENT' })
  expect(await member.call('GET /agent/postcards/:pieceId', { params })).toMatchObject({ piece: { state: 'QUEUED' } })
  for (const call of [
    () => member.call('POST /agent/postcards/:pieceId/canceled', { params }),
    () => member.call('PUT /agent/content/postcard/daily-limit', { body: { limit: 5 } }),
    () => member.call('GET /agent/content/postcard/daily-limit'),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'forbidden' })
})

test('the daily limit is a whole number from 1 to 100,000', async ({ world }) => {
  const { agency } = await createPostcardScenario(world)
  const fresh = await world.factory.createAgent(await world.factory.createAgency())
  expect(await fresh.call('GET /agent/content/postcard/daily-limit')).toEqual({ limit: 50 })
  const agent = await world.factory.createAgent(agency)
  for (const limit of [0, -5, 2.5, 100_001])
    await expect(agent.call('PUT /agent/content/postcard/daily-limit', { body: { limit } })).rejects.toMatchObject({
      fields: { limit: expect.any(String) },
    })
  await agent.call('PUT /agent/content/postcard/daily-limit', { body: { limit: 100_000 } })
  expect(await agent.call('GET /agent/content/postcard/daily-limit')).toEqual({ limit: 100_000 })
})

test('a merged contact takes along their postcards, and an erased one leaves nothing of themselves', async ({
  world,
}) => {
  const { queue, send, agent, accountId, contactIds, listPieces, balance } = await createPostcardScenario(world, {
    contacts: 3,
  })
  const [kept = '', merged = '', waiting = ''] = contactIds
  await queue('spring', [kept])
  await queue('summer', [merged])
  await send()
  await agent.call('POST /agent/contacts/:contactId/merge', { params: { contactId: kept }, body: { mergedId: merged } })
  const params = { contactId: kept }
  expect(await agent.call('GET /agent/contacts/:contactId/postcards', { params })).toMatchObject({ total: 2 })
  await queue('fall', [waiting])
  for (const [contactId, name] of [
    [kept, 'Nora Field 1'],
    [waiting, 'Nora Field 3'],
  ] as const)
    await agent.call('POST /agent/contacts/:contactId/erasure', { params: { contactId }, body: { name } })
  await runJobs(world, accountId)
  const pieces = await listPieces()
  expect(pieces).toHaveLength(3)
  for (const piece of pieces)
    expect(piece).toMatchObject({ contact_id: null, address: '', household: '', recipient: null, code_hash: null })
  expect(pieces.map(({ state }) => state)).toEqual(['CANCELED', 'CANCELED', 'CANCELED'])
  expect(await balance()).toMatchObject({ available: 1000, reserved: 0, spent: 0 })
  const files = await listOrders(toPrintRoomDirectory(world.settings))
  expect(files.filter(({ pieceId }) => pieces.some(({ id }) => id === pieceId))).toEqual([])
})
