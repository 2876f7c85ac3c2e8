import type { Report } from '@gable/shared/reports/report.ts'
import { reportNames } from '@gable/shared/reports/report-name.ts'
import { counterTypes } from '@gable/shared/statistics/statistics.ts'
import { addDays, countDays, startOfDay } from '@gable/shared/time/calendar.ts'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { parseCsv } from '../testing/parse-csv.ts'
import type { TestClient } from '../testing/test-client.ts'
import { seedVisits, type Visit } from '../testing/visits.ts'
import { test } from '../testing/world.ts'
import { maySee } from './subscriptions.ts'

const getValue = ({ tiles }: Report, key: string) => tiles.find((tile) => tile.key === key)?.value
const getPrevious = ({ tiles }: Report, key: string) => tiles.find((tile) => tile.key === key)?.previous
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe.each(['America/New_York', 'America/Havana', 'Asia/Kolkata'])('in %s', (zone) => {
  // The clocks of both American zones change on November 1.
  const [first, last] = ['2026-09-20', '2026-11-20']

  test('the report equals a count of all visits and the pages of its rows, for any period', async ({ world }) => {
    const agency = await world.factory.createAgency({ time_zone: zone })
    const widgets = [await world.factory.createAsset(agency), await world.factory.createAsset(agency)]
    const page = await world.factory.createAsset(agency, { kind: 'landing-page' })
    const owner = await world.factory.createAgent(agency)
    const at = { min: startOfDay(first, zone), max: startOfDay(addDays(last, 1), zone) - 1 }
    const edges = ['2026-11-01', '2026-11-02'].flatMap((day) => [startOfDay(day, zone), startOfDay(day, zone) - 1])
    const visit = fc.record({
      asset: fc.constantFrom(...widgets, page),
      type: fc.constantFrom(...counterTypes),
      at: fc.oneof(fc.noBias(fc.integer(at)), fc.constantFrom(...edges)),
    })
    const visits: Visit[] = fc
      .sample(visit, { numRuns: 1500, seed: 11 })
      .map(({ asset: { subject, subjectId }, type, at }) => ({ subject, subjectId, type, at }))
    await seedVisits(world.owner, agency.accountId, zone, visits)

    const period = fc.record({
      from: fc.integer({ min: 0, max: 55 }).map((days) => addDays(first, days)),
      days: fc.integer({ min: 1, max: 30 }),
      by: fc.constantFrom('DAY' as const, 'WEEK' as const, 'MONTH' as const),
    })
    await fc.assert(
      fc.asyncProperty(period, async ({ from, days, by }) => {
        const till = addDays(from, days - 1)
        const report = await owner.call('GET /agent/reports/widgets', { query: { from, till, by } })
        const count = (type: string, start = from, end = till, id?: string) =>
          countVisits(visits, zone, { type, start, end, id })
        const [previousFrom, previousTill] = [addDays(from, -days), addDays(from, -1)]
        expect(report.period).toEqual({ from, till, previousFrom, previousTill })
        expect(getValue(report, 'views')).toBe(count('view'))
        expect(getPrevious(report, 'views')).toBe(count('view', previousFrom, previousTill))
        expect(getValue(report, 'leads')).toBe(count('submission'))
        if (report.chart.kind !== 'series') throw new Error('not a series')
        expect(report.chart.series.map(({ values }) => sum(values))).toEqual([count('view'), count('submission')])
        await expectRowsOfPages(owner, zone, { from, till }, report)
      }),
      { numRuns: 25 },
    )
  })
})

interface VisitFilter {
  type: string
  start: string
  end: string
  id: string | undefined
}

const countVisits = (visits: readonly Visit[], zone: string, { type, start, end, id }: VisitFilter) =>
  visits.filter(
    (visit) =>
      visit.subject === 'widget' &&
      visit.type === type &&
      (id === undefined || visit.subjectId === id) &&
      visit.at >= startOfDay(start, zone) &&
      visit.at < startOfDay(addDays(end, 1), zone),
  ).length

