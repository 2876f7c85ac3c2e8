import { timeOfId } from '@gable/shared/ids.ts'
import { expect, test } from 'vitest'
import { contactRows, timelineRows } from './contact-rows.ts'
import { stateAt } from './course.ts'
import { harborAndHill } from './harbor-and-hill.ts'
import { estimateRows, mortgageRows, propertyRows } from './home-rows.ts'
import { leadRows } from './lead-rows.ts'
import { settingOf } from './setting.ts'
import type { Happening } from './telling.ts'
import { visitCellsOf } from './visit-cells.ts'
import { worldOf } from './world.ts'

const account = '018bb2c0-1e00-7a10-8a10-000000000000'
const team = ['Maren Doyle', 'Tom Prescott'].map((name, index) => ({ id: `agent-${index}`, name }))

function makeWorld(now: string) {
  const setting = settingOf(harborAndHill, team, new Date(now))
  const world = worldOf(setting)
  const rows = {
    contacts: contactRows(account, world),
    properties: propertyRows(account, setting, world),
    estimates: estimateRows(account, world),
    mortgages: mortgageRows(account, setting, world),
    leads: leadRows(account, setting, world),
    timeline: timelineRows(account, world),
    visits: visitCellsOf(setting),
  }
  return { world, rows }
}

const known = new Map<string, ReturnType<typeof makeWorld>>()

function worldAt(now: string) {
  const world = known.get(now) ?? makeWorld(now)
  known.set(now, world)
  return world
}

/** The hour that clocks skip, a leap day, the turn of a year, and a day like any other. */
const moments = ['2026-03-08T18:30:00Z', '2028-02-29T15:00:00Z', '2027-01-01T05:10:00Z', '2026-11-21T02:30:00Z']

test('the world of one moment is the same each time', () => {
  expect(makeWorld('2026-11-20T17:00:00Z').rows).toEqual(worldAt('2026-11-20T17:00:00Z').rows)
})

test('later on the same day more has happened, and nothing has happened differently', () => {
  const [morning, evening] = [worldAt('2026-06-10T13:00:00Z').rows, worldAt('2026-06-11T03:30:00Z').rows]
  expect(evening.timeline.length).toBeGreaterThan(morning.timeline.length)
  expect(evening.timeline.slice(0, morning.timeline.length)).toEqual(morning.timeline)
  const homes = new Set(evening.properties.map(({ id }) => id))
  expect(morning.properties.every(({ id }) => homes.has(id))).toBe(true)
  expect(JSON.stringify(evening.visits) === JSON.stringify(morning.visits)).toBe(true)
})

for (const now of moments) {
  test(`nothing lies in the future of ${now}, except what agents mean to do`, () => {
    const { rows } = worldAt(now)
    const allowed = rows.leads.map(({ next_action_at, ...lead }) => lead)
    const dates = JSON.stringify({ ...rows, leads: allowed }).match(/"\d{4}-\d\d-\d\d(T[\d:.]+Z)?"/g) ?? []
    expect(dates.length).toBeGreaterThan(20_000)
    expect(dates.filter((date) => date.slice(1, -1) > new Date(now).toISOString())).toEqual([])
  })

  test(`at ${now} nobody did anything before they were known`, () => {
    const { world } = worldAt(now)
    expect(inShort(world.happenings.filter(({ at, contact }) => at < contact.createdAt))).toEqual([])
    expect(world.leads.every(({ createdAt, contact }) => createdAt >= contact.createdAt)).toBe(true)
  })

  test(`at ${now} every id tells the time of its row`, () => {
    const { rows } = worldAt(now)
    const wrong = [...rows.contacts, ...rows.properties, ...rows.leads]
      .map(({ id, created_at }) => [id, created_at] as const)
      .concat(rows.timeline.map(({ id, at }) => [id, at] as const))
      .filter(([id, at]) => !(at instanceof Date) || timeOfId(id) !== at.getTime())
    expect(wrong).toEqual([])
  })

  test(`at ${now} no e-mail is sent to somebody who unsubscribed, and nothing is told of the archived`, () => {
    const { world } = worldAt(now)
    const left = new Map(
      world.happenings.filter(({ kind }) => kind === 'UNSUBSCRIBED').map(({ contact, at }) => [contact, at]),
    )
    expect(left.size).toBeGreaterThan(0)
    const sent = world.happenings.filter(({ kind }) => kind === 'SENT')
    expect(inShort(sent.filter(({ contact, at }) => at > (left.get(contact) ?? at)))).toEqual([])
    expect(inShort(world.happenings.filter(({ contact, at }) => at > (contact.archivedAt ?? at)))).toEqual([])
  })
}

test('a lead stands in the stage of its last move', () => {
  const { world, rows } = worldAt('2026-11-20T17:00:00Z')
  const told = new Map<string, string>()
  for (const { eventGroup, kind, detail } of world.happenings)
    if (eventGroup === 'LEAD' && kind === 'STAGE_CHANGED') told.set(detail.leadId, detail.to)
  expect(rows.leads.map(({ id, stage }) => [id, stage])).toEqual(
    rows.leads.map(({ id }) => [id, told.get(id) ?? 'NEW']),
  )
  const stages = new Set(world.leads.map((lead) => stateAt(lead, world.now).stage))
  expect([...stages].sort()).toEqual(['CLOSED', 'CONTACTED', 'LOST', 'NEW', 'QUALIFIED', 'UNDER_CONTRACT'])
})

test('providers nearly agree on a home, month by month', () => {
  const { rows } = worldAt('2026-11-20T17:00:00Z')
  const byHome = grouped(rows.estimates)
  for (const estimates of byHome.values()) {
    const medians = estimates.map(({ median_cents }) => Number(median_cents))
    expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.1)
  }
  expect(rows.estimates.length).toBeLessThan(20_000)
})

test('a mortgage is signed after the home was bought and for less than the home was worth', () => {
  const { world } = worldAt('2026-11-20T17:00:00Z')
  for (const { ownerships } of world.contacts)
    for (const { home, boughtOn, mortgages } of ownerships)
      for (const { date, amountCents } of mortgages) {
        expect(date >= boughtOn).toBe(true)
        expect(amountCents).toBeLessThanOrEqual(home.centsAt(date) * 1.06)
      }
})

const inShort = (happenings: Happening[]) =>
  happenings.map(({ at, eventGroup, kind, contact }) => `${at.toISOString()} ${eventGroup} ${kind} ${contact.id}`)

function grouped(estimates: ReturnType<typeof estimateRows>) {
  const groups = new Map<string, typeof estimates>()
  for (const row of estimates) {
    const key = `${row.property_id} ${row.value_date}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return groups
}
