import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { NewExport } from '@gable/shared/exports/export.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect, onTestFinished } from 'vitest'
import type * as z from 'zod'
import { openMediaStore } from '../platform/media/open-store.ts'
import { daysAgo } from '../testing/market.ts'
import { parsed } from '../testing/parsed-csv.ts'
import { workThrough } from '../testing/work.ts'
import { test, type World } from '../testing/world.ts'

type Sent = z.input<typeof import('@gable/shared/exports/export.ts').NewExport>

async function agencyWithFiles(world: World) {
  const agency = await world.founding.agency()
  const agent = await world.founding.person(agency)
  async function exported(body: Sent) {
    const { _id: exportId } = await agent.call('POST /agent/exports', { body })
    await workThrough(world, agency.accountId)
    return agent.call('GET /agent/exports/:exportId', { params: { exportId } })
  }
  async function fetched({ _id: exportId }: { _id: string }, who = agent) {
    const { url } = await agent.call('POST /agent/exports/:exportId/link', { params: { exportId } })
    return who.send('GET', url)
  }
  const add = (firstName: string, given: object = {}) =>
    agent.call('POST /agent/contacts', { body: { firstName, ...given } })
  return { agency, agent, exported, fetched, add }
}

const view = (view: object, format: 'CSV' | 'JSON' = 'CSV'): Sent => ({ kind: 'CONTACTS', format, view }) as NewExport

