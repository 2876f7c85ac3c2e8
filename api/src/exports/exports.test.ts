import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { NewExport } from '@gable/shared/exports/export.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect, onTestFinished } from 'vitest'
import type * as z from 'zod'
import { createMediaStore } from '../platform/media/create-media-store.ts'
import { runJobs } from '../testing/jobs.ts'
import { daysAgo } from '../testing/market.ts'
import { parseCsv } from '../testing/parse-csv.ts'
import { test, type World } from '../testing/world.ts'
import { accountTables } from './account-table-queries.ts'

type ExportInput = z.input<typeof import('@gable/shared/exports/export.ts').NewExport>

async function createAgencyWithExports(world: World) {
  const agency = await world.factory.createAgency()
  const agent = await world.factory.createAgent(agency)
  async function runExport(body: ExportInput) {
    const { _id: exportId } = await agent.call('POST /agent/exports', { body })
    await runJobs(world, agency.accountId)
    return agent.call('GET /agent/exports/:exportId', { params: { exportId } })
  }
  async function download({ _id: exportId }: { _id: string }, as = agent) {
    const { url } = await agent.call('POST /agent/exports/:exportId/link', { params: { exportId } })
    return as.send('GET', url)
  }
  const addContact = (firstName: string, fields: object = {}) =>
    agent.call('POST /agent/contacts', { body: { firstName, ...fields } })
  return { agency, agent, runExport, download, addContact }
}

const contactExport = (view: object, format: 'CSV' | 'JSON' = 'CSV'): ExportInput =>
  ({ kind: 'CONTACTS', format, view }) as NewExport

