import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { describe, expect } from 'vitest'
import { createRng } from '../../demo/rng.ts'
import { createAgencyWithContacts } from '../../testing/contacts.ts'
import { runJobs } from '../../testing/jobs.ts'
import { test, type World } from '../../testing/world.ts'
import { refreshPropertyFigures } from '../property-figures/refresh-figures.ts'

async function createReportedAgency(world: World) {
  const contacts = await createAgencyWithContacts(world)
  const getReport = (query: object = {}) => contacts.agent.call('GET /agent/reports/database-insight', { query })
  const countListed = async (query: Record<string, string> = {}) => {
    const { total } = await contacts.agent.call('GET /agent/contacts/search', {
      query: { pageSize: 1, ...query } as object,
    })
    return total.count
  }
  return { ...contacts, getReport, countListed }
}

/** Contacts of all sorts. */
async function createRandomContacts(
  { addContact, addProperty, updateContact }: Awaited<ReturnType<typeof createReportedAgency>>,
  seed: string,
) {
  const rng = createRng(seed)
  for (let n = 0; n < 40; n++) {
    const { _id } = await addContact(`Nora Field${n}`, {
      ...(rng.bool(0.6) && { emailId: `${newId()}@example.com` }),
      ...(rng.bool(0.5) && { phone: `603555${1000 + n}` }),
      ...(rng.bool(0.3) && { tags: ['Sphere'] }),
      source: rng.pick(['Widget', 'Import', 'Referral']),
      isNonMarketing: rng.bool(0.2),
    })
    if (rng.bool(0.6)) await addProperty(_id)
    const createdAt = new Date(Date.now() - rng.int(0, 700) * dayLength)
    await updateContact(_id, {
      created_at: createdAt,
      last_activity_at: rng.bool(0.5) ? createdAt : null,
      ...(rng.bool(0.2) && { unsubscribed_at: new Date() }),
      ...(rng.bool(0.1) && { archived_at: new Date() }),
      ...(rng.bool(0.2) && { owner_id: null }),
    })
  }
}

describe('the database report', () => {
  test('counts what the contact list shows behind each figure, also with filters', async ({ world }) => {
    const agency = await createReportedAgency(world)
    const { getReport, countListed, agent } = agency
    await createRandomContacts(agency, 'insight')
    const filters = [{ key: 'tags', anyOf: ['Sphere'] }]
    const segment = await agent.call('POST /agent/segments', { body: { name: 'Sphere', search: '', filters } })
    for (const query of [{}, { source: 'Widget' }, { tag: 'Sphere' }, { segment: segment._id, owner: 'NONE' }]) {
      const { tiles, table } = await getReport(query)
      for (const { key, value, fraction, link } of tiles) {
        if (!link) continue
        const what = `${key} ${JSON.stringify(query)}`
        expect(await countListed(link.query), what).toBe(fraction ? fraction[0] : value)
      }
      for (const { id, cells, link } of table.rows)
        if (link?.kind === 'contacts')
          expect(await countListed(link.query), `${id} ${JSON.stringify(query)}`).toBe(
            (cells[1] as [number, number])[0],
          )
      expect(table.rows.length).toBeGreaterThan(0)
    }
  })

  test('counts new contacts by source, and compares them with the period before', async ({ world }) => {
    const { addContact, updateContact, getReport } = await createReportedAgency(world)
    expect(await getReport()).toMatchObject({ hasData: false })
    const daysAgo = (days: number) => new Date(Date.now() - days * dayLength)
    for (const [days, source] of [
      [1, 'Widget'],
      [2, 'Widget'],
      [3, 'Import'],
      [40, 'Import'],
      [100, 'Import'],
    ] as const)
      await updateContact((await addContact('Nora Field', { source }))._id, { created_at: daysAgo(days) })
    const { tiles, chart, headline } = await getReport()
    expect(tiles.find(({ key }) => key === 'added')).toMatchObject({ value: 3, previous: 1 })
    expect(headline).toBe('You can email 0% of 5 contacts. 3 contacts joined (200% more than in the 30 days before).')
    expect(chart).toMatchObject({
      bars: [
        { name: 'Widget', segments: [{ value: 0 }, { value: 2 }] },
        { name: 'Import', segments: [{ value: 0 }, { value: 1 }] },
      ],
    })
  })

  test('leads to duplicates and to homes without a value', async ({ world }) => {
    const { agency, addContact, addProperty, getReport } = await createReportedAgency(world)
    const { _id } = await addContact('Nora Field', { emailId: 'nora@example.com' })
    await addContact('Nora Field', { emailId: 'nora+home@example.com' })
    await addProperty(_id)
    const { accountId } = agency
    await refreshPropertyFigures({
      db: world.product.db,
      payload: { accountId },
      signal: new AbortController().signal,
    } as never)
    await runJobs(world, accountId)
    const { rows } = (await getReport()).table
    const problems = Object.fromEntries(rows.map(({ id, cells, link }) => [id, [cells[1], link?.kind]]))
    expect(problems).toMatchObject({ duplicates: [[1, 2], 'duplicates'], estimate: [[1, 1], 'enrichment'] })
    const filtered = await getReport({ source: 'Widget' })
    expect(filtered.table.rows.map(({ id }) => id)).not.toContain('duplicates')
  })

  test('shows nothing of another account, and is refused to strangers and with bad filters', async ({ world }) => {
    const [ours, theirs] = [await createReportedAgency(world), await createReportedAgency(world)]
    await theirs.addContact('Nora Field', { source: 'Theirs' })
    expect(await ours.getReport()).toMatchObject({ hasData: false, table: { total: 0 } })
    const path = '/api/agent/reports/database-insight'
    expect((await ours.agent.send('GET', `${path}?owner=x`)).statusCode).toBe(422)
    expect((await ours.agent.send('GET', `${path}?segment=${newId()}`)).statusCode).toBe(404)
    expect((await world.anonymous.send('GET', path)).statusCode).toBe(401)
    ours.agent.accountId = theirs.agency.accountId
    expect((await ours.agent.send('GET', path)).statusCode).toBe(403)
  })
})
