import { timeOfId } from '@gable/shared/ids.ts'
import { expect, test } from 'vitest'
import type { ActivityEvent } from './activity-event.ts'
import { toContactRows, toTimelineRows } from './contact-rows.ts'
import { generateDailyVisits } from './daily-visits.ts'
import { harborAndHill } from './harbor-and-hill.ts'
import { getLeadState } from './lead-progress.ts'
import { toLeadRows } from './lead-rows.ts'
import { toEstimateRows, toMortgageRows, toPropertyRows } from './property-rows.ts'
import { generateWorld } from './world.ts'
import { createWorldContext } from './world-context.ts'

const account = '018bb2c0-1e00-7a10-8a10-000000000000'
const team = ['Maren Doyle', 'Tom Prescott'].map((name, index) => ({ id: `agent-${index}`, name }))

function createWorld(now: string) {
  const context = createWorldContext(harborAndHill, team, new Date(now))
  const world = generateWorld(context)
  const rows = {
    contacts: toContactRows(account, world),
    properties: toPropertyRows(account, context, world),
    estimates: toEstimateRows(account, world),
    mortgages: toMortgageRows(account, context, world),
    leads: toLeadRows(account, context, world),
    timeline: toTimelineRows(account, world),
    visits: generateDailyVisits(context),
  }
  return { world, rows }
}

const worlds = new Map<string, ReturnType<typeof createWorld>>()

function worldAt(now: string) {
  const world = worlds.get(now) ?? createWorld(now)
  worlds.set(now, world)
  return world
}

/** A day when the clocks change, a leap day, the turn of a year and an ordinary day. */
const times = ['2026-03-08T18:30:00Z', '2028-02-29T15:00:00Z', '2027-01-01T05:10:00Z', '2026-11-21T02:30:00Z']

test('two worlds of the same time are identical', () => {
  expect(createWorld('2026-11-20T17:00:00Z').rows).toEqual(worldAt('2026-11-20T17:00:00Z').rows)
})

test('a world later on the same day has more events and the same earlier ones', () => {
  const [morning, evening] = [worldAt('2026-06-10T13:00:00Z').rows, worldAt('2026-06-11T03:30:00Z').rows]
  expect(evening.timeline.length).toBeGreaterThan(morning.timeline.length)
  expect(evening.timeline.slice(0, morning.timeline.length)).toEqual(morning.timeline)
  const propertyIds = new Set(evening.properties.map(({ id }) => id))
  expect(morning.properties.every(({ id }) => propertyIds.has(id))).toBe(true)
  expect(JSON.stringify(evening.visits) === JSON.stringify(morning.visits)).toBe(true)
})

for (const now of times) {
  test(`at ${now} nothing but next actions lies in the future`, () => {
    const { rows } = worldAt(now)
    const allowed = rows.leads.map(({ next_action_at, ...lead }) => lead)
    const dates = JSON.stringify({ ...rows, leads: allowed }).match(/"\d{4}-\d\d-\d\d(T[\d:.]+Z)?"/g) ?? []
    expect(dates.length).toBeGreaterThan(20_000)
    expect(dates.filter((date) => date.slice(1, -1) > new Date(now).toISOString())).toEqual([])
  })

  test(`at ${now} no event or lead is older than its contact`, () => {
    const { world } = worldAt(now)
    expect(summarize(world.events.filter(({ at, contact }) => at < contact.createdAt))).toEqual([])
    expect(world.leads.every(({ createdAt, contact }) => createdAt >= contact.createdAt)).toBe(true)
  })

  test(`at ${now} every id contains the time of its row`, () => {
    const { rows } = worldAt(now)
    const wrong = [...rows.contacts, ...rows.properties, ...rows.leads]
      .map(({ id, created_at }) => [id, created_at] as const)
      .concat(rows.timeline.map(({ id, at }) => [id, at] as const))
      .filter(([id, at]) => !(at instanceof Date) || timeOfId(id) !== at.getTime())
    expect(wrong).toEqual([])
  })

  test(`at ${now} unsubscribed contacts get no email, and archived contacts have no activity`, () => {
    const { world } = worldAt(now)
    const unsubscribed = new Map(
      world.events.filter(({ kind }) => kind === 'UNSUBSCRIBED').map(({ contact, at }) => [contact, at]),
    )
    expect(unsubscribed.size).toBeGreaterThan(0)
    const sent = world.events.filter(({ kind }) => kind === 'SENT')
    expect(summarize(sent.filter(({ contact, at }) => at > (unsubscribed.get(contact) ?? at)))).toEqual([])
    expect(summarize(world.events.filter(({ contact, at }) => at > (contact.archivedAt ?? at)))).toEqual([])
  })
}

test('a lead is in the stage of its last stage change', () => {
  const { world, rows } = worldAt('2026-11-20T17:00:00Z')
  const lastStages = new Map<string, string>()
  for (const { eventGroup, kind, detail } of world.events)
    if (eventGroup === 'LEAD' && kind === 'STAGE_CHANGED') lastStages.set(detail.leadId, detail.to)
  expect(rows.leads.map(({ id, stage }) => [id, stage])).toEqual(
    rows.leads.map(({ id }) => [id, lastStages.get(id) ?? 'NEW']),
  )
  const stages = new Set(world.leads.map((lead) => getLeadState(lead, world.now).stage))
  expect([...stages].sort()).toEqual(['CLOSED', 'CONTACTED', 'LOST', 'NEW', 'QUALIFIED', 'UNDER_CONTRACT'])
})

test('the monthly estimates of all providers are close to each other', () => {
  const { rows } = worldAt('2026-11-20T17:00:00Z')
  const byProperty = groupByMonth(rows.estimates)
  for (const estimates of byProperty.values()) {
    const medians = estimates.map(({ median_cents }) => Number(median_cents))
    expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.1)
  }
  expect(rows.estimates.length).toBeLessThan(20_000)
})

test('a mortgage is signed after the purchase, for at most the value of the property', () => {
  const { world } = worldAt('2026-11-20T17:00:00Z')
  for (const { ownerships } of world.contacts)
    for (const { property, boughtOn, mortgages } of ownerships)
      for (const { date, amountCents } of mortgages) {
        expect(date >= boughtOn).toBe(true)
        expect(amountCents).toBeLessThanOrEqual(property.centsAt(date) * 1.06)
      }
})

const summarize = (events: ActivityEvent[]) =>
  events.map(({ at, eventGroup, kind, contact }) => `${at.toISOString()} ${eventGroup} ${kind} ${contact.id}`)

function groupByMonth(estimates: ReturnType<typeof toEstimateRows>) {
  const groups = new Map<string, typeof estimates>()
  for (const row of estimates) {
    const key = `${row.property_id} ${row.value_date}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return groups
}
