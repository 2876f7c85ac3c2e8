import { newId } from '@gable/shared/ids.ts'
import { type Counts, counterTypes, dateGroupings } from '@gable/shared/statistics/statistics.ts'
import { addDays, dayLength, hourLength, startOfDay, toDay } from '@gable/shared/time/calendar.ts'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { seedVisits, type Visit } from '../testing/visits.ts'
import { test } from '../testing/world.ts'

const iso = (moment: number) => new Date(moment).toISOString()

const zones = ['America/New_York', 'America/Havana', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC']

describe.each(zones)('in %s', (zone) => {
  // Includes clock changes in several zones.
  const [first, last] = [Date.UTC(2026, 9, 1), Date.UTC(2026, 10, 20)]

  test('the statistics equal a count of all events, for any request', async ({ world }) => {
    const agency = await world.factory.createAgency({ time_zone: zone })
    const assets = [
      await world.factory.createAsset(agency),
      await world.factory.createAsset(agency),
      await world.factory.createAsset(agency, { kind: 'landing-page' }),
    ]
    const owner = await world.factory.createAgent(agency)
    const visit = fc.record({
      asset: fc.constantFrom(...assets),
      type: fc.constantFrom(...counterTypes),
      at: fc.noBias(fc.integer({ min: first, max: last })),
    })
    const visits: Visit[] = fc
      .sample(visit, { numRuns: 1500, seed: 7 })
      .map(({ asset: { subject, subjectId }, type, at }) => ({ subject, subjectId, type, at }))
    await seedVisits(world.owner, agency.accountId, zone, visits)

    const request = fc.record({
      from: fc.oneof(
        fc.integer({ min: first, max: last }),
        fc.integer({ min: first, max: last }).map((at) => startOfDay(toDay(at, zone), zone)),
      ),
      length: fc.oneof(
        fc.integer({ min: 1, max: 25 * dayLength }),
        fc.constantFrom(hourLength, dayLength, 7 * dayLength - 1),
      ),
      grouping: fc.constantFrom(...dateGroupings),
      ids: fc.subarray(assets.slice(0, 2).map(({ subjectId }) => subjectId)),
      types: fc.subarray([...counterTypes]),
    })
    await fc.assert(
      fc.asyncProperty(request, async ({ from, length, grouping, ids, types }) => {
        const { stats } = await owner.call('POST /agent/widget/config/stats', {
          body: {
            dateFrom: iso(from),
            dateTill: iso(from + length),
            dateGroupingType: grouping,
            reportFilters: { widgetIds: ids, eventTypes: types },
          },
        })
        const matching = visits.filter(
          ({ subject, subjectId, type }) =>
            subject === 'widget' &&
            (ids.length === 0 || ids.includes(subjectId)) &&
            (types.length === 0 || types.some((one) => one === type)),
        )
        expect(stats.map(({ date: _, ...bucket }) => bucket)).toEqual(
          stats.map(({ from, till }) => ({ ...countBetween(matching, from, till), from, till })),
        )
        const [start, end] = [Date.parse(stats[0]?.from ?? ''), Date.parse(stats.at(-1)?.till ?? '')]
        expect(start).toBeLessThanOrEqual(from)
        expect(end).toBeGreaterThanOrEqual(from + length)
        const resolution =
          grouping === 'HOUR' || zone.startsWith('America') || zone === 'UTC' ? hourLength : 25 * hourLength
        expect(from - start).toBeLessThan(resolution)
        expect(end - from - length).toBeLessThan(resolution)
      }),
      { numRuns: 40 },
    )
  })
})

function countBetween(visits: readonly Visit[], from: string, till: string): Counts {
  const within = visits.filter(({ at }) => at >= Date.parse(from) && at < Date.parse(till))
  const count = (type: string) => within.filter((visit) => visit.type === type).length
  return {
    views: count('view'),
    entrances: count('entrance'),
    clicks: count('click'),
    submissions: count('submission'),
  }
}

const october = {
  dateFrom: '2026-10-01T00:00:00-04:00',
  dateTill: '2026-11-01T00:00:00-04:00',
  dateGroupingType: 'DAY' as const,
}

test('a month without events has a bucket for each day', async ({ world }) => {
  const owner = await world.factory.createAgent(await world.factory.createAgency())
  const { stats, lastRefreshedAt } = await owner.call('POST /agent/widget/config/stats', { body: october })
  expect(stats).toHaveLength(31)
  expect(stats[0]).toEqual({
    date: '2026-10-01T04:00:00.000Z',
    from: '2026-10-01T04:00:00.000Z',
    till: '2026-10-02T04:00:00.000Z',
    views: 0,
    entrances: 0,
    clicks: 0,
    submissions: 0,
  })
  expect(Date.now() - Date.parse(lastRefreshedAt)).toBeLessThan(60_000)
})

test('a partial week starts on its Monday and counts only the days in the period', async ({ world }) => {
  const owner = await world.factory.createAgent(await world.factory.createAgency())
  const { stats } = await owner.call('POST /agent/widget/config/stats', {
    body: { ...october, dateGroupingType: 'WEEK' },
  })
  expect(stats[0]).toMatchObject({ date: '2026-09-28T04:00:00.000Z', from: '2026-10-01T04:00:00.000Z' })
  expect(stats.at(-1)).toMatchObject({ date: '2026-10-26T04:00:00.000Z', till: '2026-11-01T04:00:00.000Z' })
})

test('assets of another agency and unknown ids are not counted', async ({ world }) => {
  const [ownAgency, otherAgency] = [await world.factory.createAgency(), await world.factory.createAgency()]
  const otherAsset = await world.factory.createAsset(otherAgency)
  const at = Date.UTC(2026, 9, 10)
  await seedVisits(world.owner, otherAgency.accountId, 'America/New_York', [{ ...otherAsset, type: 'view', at }])
  const owner = await world.factory.createAgent(ownAgency)
  for (const widgetIds of [[otherAsset.subjectId], [newId()], []]) {
    const { stats } = await owner.call('POST /agent/widget/config/stats', {
      body: { ...october, reportFilters: { widgetIds } },
    })
    expect(stats.every(({ views }) => views === 0)).toBe(true)
  }
})

test('an agent sees the statistics of their personal page without any permission', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const author = await world.factory.createAgent(agency, { role: 'AGENT' })
  const colleague = await world.factory.createAgent(agency)
  const page = await world.factory.createAsset(agency, { kind: 'landing-page', agent_id: author.agentId })
  const shared = await world.factory.createAsset(agency, { kind: 'landing-page' })
  const visits = [page, page, shared].map((asset) => ({
    ...asset,
    type: 'view' as const,
    at: Date.UTC(2026, 9, 10),
  }))
  await seedVisits(world.owner, agency.accountId, 'America/New_York', visits)
  const countVisibleViews = async (agent: typeof author) => {
    const { stats } = await agent.call('POST /agent/landing-page/stats', { body: october })
    return stats.reduce((sum, { views }) => sum + views, 0)
  }
  expect(await countVisibleViews(author)).toBe(2)
  expect(await countVisibleViews(colleague)).toBe(1)
  await expect(
    colleague.call('GET /agent/statistics/:subjectId/totals', { params: { subjectId: page.subjectId } }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

test('dashboard clicks are grouped by module and button, most clicked first', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const dashboard = await world.factory.createAsset(agency, { kind: 'contact-dashboard' })
  const [offer, talk] = [
    { moduleId: 'a', text: 'Get a cash offer' },
    { moduleId: 'CONTACT_AGENT', text: 'Talk to me' },
  ]
  const click = (detail: typeof offer, at: number) => ({ ...dashboard, type: 'click' as const, at, detail })
  const noon = Date.UTC(2026, 9, 10, 16)
  await seedVisits(world.owner, agency.accountId, 'America/New_York', [
    click(offer, noon),
    click(talk, noon),
    click(talk, noon + dayLength),
    click(offer, noon + 60 * dayLength),
  ])
  const owner = await world.factory.createAgent(agency)
  const request = { dateFrom: october.dateFrom, dateTill: iso(noon + 25 * hourLength) }
  const { clicks } = await owner.call('POST /agent/contact-dashboard/stats/clicks', { body: request })
  expect(clicks).toEqual([
    { ...talk, moduleName: 'Contact Agent', clicks: 2 },
    { ...offer, moduleName: null, clicks: 1 },
  ])
})

test('submissions are counted by the time of their creation and the kinds of pages they came from', async ({
  world,
}) => {
  const agency = await world.factory.createAgency()
  const [widget, dashboard] = [
    await world.factory.createAsset(agency),
    await world.factory.createAsset(agency, { kind: 'contact-dashboard' }),
  ]
  const noon = Date.UTC(2026, 9, 10, 16)
  const submit = (asset: typeof widget, at: number) => ({ ...asset, type: 'submission' as const, at })
  await seedVisits(world.owner, agency.accountId, 'America/New_York', [
    submit(widget, noon),
    submit(dashboard, noon),
    submit(dashboard, noon + dayLength),
    submit(dashboard, noon + 60 * dayLength),
    { ...dashboard, type: 'click', at: noon },
  ])
  const owner = await world.factory.createAgent(agency)
  const count = async (filter: object) => {
    const { stats } = await owner.call('POST /agent/submissions/stats', { body: { ...october, ...filter } })
    return stats.filter(({ submissions }) => submissions > 0).map(({ submissions }) => submissions)
  }
  expect(await count({})).toEqual([2, 1])
  expect(await count({ origins: ['contact-dashboard'] })).toEqual([1, 1])
  expect(await count({ origins: ['landing-page'] })).toEqual([])
  expect(await count({ subjectIds: [widget.subjectId] })).toEqual([1])
  const refused = await owner.send('POST', '/api/agent/submissions/stats', { ...october, origins: ['fax'] })
  expect(refused.statusCode).toBe(422)
})

test('an invalid period is rejected with a message on its field', async ({ world }) => {
  const owner = await world.factory.createAgent(await world.factory.createAgency())
  const getErrors = async (change: object) => {
    const response = await owner.send('POST', '/api/agent/widget/config/stats', { ...october, ...change })
    expect(response.statusCode).toBe(422)
    return response.json().fields
  }
  expect(await getErrors({ dateTill: october.dateFrom })).toEqual({ dateTill: 'The end must be after the start' })
  expect(await getErrors({ dateFrom: '2020-10-01T00:00:00Z' })).toEqual({
    dateTill: 'Please choose at most five years',
  })
  expect(await getErrors({ dateTill: '2026-11-03T00:00:00Z', dateGroupingType: 'HOUR' })).toEqual({
    dateTill: 'Please choose at most 31 days by hour',
  })
  expect(await getErrors({ dateFrom: 'yesterday' })).toEqual({
    dateFrom: 'Please enter a date and time with a UTC offset',
  })
  expect(await getErrors({ dateFrom: '0001-01-01T00:00:00+14:00' })).toEqual({
    dateFrom: 'Please choose a date between 2000 and 2099',
  })
  expect(await getErrors({ dateGroupingType: 'YEAR' })).toEqual({ dateGroupingType: 'Please choose a grouping' })
})

test('reading statistics adds no audit entry', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  await owner.call('POST /agent/widget/config/stats', { body: october })
  const auditEntries = world.owner.db.selectFrom('audit_entries').selectAll().where('account_id', '=', agency.accountId)
  expect(await auditEntries.execute()).toEqual([])
})

test('a request can cover five years by day', async ({ world }) => {
  const owner = await world.factory.createAgent(await world.factory.createAgency())
  const from = startOfDay('2021-11-01', 'America/New_York')
  const till = startOfDay('2026-11-01', 'America/New_York')
  const { stats } = await owner.call('POST /agent/widget/config/stats', {
    body: { dateFrom: iso(from), dateTill: iso(till), dateGroupingType: 'DAY' },
  })
  expect(stats).toHaveLength(1826)
  expect(toDay(Date.parse(stats.at(-1)?.date ?? ''), 'America/New_York')).toBe(addDays('2026-11-01', -1))
})
