import { expect, test } from 'vitest'
import {
  countActiveFilters,
  formatTableState,
  isFiltered,
  parseTableState,
  type TableOptions,
  type TableState,
} from './table-state.ts'

const widgets: TableOptions = {
  sort: 'lastUpdated.triggeredAt',
  sortOrder: 'desc',
  sortable: ['name', 'lastUpdated.triggeredAt', 'statistics.views'],
  filters: { status: ['PUBLISHED', 'ARCHIVED'], leadType: 'any' },
}
const parse = (query: string) => parseTableState(new URLSearchParams(query), widgets)
const defaults = parse('')

test('a list without URL parameters uses the defaults of its page', () => {
  expect(defaults).toEqual({
    sort: 'lastUpdated.triggeredAt',
    sortOrder: 'desc',
    page: 1,
    pageSize: 25,
    search: '',
    filters: { status: [], leadType: [] },
  })
})

test('a list with its defaults adds nothing to the URL', () => {
  expect(formatTableState(defaults, widgets).toString()).toBe('')
})

test('a shared link shows the same rows', () => {
  const state: TableState = {
    sort: 'name',
    sortOrder: 'asc',
    page: 3,
    pageSize: 100,
    search: 'spring & summer',
    filters: { status: ['PUBLISHED', 'ARCHIVED'], leadType: ['HV'] },
  }
  expect(parse(formatTableState(state, widgets).toString())).toEqual(state)
})

test.each([
  ['page=0', { page: 1 }],
  ['page=-3', { page: 1 }],
  ['page=1.5', { page: 1 }],
  ['page=x', { page: 1 }],
  ['page=1e99', { page: 1 }],
  ['pageSize=7', { pageSize: 25 }],
  ['pageSize=50', { pageSize: 50 }],
  ['sort=password', { sort: 'lastUpdated.triggeredAt' }],
  ['sortOrder=sideways', { sortOrder: 'desc' }],
  ['status=DELETED&status=ARCHIVED&status=ARCHIVED', { filters: { status: ['ARCHIVED'], leadType: [] } }],
  ['leadType=&leadType=HV', { filters: { status: [], leadType: ['HV'] } }],
])('invalid values are ignored in %s', (query, expected) => {
  expect(parse(query)).toMatchObject(expected)
})

test('a very long search is truncated', () => {
  expect(parse(`search=${'x'.repeat(5000)}`).search).toHaveLength(200)
})

test('other URL parameters are preserved', () => {
  const params = new URLSearchParams('panel=details&page=4&status=ARCHIVED')
  expect(formatTableState({ ...defaults, search: 'oak' }, widgets, params).toString()).toBe('panel=details&search=oak')
})

test('a saved page size of 50 is the default, and 25 is still selectable', () => {
  const options = { ...widgets, pageSize: 50 }
  expect(parseTableState(new URLSearchParams(), options).pageSize).toBe(50)
  expect(formatTableState({ ...defaults, pageSize: 25 }, options).toString()).toBe('pageSize=25')
})

test('a list is filtered by a search or a filter, not by a sort order, a page or a blank search', () => {
  expect(isFiltered(parse('search=oak'))).toBe(true)
  expect(isFiltered(parse('leadType=HV'))).toBe(true)
  expect(isFiltered(parse('sort=name&page=2'))).toBe(false)
  expect(isFiltered(parse('search=%20'))).toBe(false)
})

test('each active filter counts once, however many values it has', () => {
  expect(countActiveFilters(parse('status=PUBLISHED&leadType=a&leadType=b'))).toBe(2)
  expect(countActiveFilters(parse('search=spring'))).toBe(0)
})