describe('a contact export', () => {
  test('has the contacts and columns of the list, and no formulas', async ({ world }) => {
    const { agent, runExport, download, addContact } = await createAgencyWithExports(world)
    const { key } = await agent.call('POST /agent/attributes', {
      body: { entity: 'CONTACT', label: 'Budget', type: 'MONEY' },
    })
    await addContact('=cmd()', {
      lastName: '<b>Field</b>',
      emailId: 'nora@example.com',
      tags: ['VIP', '+new'],
      custom: { [key]: 125_050 },
    })
    await addContact('Tom', { tags: ['VIP'], phone: '+1 603 555 0143' })
    await addContact('Ana')
    const filters = [{ key: 'tags', anyOf: ['VIP'] }]
    const created = await runExport(
      contactExport({ filters, columns: ['fullName', 'phone', 'tags', `custom.${key}`, 'nonsense'] }),
    )
    expect(created).toMatchObject({ state: 'DONE', rows: 2, fileName: expect.stringMatching(/^contacts-[\d-]+\.csv$/) })
    const response = await download(created)
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('attachment'),
      'cache-control': 'private, no-store',
    })
    expect(parseCsv(response.body)).toEqual([
      ['Name', 'Phone', 'Tags', 'Budget'],
      ["'=cmd() <b>Field</b>", '', 'VIP; +new', '1250.5'],
      ['Tom', '(603) 555-0143', 'VIP', ''],
    ])
    const asJson = await runExport(contactExport({ filters, columns: ['fullName', 'tags'] }, 'JSON'))
    expect((await download(asJson)).json()).toEqual([
      { fullName: '=cmd() <b>Field</b>', tags: ['VIP', '+new'] },
      { fullName: 'Tom', tags: ['VIP'] },
    ])
  })

  test('without contacts has only the header', async ({ world }) => {
    const { runExport, download } = await createAgencyWithExports(world)
    expect(parseCsv((await download(await runExport(contactExport({ search: 'nobody' })))).body)).toHaveLength(1)
    expect((await download(await runExport(contactExport({ search: 'nobody' }, 'JSON')))).json()).toEqual([])
  })

  test('with unknown filters or an unknown segment is rejected', async ({ world }) => {
    const { agent } = await createAgencyWithExports(world)
    const requestExport = (body: ExportInput) => agent.call('POST /agent/exports', { body })
    await expect(requestExport(contactExport({ filters: [{ key: 'color', is: true }] }))).rejects.toMatchObject({
      code: 'invalid',
    })
    await expect(requestExport(contactExport({ segmentId: newId() }))).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('a property export has a row for each property of a contact, with its value and attributes', async ({ world }) => {
  const { agency, agent, runExport, download, addContact } = await createAgencyWithExports(world)
  const { key } = await agent.call('POST /agent/attributes', {
    body: { entity: 'PROPERTY', label: 'HOA fee', type: 'MONEY' },
  })
  const nora = await addContact('Nora', { address: '12 Oak Street, Dover, NH 03820', tags: ['VIP'] })
  await addContact('Tom', { tags: ['VIP'] })
  await addContact('Ana', { address: '9 Elm Street, Dover, NH 03820' })
  const propertyId = nora.properties[0]?._id ?? ''
  await agent.call('PATCH /agent/properties/:propertyId', { params: { propertyId }, body: { vars: { [key]: 21_250 } } })
  await world.owner.db
    .insertInto('value_estimates')
    .values({
      account_id: agency.accountId,
      property_id: propertyId,
      provider: 'ATTOM',
      value_date: daysAgo(9),
      median_cents: 40_000_000,
      low_cents: 39_000_000,
      high_cents: 41_000_000,
      confidence: 80,
    })
    .execute()
  const filters = [{ key: 'tags', anyOf: ['VIP'] }]
  const created = await runExport({ kind: 'HOMES', format: 'JSON', view: { filters } })
  expect(created).toMatchObject({
    kind: 'HOMES',
    rows: 1,
    fileName: expect.stringMatching(/^properties-[\d-]+\.json$/),
  })
  expect((await download(created)).json()).toEqual([
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

test('a lead export has the leads of the list, with the labels of the board', async ({ world }) => {
  const { agent, runExport, download, addContact } = await createAgencyWithExports(world)
  const addLead = async (name: string, leadType: 'SELLER' | 'BUYER', valueCents: number | null) =>
    agent.call('POST /agent/leads', { body: { contactId: (await addContact(name))._id, leadType, valueCents } })
  const nora = await addLead('Nora', 'SELLER', 45_000_000)
  await addLead('Tom', 'BUYER', null)
  await agent.call('POST /agent/leads/lead/:leadId/move', {
    params: { leadId: nora._id },
    body: { stage: 'LOST', lostReason: '=Never answered' },
  })
  const created = await runExport({ kind: 'LEADS', format: 'CSV', view: { leadTypes: ['SELLER'] } })
  expect(created).toMatchObject({ kind: 'LEADS', rows: 1, fileName: expect.stringMatching(/^leads-[\d-]+\.csv$/) })
  const [headers = [], row = []] = parseCsv((await download(created)).body)
  expect(Object.fromEntries(headers.map((header, index) => [header, row[index]]))).toMatchObject({
    Name: 'Nora',
    Stage: 'Lost',
    'Lead type': 'Seller',
    Value: '450000',
    Owner: 'Ada Moss',
    'Lost reason': "'=Never answered",
    'Lead ID': nora._id,
  })
  expect(await runExport({ kind: 'LEADS', format: 'JSON', view: { stages: ['NEW'], search: 'Tom' } })).toMatchObject({
    rows: 1,
  })
  expect(await runExport({ kind: 'LEADS', format: 'JSON', view: { agentId: 'none' } })).toMatchObject({ rows: 0 })
})

test('only agents of the account with access can download a file, until it is deleted', async ({ world }) => {
  const { agency, agent, runExport, download, addContact } = await createAgencyWithExports(world)
  await addContact('Nora')
  const created = await runExport(contactExport({}))
  const colleague = await world.factory.createAgent(agency, { role: 'AGENT' })
  const rival = await world.factory.createAgent(await world.factory.createAgency())
  expect((await download(created, colleague)).statusCode).toBe(403)
  expect((await download(created, rival)).statusCode).toBe(403)
  const params = { exportId: created._id }
  await expect(rival.call('POST /agent/exports/:exportId/link', { params })).rejects.toMatchObject({
    code: 'not_found',
  })
  const { url } = await agent.call('POST /agent/exports/:exportId/link', { params })
  await agent.call('DELETE /agent/exports/:exportId', { params })
  expect((await agent.send('GET', url)).statusCode).toBe(404)
  await expect(agent.call('POST /agent/exports/:exportId/link', { params })).rejects.toMatchObject({ code: 'conflict' })
})

test('a full export is a standard ZIP archive with all records and images', async ({ world }) => {
  const { agency, agent, runExport, download, addContact } = await createAgencyWithExports(world)
  await addContact('Zoë', { address: '12 Oak Street, Dover, NH 03820', emailId: 'zoe@example.com' })
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
  await createMediaStore(world.settings).put(`${agency.accountId}/${mediaId}.png`, Buffer.from('an image'), 'image/png')
  const created = await runExport({ kind: 'EVERYTHING' })
  expect(created).toMatchObject({ state: 'DONE', rows: 6, fileName: expect.stringMatching(/^everything-[\d-]+\.zip$/) })

  const folder = await unzip((await download(created)).rawPayload)
  const tables = accountTables.map(({ name }) => name)
  expect((await readdir(folder)).sort()).toEqual(
    ['agents.json', ...tables.flatMap((name) => [`${name}.csv`, `${name}.json`]), 'media'].sort(),
  )
  expect(await readFile(join(folder, 'media', `${mediaId}.png`), 'utf8')).toBe('an image')
  expect(JSON.parse(await readFile(join(folder, 'contacts.json'), 'utf8'))).toMatchObject([
    {
      first_name: 'Zoë',
      all_emails: ['zoe@example.com'],
      homes: ['12 Oak Street, Dover, NH 03820'],
      owner: 'Ada Moss',
    },
  ])
  expect(parseCsv(await readFile(join(folder, 'properties.csv'), 'utf8'))[1]).toContain(
    '12 Oak Street, Dover, NH 03820',
  )
})

async function unzip(archive: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gable-unzipped-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'archive.zip'), archive)
  const script =
    'import sys, zipfile\nz = zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\nz.extractall(sys.argv[2])'
  await promisify(execFile)('python3', ['-c', script, join(folder, 'archive.zip'), folder])
  await rm(join(folder, 'archive.zip'))
  return folder
}
