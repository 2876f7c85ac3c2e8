import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { contactSorts } from '@gable/shared/contacts/list.ts'
import type { PreferenceValue } from '@gable/shared/preferences/preference.ts'
import { useLocation, useSearchParams } from 'react-router-dom'
import { formatTableState, parseTableState, type TableState } from '../../design/data/table-state.ts'
import { type TableControls, useTableState } from '../../design/data/use-table-state.ts'
import { usePreference } from '../../platform/preferences.ts'
import { useApiList } from '../../platform/use-api.ts'
import { useContactQuery } from '../use-contact-query.ts'
import {
  firstPosition,
  getNextPosition,
  getPreviousPosition,
  type PagePosition,
  parsePosition,
  writePosition,
} from './page-position.ts'
import { defaultPage, toPageQuery } from './page-query.ts'
import { useStableRows } from './use-stable-rows.ts'

interface ContactPagesOptions {
  /** Sorted by what properties have, each property of a contact is a row. */
  eachProperty?: boolean
}

/** One page of contacts, by the query, sort order and position in the address. */
export function useContactPages({ eachProperty = false }: ContactPagesOptions = {}) {
  const { query, isFiltered, clear } = useContactQuery()
  const [pageSize = defaultPage.pageSize, rememberPageSize, isKnown] = usePreference('CONTACT_LIST_TABLE_PAGE_SIZE')
  const { state: historyState } = useLocation()
  const [params, setParams] = useSearchParams()
  const options = { ...sorting, pageSize }
  const position = parsePosition(params, historyState)
  const table = useTableState(options)

  const pageQuery = toPageQuery(query, {
    sort: contactSorts.find((sort) => sort === table.sort) ?? defaultPage.sort,
    sortOrder: table.sortOrder,
    pageSize: table.pageSize,
    cursor: position.cursor,
    eachProperty,
  })
  const search = useApiList('GET /agent/contacts/search', isKnown && { query: pageQuery })
  const { data, error, isLoading, mutate } = search
  const isStale = isLoading && data !== undefined
  const stable = useStableRows(
    JSON.stringify(pageQuery),
    isStale ? undefined : data?.data,
    pageQuery.eachProperty ? propertyRowKey : undefined,
  )

  const goTo = (next: PagePosition) =>
    setParams((current) => writePosition(current, next), { state: { previousCursors: next.previousCursors } })
  const updateTable = (change: Partial<TableState>) =>
    setParams((current) => {
      const table = { ...parseTableState(current, options), ...change, page: 1 }
      return writePosition(formatTableState(table, options, current), firstPosition)
    })

  const controls: TableControls = {
    ...table,
    isFiltered,
    clearFilters: clear,
    setPage: () => goTo(firstPosition),
    setSort: (sort, initialOrder = 'asc') => {
      const reversed = table.sortOrder === 'asc' ? 'desc' : 'asc'
      updateTable({ sort, sortOrder: table.sort === sort ? reversed : initialOrder })
    },
    setPageSize: (size) => {
      updateTable({ pageSize: size })
      void rememberPageSize(size as PreferenceValue<'CONTACT_LIST_TABLE_PAGE_SIZE'>)
    },
  }
  const { next } = data ?? {}
  return {
    query,
    controls,
    rows: stable?.rows,
    /** Set when the list has changed since it was loaded. */
    showChanges: stable?.hasChanges ? stable.showLatest : undefined,
    total: data?.total,
    isStale,
    failure: error && {
      title: 'The contacts could not be loaded',
      onRetry: () => void mutate(),
      // Read only here: reading `isValidating` re-renders the list whenever a fetch starts or ends.
      retrying: search.isValidating,
    },
    problem: error,
    pages: {
      page: position.page,
      onFirst: position.page > 1 ? () => goTo(firstPosition) : undefined,
      onBack: position.previousCursors.length > 0 ? () => goTo(getPreviousPosition(position)) : undefined,
      onNext: next && !isStale ? () => goTo(getNextPosition(position, next)) : undefined,
    },
  }
}

/** A contact has as many rows as properties. */
const propertyRowKey = ({ _id, properties: [property] }: ContactRow) => `${_id} ${property?._id}`

const sorting = {
  sort: defaultPage.sort,
  sortOrder: defaultPage.sortOrder,
  sortable: contactSorts,
  pageSizes: [10, 25, 50, 100],
}
