import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { describe, expect } from 'vitest'
import { createRng } from '../../demo/rng.ts'
import { createAgencyWithContacts } from '../../testing/contacts.ts'
import { test, type World } from '../../testing/world.ts'
import { refreshPropertyFigures } from '../property-figures/refresh-figures.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * dayLength)
const toDay = (date: Date) => date.toISOString().slice(0, 10)

async function createOwners(world: World) {
  const contacts = await createAgencyWithContacts(world)
  const { agency, agent, addContact, addProperty } = contacts
  const account = { account_id: agency.accountId }
  const { db } = world.owner
  const refresh = () =>
    refreshPropertyFigures({
      db: world.product.db,
      payload: { accountId: agency.accountId },
      signal: new AbortController().signal,
    } as Parameters<typeof refreshPropertyFigures>[0])
  const getReport = (query: object = {}) => agent.call('GET /agent/reports/property-intelligence', { query })
  const addEstimate = (property_id: string, dollars: number, days = 10, provider = 'ATTOM') =>
    db
      .insertInto('value_estimates')
      .values({
        ...account,
        property_id,
        provider,
        value_date: toDay(daysAgo(days)),
        median_cents: dollars * 100,
        low_cents: dollars * 90,
        high_cents: dollars * 110,
        confidence: 80,
      })
      .execute()
  const addLoan = (property_id: string, dollars: number, days: number, annual_rate: string | null = '3.500') =>
    db
      .insertInto('mortgages')
      .values({
        ...account,
        id: newId(),
        property_id,
        mortgage_date: toDay(daysAgo(days)),
        amount_cents: dollars * 100,
        term_months: 360,
        annual_rate,
        loan_type: 'Conventional',
      })
      .execute()
  const setSold = (id: string, days: number) =>
    db
      .updateTable('properties')
      .set({ last_sold_on: toDay(daysAgo(days)) })
      .where('account_id', '=', agency.accountId)
      .where('id', '=', id)
      .execute()
  async function addHome(name: string, fields: object = {}) {
    const contactId = (await addContact(name, fields))._id
    return { contactId, propertyId: await addProperty(contactId) }
  }
  return { ...contacts, account, refresh, getReport, addEstimate, addLoan, setSold, addHome }
}

type Report = Awaited<ReturnType<Awaited<ReturnType<typeof createOwners>>['getReport']>>
const getTiles = ({ tiles }: Report) => Object.fromEntries(tiles.map((tile) => [tile.key, tile]))

