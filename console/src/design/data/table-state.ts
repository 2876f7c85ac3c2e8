export type SortOrder = 'asc' | 'desc'

/** What of a list stands in the address: two people with the same link see the same rows. */
export interface TableState {
  sort: string | undefined
  sortOrder: SortOrder
  page: number
  pageSize: number
  search: string
  filters: Readonly<Record<string, readonly string[]>>
}

/** What a list allows and begins with. Only what differs from the beginning is written to the address. */
export interface TableShape {
  sort?: string
  sortOrder?: SortOrder
  /** The names a list can be ordered by; any other is ignored. */
  sortable?: readonly string[]
  pageSize?: number
  pageSizes?: readonly number[]
  /** Each filter's possible values, or `any` where they come from the account's data. */
  filters?: Readonly<Record<string, readonly string[] | 'any'>>
}

/** How many filters narrow the list. */
export const filtersIn = ({ filters }: Pick<TableState, 'filters'>): number =>
  Object.values(filters).filter((values) => values.length > 0).length

export const defaultPageSizes: readonly number[] = [25, 50, 100]

export function parseTableState(params: URLSearchParams, shape: TableShape): TableState {
  const sort = params.get('sort')
  const known = sort !== null && (shape.sortable ?? []).includes(sort)
  const order = params.get('sortOrder')
  const size = Number(params.get('pageSize'))
  return {
    sort: known ? sort : shape.sort,
    sortOrder: order === 'asc' || order === 'desc' ? order : (shape.sortOrder ?? 'asc'),
    page: pageFrom(params.get('page')),
    pageSize: (shape.pageSizes ?? defaultPageSizes).includes(size) ? size : beginningSize(shape),
    search: (params.get('search') ?? '').slice(0, longestSearch),
    filters: Object.fromEntries(
      Object.entries(shape.filters ?? {}).map(([name, allowed]) => [name, valuesOf(params, name, allowed)]),
    ),
  }
}

/** Writes the state into a copy of `params` and leaves what others keep there (a tab, an open panel) alone. */
export function formatTableState(state: TableState, shape: TableShape, params = new URLSearchParams()) {
  const next = new URLSearchParams(params)
  const write = (name: string, value: string | undefined, beginning: string | undefined) => {
    if (value === undefined || value === '' || value === beginning) next.delete(name)
    else next.set(name, value)
  }
  write('sort', state.sort, shape.sort)
  write('sortOrder', state.sortOrder, shape.sortOrder ?? 'asc')
  write('page', String(state.page), '1')
  write('pageSize', String(state.pageSize), String(beginningSize(shape)))
  write('search', state.search, '')
  for (const name of Object.keys(shape.filters ?? {})) {
    next.delete(name)
    for (const value of state.filters[name] ?? []) next.append(name, value)
  }
  return next
}

export const isFiltered = (state: Pick<TableState, 'search' | 'filters'>) =>
  state.search.trim() !== '' || Object.values(state.filters).some((values) => values.length > 0)

const longestSearch = 200
const furthestPage = 1_000_000

function pageFrom(text: string | null) {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= furthestPage ? page : 1
}

const beginningSize = (shape: TableShape) => shape.pageSize ?? (shape.pageSizes ?? defaultPageSizes)[0] ?? 25

function valuesOf(params: URLSearchParams, name: string, allowed: readonly string[] | 'any') {
  const values = [...new Set(params.getAll(name))].filter((value) => value !== '')
  return allowed === 'any' ? values : values.filter((value) => allowed.includes(value))
}
