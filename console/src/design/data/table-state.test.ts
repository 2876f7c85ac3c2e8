import { expect, test } from 'vitest'
import {
  filtersIn,
  formatTableState,
  isFiltered,
  parseTableState,
  type TableShape,
  type TableState,
} from './table-state.ts'

const widgets: TableShape = {
  sort: 'lastUpdated.triggeredAt',
  sortOrder: 'desc',
  sortable: ['name', 'lastUpdated.triggeredAt', 'statistics.views'],
  filters: { status: ['PUBLISHED', 'ARCHIVED'], leadType: 'any' },
}
const parse = (query: string) => parseTableState(new URLSearchParams(query), widgets)
const beginning = parse('')

test('a list opened without a query begins as its page says', () => {
  expect(beginning).toEqual({
    sort: 'lastUpdated.triggeredAt',
    sortOrder: 'desc',
    page: 1,
    pageSize: 25,
    search: '',
    filters: { status: [], leadType: [] },
  })
})

test('a list as it begins leaves the address clean', () => {
  expect(formatTableState(beginning, widgets).toString()).toBe('')
})

test('a shared link shows the same rows', () => {
  const seen: TableState = {
    sort: 'name',
    sortOrder: 'asc',
    page: 3,
    pageSize: 100,
    search: 'spring & summer',
    filters: { status: ['PUBLISHED', 'ARCHIVED'], leadType: ['HV'] },
  }
  expect(parse(formatTableState(seen, widgets).toString())).toEqual(seen)
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
])('a link that says %s is read with sense', (query, expected) => {
  expect(parse(query)).toMatchObject(expected)
})

test('a search is cut where no search needs to go', () => {
  expect(parse(`search=${'x'.repeat(5000)}`).search).toHaveLength(200)
})

test('what others keep in the address stays there', () => {
  const params = new URLSearchParams('panel=details&page=4&status=ARCHIVED')
  expect(formatTableState({ ...beginning, search: 'oak' }, widgets, params).toString()).toBe('panel=details&search=oak')
})

test('an agent whose remembered page size is 50 sees 50 without a query, and can ask for 25', () => {
  const shape = { ...widgets, pageSize: 50 }
  expect(parseTableState(new URLSearchParams(), shape).pageSize).toBe(50)
  expect(formatTableState({ ...beginning, pageSize: 25 }, shape).toString()).toBe('pageSize=25')
})

test('a list counts as filtered by a search or a filter, not by an order, a page or a blank', () => {
  expect(isFiltered(parse('search=oak'))).toBe(true)
  expect(isFiltered(parse('leadType=HV'))).toBe(true)
  expect(isFiltered(parse('sort=name&page=2'))).toBe(false)
  expect(isFiltered(parse('search=%20'))).toBe(false)
})

test('filters are counted by what they narrow by, however many values each has', () => {
  expect(filtersIn(parse('status=PUBLISHED&leadType=a&leadType=b'))).toBe(2)
  expect(filtersIn(parse('search=spring'))).toBe(0)
})
