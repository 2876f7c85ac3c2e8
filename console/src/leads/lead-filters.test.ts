import { expect, test } from 'vitest'
import { nameOf, queryOf } from './lead-filters.ts'

const agent = '018bb2c0-1e00-7a10-8a10-6c5f0e2b91a1'

test('without filters only the search is asked for', () => {
  expect(queryOf({ search: '  nora ', filters: {} }, agent)).toEqual({ search: 'nora' })
})

test('mine are those of who looks, and a link to them is everybody’s own', () => {
  expect(queryOf({ search: '', filters: { owner: ['me'] } }, agent)).toEqual({ search: '', agentId: agent })
  expect(queryOf({ search: '', filters: { owner: ['none'] } }, agent)).toEqual({ search: '', agentId: 'none' })
})

test('an owner that cannot be one is not asked for', () => {
  expect(queryOf({ search: '', filters: { owner: ['drop table'] } }, agent)).toEqual({ search: '' })
})

test('kinds and stages are asked for in their own order', () => {
  const filters = { kind: ['BUYER', 'HV'], stage: ['LOST', 'NEW'] }
  expect(queryOf({ search: '', filters }, agent)).toEqual({
    search: '',
    leadTypes: ['HV', 'BUYER'],
    stages: ['NEW', 'LOST'],
  })
})

test('who told no name is called by how they are reached', () => {
  expect(nameOf({ fullName: ' ', emailId: 'nora@example.com', phone: null })).toBe('nora@example.com')
  expect(nameOf({ fullName: '', emailId: null, phone: null })).toBe('Somebody')
})