describe('a view of contacts', () => {
  test('is a file of those it shows, with the columns it shows, and nothing in it is a formula', async ({ world }) => {
    const { agent, exported, fetched, add } = await agencyWithFiles(world)
    const { key } = await agent.call('POST /agent/attributes', {
      body: { entity: 'CONTACT', label: 'Budget', type: 'MONEY' },
    })
    await add('=cmd()', {
      lastName: '<b>Field</b>',
      emailId: 'nora@example.com',
      tags: ['VIP', '+new'],
      custom: { [key]: 125_050 },
    })
    await add('Tom', { tags: ['VIP'], phone: '+1 603 555 0143' })
    await add('Ana')
    const filters = [{ key: 'tags', anyOf: ['VIP'] }]
    const made = await exported(view({ filters, columns: ['fullName', 'phone', 'tags', `custom.${key}`, 'nonsense'] }))
    expect(made).toMatchObject({ state: 'DONE', rows: 2, fileName: expect.stringMatching(/^contacts-[\d-]+\.csv$/) })
    const answer = await fetched(made)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('attachment'),
      'cache-control': 'private, no-store',
    })
    expect(parsed(answer.body)).toEqual([
      ['Name', 'Phone', 'Tags', 'Budget'],
      ["'=cmd() <b>Field</b>", '', 'VIP; +new', '1250.5'],
      ['Tom', "'+1 603 555 0143", 'VIP', ''],
    ])
    const asJson = await exported(view({ filters, columns: ['fullName', 'tags'] }, 'JSON'))
    expect((await fetched(asJson)).json()).toEqual([
      { fullName: '=cmd() <b>Field</b>', tags: ['VIP', '+new'] },
      { fullName: 'Tom', tags: ['VIP'] },
    ])
  })

  test('of nobody is a file with its header', async ({ world }) => {
    const { exported, fetched } = await agencyWithFiles(world)
    expect(parsed((await fetched(await exported(view({ search: 'nobody' })))).body)).toHaveLength(1)
    expect((await fetched(await exported(view({ search: 'nobody' }, 'JSON')))).json()).toEqual([])
  })

  test('with filters or a segment that make no sense is refused before it is made', async ({ world }) => {
    const { agent } = await agencyWithFiles(world)
    const ask = (body: Sent) => agent.call('POST /agent/exports', { body })
    await expect(ask(view({ filters: [{ key: 'colour', is: true }] }))).rejects.toMatchObject({ code: 'invalid' })
    await expect(ask(view({ segmentId: newId() }))).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('a view of properties is a file with a row for each that a contact has, its value and its attributes', async ({
  world,
}) => {
  const { agency, agent, exported, fetched, add } = await agencyWithFiles(world)
  const { key } = await agent.call('POST /agent/attributes', {
    body: { entity: 'PROPERTY', label: 'HOA fee', type: 'MONEY' },
  })
  const nora = await add('Nora', { address: '12 Oak Street, Dover, NH 03820', tags: ['VIP'] })
  await add('Tom', { tags: ['VIP'] })
  await add('Ana', { address: '9 Elm Street, Dover, NH 03820' })
  const propertyId = nora.properties[0]?._id ?? ''
  await agent.call('PATCH /agent/properties/:propertyId', { params: { propertyId }, body: { vars: { [key]: 21_250 } } })
  await world.owner.db
    .insertInto('value_estimates')
    .values({
      ...{ account_id: agency.accountId, property_id: propertyId, provider: 'ATTOM', value_date: daysAgo(9) },
      ...{ median_cents: 40_000_000, low_cents: 39_000_000, high_cents: 41_000_000, confidence: 80 },
    })
    .execute()
  const filters = [{ key: 'tags', anyOf: ['VIP'] }]
  const made = await exported({ kind: 'HOMES', format: 'JSON', view: { filters } })
  expect(made).toMatchObject({ kind: 'HOMES', rows: 1, fileName: expect.stringMatching(/^properties-[\d-]+\.json$/) })
  expect((await fetched(made)).json()).toEqual([
    expect.objectContaining({
      address: '12 Oak Street, Dover, NH 03820',
      contact: 'Nora',
      contactId: nora._id,
      value: 400_000,
      valueDate: daysAgo(9),
      valueProvider: 'ATTOM',
      [`vars.${key}`]: 212.5,
    }),
  ])
})

test('a view of leads is a file of those it shows, in the words of the board', async ({ world }) => {
  const { agent, exported, fetched, add } = await agencyWithFiles(world)
  const lead = async (name: string, leadType: 'SELLER' | 'BUYER', valueCents: number | null) =>
    agent.call('POST /agent/leads', { body: { contactId: (await add(name))._id, leadType, valueCents } })
  const nora = await lead('Nora', 'SELLER', 45_000_000)
  await lead('Tom', 'BUYER', null)
  await agent.call('POST /agent/leads/lead/:leadId/move', {
    params: { leadId: nora._id },
    body: { stage: 'LOST', lostReason: '=Never answered' },
  })
  const made = await exported({ kind: 'LEADS', format: 'CSV', view: { leadTypes: ['SELLER'] } })
  expect(made).toMatchObject({ kind: 'LEADS', rows: 1, fileName: expect.stringMatching(/^leads-[\d-]+\.csv$/) })
  const [heads = [], row = []] = parsed((await fetched(made)).body)
  expect(Object.fromEntries(heads.map((head, index) => [head, row[index]]))).toMatchObject({
    Name: 'Nora',
    Stage: 'Lost',
    Kind: 'Seller',
    Value: '450000',
    Owner: 'Ada Moss',
    'Lost reason': "'=Never answered",
    'Lead id': nora._id,
  })
  expect(await exported({ kind: 'LEADS', format: 'JSON', view: { stages: ['NEW'], search: 'Tom' } })).toMatchObject({
    rows: 1,
  })
  expect(await exported({ kind: 'LEADS', format: 'JSON', view: { agentId: 'none' } })).toMatchObject({ rows: 0 })
})

test('a file is for those of its account who may, while it is kept', async ({ world }) => {
  const { agency, agent, exported, fetched, add } = await agencyWithFiles(world)
  await add('Nora')
  const made = await exported(view({}))
  const colleague = await world.founding.person(agency, { role: 'AGENT' })
  const rival = await world.founding.person(await world.founding.agency())
  expect((await fetched(made, colleague)).statusCode).toBe(403)
  expect((await fetched(made, rival)).statusCode).toBe(403)
  const params = { exportId: made._id }
  await expect(rival.call('POST /agent/exports/:exportId/link', { params })).rejects.toMatchObject({
    code: 'not_found',
  })
  const { url } = await agent.call('POST /agent/exports/:exportId/link', { params })
  await agent.call('DELETE /agent/exports/:exportId', { params })
  expect((await agent.send('GET', url)).statusCode).toBe(404)
  await expect(agent.call('POST /agent/exports/:exportId/link', { params })).rejects.toMatchObject({ code: 'conflict' })
})

test('everything is an archive that any program unpacks, with each kind of thing and every picture', async ({
  world,
}) => {
  const { agency, agent, exported, fetched, add } = await agencyWithFiles(world)
  await add('Zoë', { address: '12 Oak Street, Dover, NH 03820', emailId: 'zoe@example.com' })
  const mediaId = newId()
  await world.owner.db
    .insertInto('media')
    .values({
      account_id: agency.accountId,
      id: mediaId,
      content_type: 'image/png',
      width: 1,
      height: 1,
      bytes: 9,
      uploaded_by: agent.agentId,
    })
    .execute()
  await openMediaStore(world.settings).put(`${agency.accountId}/${mediaId}.png`, Buffer.from('a picture'), 'image/png')
  const made = await exported({ kind: 'EVERYTHING' })
  expect(made).toMatchObject({ state: 'DONE', rows: 3, fileName: expect.stringMatching(/^everything-[\d-]+\.zip$/) })

  const folder = await unpacked((await fetched(made)).rawPayload)
  const kinds = [
    ...['activity', 'attributes', 'contacts', 'leads', 'notes', 'offers', 'properties', 'segments', 'submissions'],
  ]
  expect((await readdir(folder)).sort()).toEqual(
    [...kinds.flatMap((kind) => [`${kind}.csv`, `${kind}.json`]), 'media'].sort(),
  )
  expect(await readFile(join(folder, 'media', `${mediaId}.png`), 'utf8')).toBe('a picture')
  expect(JSON.parse(await readFile(join(folder, 'contacts.json'), 'utf8'))).toMatchObject([
    {
      first_name: 'Zoë',
      all_emails: ['zoe@example.com'],
      homes: ['12 Oak Street, Dover, NH 03820'],
      owner: 'Ada Moss',
    },
  ])
  expect(parsed(await readFile(join(folder, 'properties.csv'), 'utf8'))[1]).toContain('12 Oak Street, Dover, NH 03820')
})

async function unpacked(archive: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gable-unpacked-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'archive.zip'), archive)
  const script =
    'import sys, zipfile\nz = zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\nz.extractall(sys.argv[2])'
  await promisify(execFile)('python3', ['-c', script, join(folder, 'archive.zip'), folder])
  await rm(join(folder, 'archive.zip'))
  return folder
}
