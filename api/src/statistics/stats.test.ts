import { newId } from '@gable/shared/ids.ts'
import { addDays, dayAt, startOfDay } from '@gable/shared/statistics/calendar.ts'
import { type Counts, countedTypes, dateGroupings } from '@gable/shared/statistics/statistics.ts'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { plantVisits, type Visit } from '../testing/visits.ts'
import { test } from '../testing/world.ts'

const hour = 3_600_000
const iso = (moment: number) => new Date(moment).toISOString()

const zones = ['America/New_York', 'America/Havana', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC']

describe.each(zones)('in %s', (zone) => {
  // Weeks in which the clocks of several places change.
  const [first, last] = [Date.UTC(2026, 9, 1), Date.UTC(2026, 10, 20)]

  test('the figures are those of a count over all events, whatever is asked', async ({ world }) => {
    const agency = await world.founding.agency({ time_zone: zone })
    const subjects = [
      await world.founding.subject(agency),
      await world.founding.subject(agency),
      await world.founding.subject(agency, { kind: 'landing-page' }),
    ]
    const owner = await world.founding.person(agency)
    const visit = fc.record({
      place: fc.constantFrom(...subjects),
      type: fc.constantFrom(...countedTypes),
      at: fc.noBias(fc.integer({ min: first, max: last })),
    })
    const visits: Visit[] = fc
      .sample(visit, { numRuns: 1500, seed: 7 })
      .map(({ place: { subject, subjectId }, type, at }) => ({ subject, subjectId, type, at }))
    await plantVisits(world.owner, agency.accountId, zone, visits)

    const asked = fc.record({
      from: fc.oneof(
        fc.integer({ min: first, max: last }),
        fc.integer({ min: first, max: last }).map((at) => startOfDay(dayAt(at, zone), zone)),
      ),
      length: fc.oneof(
        fc.integer({ min: 1, max: 25 * 24 * hour }),
        fc.constantFrom(hour, 24 * hour, 7 * 24 * hour - 1),
      ),
      grouping: fc.constantFrom(...dateGroupings),
      ids: fc.subarray(subjects.slice(0, 2).map(({ subjectId }) => subjectId)),
      types: fc.subarray([...countedTypes]),
    })
    await fc.assert(
      fc.asyncProperty(asked, async ({ from, length, grouping, ids, types }) => {
        const { stats } = await owner.call('POST /agent/widget/config/stats', {
          body: {
            dateFrom: iso(from),
            dateTill: iso(from + length),
            dateGroupingType: grouping,
            reportFilters: { widgetIds: ids, eventTypes: types },
          },
        })
        const among = visits.filter(
          ({ subject, subjectId, type }) =>
            subject === 'widget' &&
            (ids.length === 0 || ids.includes(subjectId)) &&
            (types.length === 0 || types.includes(type)),
        )
        expect(stats.map(({ date: _, ...bucket }) => bucket)).toEqual(
          stats.map(({ from, till }) => ({ ...countBetween(among, from, till), from, till })),
        )
        const [start, end] = [Date.parse(stats[0]?.from ?? ''), Date.parse(stats.at(-1)?.till ?? '')]
        expect(start).toBeLessThanOrEqual(from)
        expect(end).toBeGreaterThanOrEqual(from + length)
        const widest = grouping === 'HOUR' || zone.startsWith('America') || zone === 'UTC' ? hour : 25 * hour
        expect(from - start).toBeLessThan(widest)
        expect(end - from - length).toBeLessThan(widest)
      }),
      { numRuns: 40 },
    )
  })
})

function countBetween(visits: readonly Visit[], from: string, till: string): Counts {
  const within = visits.filter(({ at }) => at >= Date.parse(from) && at < Date.parse(till))
  const of = (type: string) => within.filter((visit) => visit.type === type).length
  return { views: of('view'), entrances: of('entrance'), clicks: of('click'), submissions: of('submission') }
}

const october = {
  dateFrom: '2026-10-01T00:00:00-04:00',
  dateTill: '2026-11-01T00:00:00-04:00',
  dateGroupingType: 'DAY' as const,
}

test('a month without a visit has all its days', async ({ world }) => {
  const owner = await world.founding.person(await world.founding.agency())
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

test('a week that a period cuts begins on its Monday and counts what lies within', async ({ world }) => {
  const owner = await world.founding.person(await world.founding.agency())
  const { stats } = await owner.call('POST /agent/widget/config/stats', {
    body: { ...october, dateGroupingType: 'WEEK' },
  })
  expect(stats[0]).toMatchObject({ date: '2026-09-28T04:00:00.000Z', from: '2026-10-01T04:00:00.000Z' })
  expect(stats.at(-1)).toMatchObject({ date: '2026-10-26T04:00:00.000Z', till: '2026-11-01T04:00:00.000Z' })
})

test('what belongs to somebody else, or to nobody, adds nothing', async ({ world }) => {
  const [ours, theirs] = [await world.founding.agency(), await world.founding.agency()]
  const rival = await world.founding.subject(theirs)
  const at = Date.UTC(2026, 9, 10)
  await plantVisits(world.owner, theirs.accountId, 'America/New_York', [{ ...rival, type: 'view', at }])
  const owner = await world.founding.person(ours)
  for (const widgetIds of [[rival.subjectId], [newId()], []]) {
    const { stats } = await owner.call('POST /agent/widget/config/stats', {
      body: { ...october, reportFilters: { widgetIds } },
    })
    expect(stats.every(({ views }) => views === 0)).toBe(true)
  }
})

test('a personal page is counted for its own agent, who needs no permission for it', async ({ world }) => {
  const agency = await world.founding.agency()
  const author = await world.founding.person(agency, { role: 'AGENT' })
  const colleague = await world.founding.person(agency)
  const page = await world.founding.subject(agency, { kind: 'landing-page', agent_id: author.agentId })
  const shared = await world.founding.subject(agency, { kind: 'landing-page' })
  const visits = [page, page, shared].map((place) => ({
    ...place,
    type: 'view' as const,
    at: Date.UTC(2026, 9, 10),
  }))
  await plantVisits(world.owner, agency.accountId, 'America/New_York', visits)
  const viewsSeenBy = async (agent: typeof author) => {
    const { stats } = await agent.call('POST /agent/landing-page/stats', { body: october })
    return stats.reduce((sum, { views }) => sum + views, 0)
  }
  expect(await viewsSeenBy(author)).toBe(2)
  expect(await viewsSeenBy(colleague)).toBe(1)
  await expect(
    colleague.call('GET /agent/statistics/:subjectId/totals', { params: { subjectId: page.subjectId } }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

test('the clicks on dashboards are told by module and button, the most pressed first', async ({ world }) => {
  const agency = await world.founding.agency()
  const dashboard = await world.founding.subject(agency, { kind: 'contact-dashboard' })
  const [offer, talk] = [
    { moduleId: 'a', text: 'Get a cash offer' },
    { moduleId: 'b', text: 'Talk to me' },
  ]
  const click = (detail: typeof offer, at: number) => ({ ...dashboard, type: 'click' as const, at, detail })
  const noon = Date.UTC(2026, 9, 10, 16)
  await plantVisits(world.owner, agency.accountId, 'America/New_York', [
    click(offer, noon),
    click(talk, noon),
    click(talk, noon + 24 * hour),
    click(offer, noon + 60 * 24 * hour),
  ])
  const owner = await world.founding.person(agency)
  const asked = { dateFrom: october.dateFrom, dateTill: iso(noon + 25 * hour) }
  const { clicks } = await owner.call('POST /agent/contact-dashboard/stats/clicks', { body: asked })
  expect(clicks).toEqual([
    { ...talk, clicks: 2 },
    { ...offer, clicks: 1 },
  ])
})

test('a period that makes no sense is refused with a word at its field', async ({ world }) => {
  const owner = await world.founding.person(await world.founding.agency())
  const refusal = async (change: object) => {
    const answer = await owner.send('POST', '/api/agent/widget/config/stats', { ...october, ...change })
    expect(answer.statusCode).toBe(422)
    return answer.json().fields
  }
  expect(await refusal({ dateTill: october.dateFrom })).toEqual({ dateTill: 'The end must come after the beginning' })
  expect(await refusal({ dateFrom: '2020-10-01T00:00:00Z' })).toEqual({ dateTill: 'Please choose at most five years' })
  expect(await refusal({ dateTill: '2026-11-03T00:00:00Z', dateGroupingType: 'HOUR' })).toEqual({
    dateTill: 'By hour, please choose at most 31 days',
  })
  expect(await refusal({ dateFrom: 'yesterday' })).toEqual({
    dateFrom: 'Please enter a date and a time with its offset',
  })
  expect(await refusal({ dateFrom: '0001-01-01T00:00:00+14:00' })).toEqual({
    dateFrom: 'Please choose a date between 2000 and 2099',
  })
  expect(await refusal({ dateGroupingType: 'YEAR' })).toEqual({ dateGroupingType: 'Please choose a grouping' })
})

test('asking for figures leaves no trace among what people did', async ({ world }) => {
  const agency = await world.founding.agency()
  const owner = await world.founding.person(agency)
  await owner.call('POST /agent/widget/config/stats', { body: october })
  const trail = world.owner.db.selectFrom('audit_entries').selectAll().where('account_id', '=', agency.accountId)
  expect(await trail.execute()).toEqual([])
})

test('five years by day fit, and begin with the first of them', async ({ world }) => {
  const owner = await world.founding.person(await world.founding.agency())
  const from = startOfDay('2021-11-01', 'America/New_York')
  const till = startOfDay('2026-11-01', 'America/New_York')
  const { stats } = await owner.call('POST /agent/widget/config/stats', {
    body: { dateFrom: iso(from), dateTill: iso(till), dateGroupingType: 'DAY' },
  })
  expect(stats).toHaveLength(1826)
  expect(dayAt(Date.parse(stats.at(-1)?.date ?? ''), 'America/New_York')).toBe(addDays('2026-11-01', -1))
})