/** Compares each row with the statistics that its own page shows. */
async function expectRowsOfPages(
  owner: TestClient,
  zone: string,
  { from, till }: { from: string; till: string },
  report: Report,
) {
  const { rows, total } = report.table
  expect(rows).toHaveLength(total)
  for (const { id, cells } of rows) {
    const { stats } = await owner.call('POST /agent/widget/config/stats', {
      body: {
        dateFrom: new Date(startOfDay(from, zone)).toISOString(),
        dateTill: new Date(startOfDay(addDays(till, 1), zone)).toISOString(),
        dateGroupingType: 'MONTH',
        reportFilters: { widgetIds: [id] },
      },
    })
    const [views, entrances, leads] = [
      sum(stats.map((bucket) => bucket.views)),
      sum(stats.map((bucket) => bucket.entrances)),
      sum(stats.map((bucket) => bucket.submissions)),
    ]
    expect(cells.slice(1)).toEqual([views, [entrances, views], [leads, entrances]])
  }
  expect(sum(rows.map(({ cells }) => cells[1] as number))).toBe(getValue(report, 'views'))
}

test('without a period a report is about the last 30 days, by day', async ({ world }) => {
  const owner = await world.factory.createAgent(await world.factory.createAgency())
  for (const name of reportNames) {
    const report = await owner.call(`GET /agent/reports/${name}`)
    expect(report, name).toMatchObject({ name, hasData: false, grouping: 'DAY' })
    expect(countDays(report.period.from, report.period.till)).toBe(30)
    expect(countDays(report.period.previousFrom, report.period.previousTill)).toBe(30)
    if (report.chart.kind === 'series') expect(report.chart.buckets).toHaveLength(30)
    for (const { meaning } of [...report.tiles, report.chart]) expect(meaning).not.toBe('')
  }
})

test('reports show what the marketing lists show, to those who may open them', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const asset = await world.factory.createAsset(agency)
  const at = startOfDay('2026-05-04', 'America/New_York')
  await seedVisits(world.owner, agency.accountId, 'America/New_York', [{ ...asset, type: 'view', at }])
  const owner = await world.factory.createAgent(agency)
  const may = { from: '2026-05-01', till: '2026-05-31' }
  const report = await owner.call('GET /agent/reports/widgets', { query: may })
  expect(report).toMatchObject({ hasData: true, table: { rows: [{ id: asset.subjectId }], total: 1 } })

  const member = await world.factory.createAgent(agency, { role: 'AGENT' })
  for (const name of reportNames.filter((name) => !maySee(name, []))) {
    expect((await member.send('GET', `/api/agent/reports/${name}`)).statusCode, name).toBe(403)
    const file = `/api/agent/reports/${name}.csv?account=${agency.accountId}`
    expect((await member.send('GET', file)).statusCode, name).toBe(403)
    expect((await world.anonymous.send('GET', file)).statusCode, name).toBe(401)
  }
  const rival = await world.factory.createAgent(await world.factory.createAgency())
  expect((await rival.send('GET', `/api/agent/reports/widgets.csv?account=${agency.accountId}`)).statusCode).toBe(403)
  expect(await rival.call('GET /agent/reports/widgets', { query: may })).toMatchObject({
    hasData: false,
    table: { rows: [], total: 0 },
  })
})

test('a wrong period or filter is rejected with a message on its field', async ({ world }) => {
  const owner = await world.factory.createAgent(await world.factory.createAgency())
  const getErrors = async (name: string, query: Record<string, string>) => {
    const response = await owner.send('GET', `/api/agent/reports/${name}?${new URLSearchParams(query)}`)
    expect(response.statusCode).toBe(422)
    return response.json().fields
  }
  expect(await getErrors('emails', { from: '2026-05-02', till: '2026-05-01' })).toEqual({
    till: 'The end must not be before the start',
  })
  expect(await getErrors('emails', { from: '2026-05-02' })).toEqual({ till: 'Please choose a first and a last day' })
  expect(await getErrors('emails', { from: '2016-05-02', till: '2026-05-01' })).toEqual({
    till: 'Please choose at most five years',
  })
  expect(await getErrors('emails', { from: '1999-12-31', till: '2000-01-01' })).toEqual({
    from: 'Please choose a date between 2000 and 2099',
  })
  expect(await getErrors('emails', { from: '2026-02-30', till: '2026-05-01' })).toEqual({ from: 'Please enter a date' })
  expect(await getErrors('emails', { by: 'HOUR' })).toEqual({ by: 'Please choose a grouping' })
  for (const [name, filter] of [
    ['emails', 'intent'],
    ['widgets', 'type'],
    ['contact-dashboard', 'breakdown'],
    ['widgets', 'sort'],
  ] as const)
    expect(Object.keys(await getErrors(name, { [filter]: 'NONE' }))).toEqual([filter])
})

