export type SortOrder = 'asc' | 'desc'

/** The state of a list that is in the URL, so that a shared link shows the same rows. */
export interface TableState {
  sort: string | undefined
  sortOrder: SortOrder
  page: number
  pageSize: number
  search: string
  filters: Readonly<Record<string, readonly string[]>>
}

/** The defaults and allowed values of a list. Only values that differ from the defaults are added to the URL. */
export interface TableOptions {
  sort?: string
  sortOrder?: SortOrder
  /** The allowed values of `sort`. Others are ignored. */
  sortable?: readonly string[]
  pageSize?: number
  pageSizes?: readonly number[]
  /** The allowed values of each filter, or `any` if they come from the account's data. */
  filters?: Readonly<Record<string, readonly string[] | 'any'>>
}

/** The number of filters with at least one value. */
export const countActiveFilters = ({ filters }: Pick<TableState, 'filters'>): number =>
  Object.values(filters).filter((values) => values.length > 0).length

export const defaultPageSizes: readonly number[] = [25, 50, 100]

export function parseTableState(params: URLSearchParams, options: TableOptions): TableState {
  const sort = params.get('sort')
  const isSortable = sort !== null && (options.sortable ?? []).includes(sort)
  const order = params.get('sortOrder')
  const size = Number(params.get('pageSize'))
  return {
    sort: isSortable ? sort : options.sort,
    sortOrder: order === 'asc' || order === 'desc' ? order : (options.sortOrder ?? 'asc'),
    page: parsePage(params.get('page')),
    pageSize: (options.pageSizes ?? defaultPageSizes).includes(size) ? size : getDefaultPageSize(options),
    search: (params.get('search') ?? '').slice(0, maxSearchLength),
    filters: Object.fromEntries(
      Object.entries(options.filters ?? {}).map(([name, allowed]) => [name, getFilterValues(params, name, allowed)]),
    ),
  }
}

/** Writes the state to a copy of `params`. Other parameters, such as an open tab, are preserved. */
export function formatTableState(state: TableState, options: TableOptions, params = new URLSearchParams()) {
  const next = new URLSearchParams(params)
  const write = (name: string, value: string | undefined, defaultValue: string | undefined) => {
    if (value === undefined || value === '' || value === defaultValue) next.delete(name)
    else next.set(name, value)
  }
  write('sort', state.sort, options.sort)
  write('sortOrder', state.sortOrder, options.sortOrder ?? 'asc')
  write('page', String(state.page), '1')
  write('pageSize', String(state.pageSize), String(getDefaultPageSize(options)))
  write('search', state.search, '')
  for (const name of Object.keys(options.filters ?? {})) {
    next.delete(name)
    for (const value of state.filters[name] ?? []) next.append(name, value)
  }
  return next
}

export const isFiltered = (state: Pick<TableState, 'search' | 'filters'>) =>
  state.search.trim() !== '' || Object.values(state.filters).some((values) => values.length > 0)

const maxSearchLength = 200
const maxPage = 1_000_000

function parsePage(text: string | null) {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1
}

const getDefaultPageSize = (options: TableOptions) =>
  options.pageSize ?? (options.pageSizes ?? defaultPageSizes)[0] ?? 25

function getFilterValues(params: URLSearchParams, name: string, allowed: readonly string[] | 'any') {
  const values = [...new Set(params.getAll(name))].filter((value) => value !== '')
  return allowed === 'any' ? values : values.filter((value) => allowed.includes(value))
}