describe('the property report', () => {
  test('adds up what the pages of the homes show', async ({ world }) => {
    const { agent, refresh, getReport, addHome, addEstimate, addLoan, setSold } = await createOwners(world)
    const rng = createRng('homes')
    const pages: { value: number | null; equity: number | null }[] = []
    const homes: string[] = []
    for (let n = 0; n < 15; n++) {
      const { propertyId } = await addHome(`Nora Field${n}`)
      homes.push(propertyId)
      if (rng.bool(0.8)) await addEstimate(propertyId, rng.int(200_000, 900_000), rng.int(1, 60))
      if (rng.bool(0.4)) await addEstimate(propertyId, rng.int(200_000, 900_000), rng.int(1, 60), 'CORELOGIC')
      if (rng.bool(0.7)) await setSold(propertyId, rng.int(100, 6000))
      if (rng.bool(0.7)) await addLoan(propertyId, rng.int(50_000, 500_000), rng.int(30, 5000))
      if (rng.bool(0.3)) await addLoan(propertyId, rng.int(50_000, 100_000), rng.int(30, 3000), null)
    }
    await refresh()
    for (const propertyId of homes)
      pages.push(await agent.call('GET /agent/properties/:propertyId/equity', { params: { propertyId } }))
    const report = await getReport({ pageSize: 100 })
    const average = (values: (number | null)[]) => {
      const known = values.filter((value) => value !== null)
      return Math.round(known.reduce((sum, value) => sum + value, 0) / known.length) * 100
    }
    const { homes: count, value, equity } = getTiles(report)
    expect(count?.value).toBe(homes.length)
    expect(value?.value).toBe(average(pages.map(({ value }) => value)))
    expect(equity?.value).toBe(average(pages.map(({ equity }) => equity)))
    const rows = new Map(report.table.rows.map(({ id, cells }) => [id, cells[4]]))
    expect(homes.map((id) => rows.get(id))).toEqual(pages.map(({ value }) => (value === null ? null : value * 100)))
  })

  test('says who is likely to sell, and why', async ({ world }) => {
    const { account, refresh, getReport, addHome, addEstimate, addLoan, setSold } = await createOwners(world)
    expect(await getReport()).toMatchObject({ hasData: false })
    const nora = await addHome('Nora Field', { source: 'Widget' })
    const tom = await addHome('Tom Reed')
    await addEstimate(nora.propertyId, 500_000)
    await addLoan(nora.propertyId, 200_000, 3000)
    await setSold(nora.propertyId, 3000)
    await world.owner.db
      .insertInto('timeline_entries')
      .values({
        ...account,
        id: newId(),
        at: daysAgo(3),
        event_group: 'DASHBOARD',
        kind: 'VIEWED',
        contact_id: nora.contactId,
        detail: '{}',
      })
      .execute()
    await refresh()
    const report = await getReport()
    expect(report.headline).toMatch(
      /^1 owner is likely to sell, out of 2 homes\. On average they have \$\d+K of equity\.$/,
    )
    expect(report.table.rows.map(({ cells }) => [cells[1], cells[2], cells[3]])).toEqual([
      ['Nora Field', expect.stringMatching(/^Visited lately, owned 8 years, \d\d% equity/), expect.any(Number)],
      ['Tom Reed', '', 0],
    ])
    expect(report.map?.pins).toMatchObject([{ link: { kind: 'property', id: nora.propertyId }, detail: 'Nora Field' }])
    expect((await getReport({ show: 'likely' })).table).toMatchObject({ total: 1 })
    for (const { key, value, fraction, link } of report.tiles) {
      if (!link) continue
      const { table } = await getReport(link.query?.show ? link.query : {})
      // A share is of some homes, and an average over some.
      expect(table.total, key).toBe(fraction?.[0] ?? value)
      expect(table.rows.length, key).toBe(table.total)
    }
    expect((await getReport({ source: 'Widget' })).table).toMatchObject({ total: 1 })
    expect((await getReport({ city: 'Bath' })).table).toMatchObject({ total: 0 })
    for (const breakdown of ['equity', 'value', 'loan', 'rate-gap', 'years', 'area'])
      expect((await getReport({ breakdown })).chart).toMatchObject({ kind: 'distribution' })
    expect((await getReport({ breakdown: 'area' })).chart).toMatchObject({
      bars: [{ name: 'Dover', segments: [{ value: 1 }, { value: 1 }] }],
    })
    expect(tom.propertyId).toBe(report.table.rows[1]?.id)
  })

  test('shows nothing of a home whose owner opted out of marketing, at once', async ({ world }) => {
    const { refresh, getReport, addHome, addEstimate, setSold, updateContact } = await createOwners(world)
    const { contactId, propertyId } = await addHome('Nora Field')
    await addEstimate(propertyId, 500_000)
    await setSold(propertyId, 3000)
    await refresh()
    expect((await getReport()).table.total).toBe(1)
    await updateContact(contactId, { is_non_marketing: true })
    const before = await getReport()
    expect(before.table).toMatchObject({ total: 0, rows: [] })
    await refresh()
    const report = await getReport()
    expect(report.table).toMatchObject({ total: 0, rows: [] })
    expect(getTiles(report).value).toMatchObject({ value: null })
    expect(getTiles(report).homes?.meaning).toContain('1 home of contacts who opted out of marketing is left out')
    await updateContact(contactId, { is_non_marketing: false })
    await refresh()
    expect((await getReport()).table.total).toBe(1)
    await updateContact(contactId, { archived_at: new Date() })
    await refresh()
    expect(await getReport()).toMatchObject({ hasData: false })
  })

  test('shows nothing of another account, and is refused to strangers and with bad filters', async ({ world }) => {
    const [ours, theirs] = [await createOwners(world), await createOwners(world)]
    await theirs.addHome('Nora Field')
    await theirs.refresh()
    expect(await ours.getReport()).toMatchObject({ hasData: false, table: { total: 0 } })
    const path = '/api/agent/reports/property-intelligence'
    expect((await ours.agent.send('GET', `${path}?breakdown=shoes`)).statusCode).toBe(422)
    expect((await ours.agent.send('GET', `${path}?show=all&page=0`)).statusCode).toBe(422)
    expect((await world.anonymous.send('GET', path)).statusCode).toBe(401)
    ours.agent.accountId = theirs.agency.accountId
    expect((await ours.agent.send('GET', path)).statusCode).toBe(403)
  })
})