test('an export has all rows of the view, in its order', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const names = ['=SUM(A1)', 'Blue, "bold"', 'Calm']
  const assets = []
  for (const name of names) assets.push(await world.factory.createAsset(agency, { name }))
  const at = startOfDay('2026-05-04', 'America/New_York')
  const visits = assets.flatMap((asset, index) => Array(index + 1).fill({ ...asset, type: 'view', at }))
  await seedVisits(world.owner, agency.accountId, 'America/New_York', visits)
  const owner = await world.factory.createAgent(agency)
  const query = `account=${agency.accountId}&from=2026-05-01&till=2026-05-31`
  const download = async (order: string) => {
    const response = await owner.send('GET', `/api/agent/reports/widgets.csv?${query}&pageSize=1&${order}`)
    expect(response.headers['content-disposition']).toContain('widgets-report.csv')
    return parseCsv(response.body)
  }
  const rows = await download('')
  expect(rows[0]).toEqual(['Widget', 'Views', 'Entrances', 'Entrances (%)', 'Submissions', 'Submissions (%)'])
  expect(rows.slice(1).map((row) => row.slice(0, 2))).toEqual([
    ['Calm', '3'],
    ['Blue, "bold"', '2'],
    ["'=SUM(A1)", '1'],
  ])
  const byName = await download('sort=name&sortOrder=asc')
  expect(byName.slice(1).map(([, views]) => views)).toEqual(['1', '2', '3'])
})

test('visits of landing pages are counted by campaign, source, device and step, and lead to their submissions', async ({
  world,
}) => {
  const agency = await world.factory.createAgency()
  const asset = await world.factory.createAsset(agency, { kind: 'landing-page' })
  const widget = await world.factory.createAsset(agency, { kind: 'widget' })
  const owner = await world.factory.createAgent(agency)
  const at = startOfDay('2026-05-04', 'America/New_York')
  const spring = { source: 'facebook', medium: 'social', campaign: 'spring', device: 'PHONE' }
  await seedVisits(world.owner, agency.accountId, 'America/New_York', [
    { ...asset, type: 'view', at, traffic: spring },
    { ...asset, type: 'entrance', at, traffic: spring },
    { ...asset, type: 'submission', at, traffic: spring },
    { ...asset, type: 'step', at, detail: { moduleId: 'details', text: '' } },
    { ...asset, type: 'view', at, traffic: { referrer: 'google.com', device: 'COMPUTER' } },
    { ...asset, type: 'view', at },
    { ...widget, type: 'view', at, traffic: spring },
  ])
  const list = async (breakdown: 'source' | 'campaign' | 'device' | 'step', from = '2026-05-04') => {
    const query = { breakdown, from, till: '2026-05-31' }
    return (await owner.call('GET /agent/reports/account-landing-pages', { query })).table.rows
  }
  const getCells = async (...input: Parameters<typeof list>) => (await list(...input)).map(({ cells }) => cells)
  expect(await getCells('source')).toEqual([
    ['facebook / social', 1, [1, 3], [1, 1], [1, 1]],
    ['google.com', 1, [1, 3], [0, 1], [0, 0]],
    ['Not recorded', 1, [1, 3], [0, 1], [0, 0]],
  ])
  expect((await getCells('campaign')).map(([name]) => name)).toEqual(['No campaign', 'Not recorded', 'spring'])
  expect((await getCells('device')).map(([name]) => name)).toEqual(['Computer', 'Not recorded', 'Phone'])
  expect(await getCells('step')).toEqual([
    ['Viewed', 3, null],
    ['Started the journey', 1, [1, 3]],
    ['Saw the contact details', 1, [1, 1]],
    ['Sent the form', 1, [1, 1]],
  ])
  expect(await list('source', '2026-05-05')).toEqual([])
  const [first] = await list('source')
  expect(first?.link).toEqual({
    kind: 'submissions',
    id: '',
    query: {
      received: '2026-05-04..2026-05-31',
      traffic: `source=facebook&medium=social&pages=${asset.subjectId}`,
    },
  })
})
