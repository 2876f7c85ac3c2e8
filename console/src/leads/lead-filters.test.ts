import { expect, test } from 'vitest'
import { getLeadName, toLeadQuery } from './lead-filters.ts'

const agent = '018bb2c0-1e00-7a10-8a10-6c5f0e2b91a1'

test('without filters the query holds only the search', () => {
  expect(toLeadQuery({ search: '  nora ', filters: {} }, agent)).toEqual({ search: 'nora' })
})

test('the owner "me" is the current agent, so a shared link shows everyone their own leads', () => {
  expect(toLeadQuery({ search: '', filters: { owner: ['me'] } }, agent)).toEqual({ search: '', agentId: agent })
  expect(toLeadQuery({ search: '', filters: { owner: ['none'] } }, agent)).toEqual({ search: '', agentId: 'none' })
})

test('an invalid owner is ignored', () => {
  expect(toLeadQuery({ search: '', filters: { owner: ['drop table'] } }, agent)).toEqual({ search: '' })
})

test('types and stages keep their fixed order', () => {
  const filters = { kind: ['BUYER', 'HV'], stage: ['LOST', 'NEW'] }
  expect(toLeadQuery({ search: '', filters }, agent)).toEqual({
    search: '',
    leadTypes: ['HV', 'BUYER'],
    stages: ['NEW', 'LOST'],
  })
})

test('excluded values and relative dates are part of the query', () => {
  const filters = {
    kindNot: ['BUYER'],
    stageNot: ['LOST'],
    ownerNot: ['me'],
    due: ['OVERDUE'],
    created: ['LAST_7_DAYS'],
  }
  expect(toLeadQuery({ search: '', filters }, agent)).toEqual({
    search: '',
    notLeadTypes: ['BUYER'],
    notStages: ['LOST'],
    notAgentId: agent,
    due: 'OVERDUE',
    created: 'LAST_7_DAYS',
  })
})

test('a contact without a name shows by email or phone', () => {
  expect(getLeadName({ fullName: ' ', emailId: 'nora@example.com', phone: null })).toBe('nora@example.com')
  expect(getLeadName({ fullName: '', emailId: null, phone: '+16175550134' })).toBe('(617) 555-0134')
  expect(getLeadName({ fullName: '', emailId: null, phone: null })).toBe('Unnamed contact')
})
