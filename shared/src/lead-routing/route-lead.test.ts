import { describe, expect, test } from 'vitest'
import type { ContactFilter } from '../contacts/filter.ts'
import { describeRouting } from '../leads/routing-decision.ts'
import { checkFilter, type RoutableLead } from './check-filter.ts'
import { type ActiveRule, type CurrentAgents, decideRoute, findRoute, type RoutingContext } from './route-lead.ts'

const lead: RoutableLead = {
  // A Saturday, 11 AM in New York.
  at: Date.parse('2026-03-14T15:00:00Z'),
  leadType: 'SELLER',
  source: 'Widget',
  form: { id: 'f1', name: 'Selling' },
  asset: { id: 'a1', name: 'Home value' },
  city: 'Portland',
  zip: '04101',
  state: 'ME',
  valueCents: 45_000_000,
  language: 'en',
}

const clock = {
  timeZone: 'America/New_York',
  officeHours: { days: [1, 2, 3, 4, 5, 6], from: '09:00', till: '12:00' },
}

const createRule = (name: string, fields: Partial<ActiveRule> = {}): ActiveRule => ({
  _id: name,
  name,
  version: 1,
  filters: [],
  overridesOwner: false,
  assignment: { type: 'AGENT', agentId: 'ines' },
  ...fields,
})

const agents = new Map([
  ['ines', 'Ines'],
  ['ben', 'Ben'],
])
const nobody: CurrentAgents = { ownerId: null, pageAgentId: null }

function route(rules: ActiveRule[], { current = nobody, turn = 0 } = {}) {
  const context: RoutingContext = { ...clock, rules, agents }
  const found = findRoute(lead, current, context)
  const decision = decideRoute(found, current, context, turn)
  return {
    decision,
    results: found.trace.map(({ result }) => result),
    text: describeRouting(decision, agents.get(decision.agentId ?? '') ?? null),
  }
}

describe('a filter of leads', () => {
  test.each<[string, ContactFilter, boolean]>([
    ['its type', { key: 'leadType', anyOf: ['BUYER', 'SELLER'] }, true],
    ['another type', { key: 'leadType', anyOf: ['BUYER'] }, false],
    ['a type that is excluded', { key: 'leadType', noneOf: ['SELLER'] }, false],
    ['none of the excluded types', { key: 'leadType', noneOf: ['BUYER'] }, true],
    ['its form', { key: 'form', anyOf: ['f1'] }, true],
    ['one of several cities', { key: 'city', contains: 'Bath, portland' }, true],
    ['a comma without a city', { key: 'city', contains: 'Bath, ' }, false],
    ['the start of the ZIP code', { key: 'zip', contains: '041' }, true],
    ['a value within bounds', { key: 'value', from: 40_000_000 }, true],
    ['a value above', { key: 'value', till: 40_000_000 }, false],
    ['the weekday in the time zone of the agency', { key: 'day', anyOf: ['6'] }, true],
    ['office hours', { key: 'officeHours', is: true }, true],
    ['a field that is gone', { key: 'shoeSize', is: true }, false],
  ])('by %s', (_, filter, isMet) => {
    expect(checkFilter(filter, lead, clock).isMet).toBe(isMet)
  })

  test('by value does not match a lead whose value is unknown', () => {
    const unknown = { ...lead, valueCents: undefined }
    expect(checkFilter({ key: 'value', from: 0 }, unknown, clock)).toEqual({
      isMet: false,
      text: 'its value is unknown',
    })
  })

  test('by office hours ends with the last minute', () => {
    const noon = { ...lead, at: Date.parse('2026-03-14T16:00:00Z') }
    expect(checkFilter({ key: 'officeHours', is: false }, noon, clock).isMet).toBe(true)
  })
})

describe('routing rules', () => {
  test('are tried in order, and the first that matches takes the lead', () => {
    const { results, text } = route([
      createRule('Buyers', { filters: [{ key: 'leadType', anyOf: ['BUYER'] }] }),
      createRule('Portland sellers', {
        filters: [
          { key: 'leadType', anyOf: ['SELLER'] },
          { key: 'city', contains: 'Portland' },
        ],
      }),
      createRule('Everything else'),
    ])
    expect(results).toEqual(['NO_MATCH', 'TAKES', 'NOT_REACHED'])
    expect(text).toBe(
      'Given to Ines by the rule “Portland sellers” because it is a Seller lead and the home is in Portland.',
    )
  })

  test('leave a contact with an owner alone unless a rule overrides that', () => {
    const current = { ownerId: 'ben', pageAgentId: null }
    expect(route([createRule('All')], { current }).text).toBe('Given to Ben because they already owned the contact.')
    expect(route([createRule('All', { overridesOwner: true })], { current }).decision.agentId).toBe('ines')
  })

  test('pass on a lead when everybody of a rule has left', () => {
    const { results, text } = route([
      createRule('Sales', { assignment: { type: 'ROUND_ROBIN', agentIds: ['gone'] } }),
      createRule('All'),
    ])
    expect(results).toEqual(['NOBODY_LEFT', 'TAKES'])
    expect(text).toBe('Given to Ines by the rule “All” because it takes every lead. “Sales” had nobody available.')
  })

  test('give leads in turn to those who are still on the team', () => {
    const rule = createRule('Sales', { assignment: { type: 'ROUND_ROBIN', agentIds: ['ines', 'gone', 'ben'] } })
    const turns = [0, 1, 2, 3].map((turn) => route([rule], { turn }).decision.agentId)
    expect(turns).toEqual(['ines', 'ben', 'ines', 'ben'])
  })

  test('by area pass on a home that is in no area', () => {
    const areas = [{ places: ['Bath'], agentId: 'ines' }]
    const elsewhere = createRule('Areas', { assignment: { type: 'BY_AREA', areas, otherwise: null } })
    expect(route([elsewhere]).text).toBe(
      'Everybody was notified because no routing rule took the lead. “Areas” had nobody available.',
    )
    const inArea = createRule('Areas', {
      assignment: { type: 'BY_AREA', areas: [{ places: ['04101'], agentId: 'ben' }], otherwise: null },
    })
    expect(route([inArea]).decision).toMatchObject({
      agentId: 'ben',
      reasons: ['it takes every lead', '04101 is in their area'],
    })
  })
})
