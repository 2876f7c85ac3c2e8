import { contactSorts } from '@gable/shared/contacts/list.ts'
import type { PreferenceValue } from '@gable/shared/preferences/preference.ts'
import { useLocation, useSearchParams } from 'react-router-dom'
import { formatTableState, parseTableState, type TableState } from '../../design/data/table-state.ts'
import { type TableControls, useTableState } from '../../design/data/use-table-state.ts'
import { usePreference } from '../../platform/preferences.ts'
import { useApiList } from '../../platform/use-api.ts'
import { useWanted } from '../use-wanted.ts'
import { firstStep, type Step, stepBack, stepIn, stepOn, withStep } from './cursor-steps.ts'
import { firstPage, pageQuery } from './page-query.ts'
import { useHeldRows } from './use-held-rows.ts'

/** A page of the contacts that are looked for, in the order of the address. */
export function useContactPages() {
  const { wanted, isNarrowed, clear } = useWanted()
  const [pageSize = firstPage.pageSize, rememberPageSize, isKnown] = usePreference('CONTACT_LIST_TABLE_PAGE_SIZE')
  const { state: remembered } = useLocation()
  const [params, setParams] = useSearchParams()
  const shape = { ...order, pageSize }
  const step = stepIn(params, remembered)
  const table = useTableState(shape)

  const query = pageQuery(wanted, {
    sort: contactSorts.find((sort) => sort === table.sort) ?? firstPage.sort,
    sortOrder: table.sortOrder,
    pageSize: table.pageSize,
    cursor: step.cursor,
  })
  const found = useApiList('GET /agent/contacts/search', isKnown && { query })
  const { data, error, isLoading, mutate } = found
  const isStale = isLoading && data !== undefined
  const held = useHeldRows(JSON.stringify(query), isStale ? undefined : data?.data)

  const goTo = (next: Step) => setParams((now) => withStep(now, next), { state: { before: next.before } })
  const change = (next: Partial<TableState>) =>
    setParams((now) =>
      withStep(formatTableState({ ...parseTableState(now, shape), ...next, page: 1 }, shape, now), firstStep),
    )

  const controls: TableControls = {
    ...table,
    filtered: isNarrowed,
    clear,
    setPage: () => goTo(firstStep),
    setSort: (sort, firstOrder = 'asc') => {
      const turned = table.sortOrder === 'asc' ? 'desc' : 'asc'
      change({ sort, sortOrder: table.sort === sort ? turned : firstOrder })
    },
    setPageSize: (size) => {
      change({ pageSize: size })
      void rememberPageSize(size as PreferenceValue<'CONTACT_LIST_TABLE_PAGE_SIZE'>)
    },
  }
  const { next } = data ?? {}
  return {
    wanted,
    controls,
    rows: held?.rows,
    news: held?.hasNews ? held.follow : undefined,
    total: data?.total,
    isStale,
    failed: error && {
      title: 'The contacts could not be loaded',
      onRetry: () => void mutate(),
      // Asked for only here: who asks is drawn anew whenever a read begins and ends.
      retrying: found.isValidating,
    },
    problem: error,
    pages: {
      page: step.page,
      onFirst: step.page > 1 ? () => goTo(firstStep) : undefined,
      onBack: step.before.length > 0 ? () => goTo(stepBack(step)) : undefined,
      onNext: next && !isStale ? () => goTo(stepOn(step, next)) : undefined,
    },
  }
}

const order = {
  sort: firstPage.sort,
  sortOrder: firstPage.sortOrder,
  sortable: contactSorts,
  pageSizes: [10, 25, 50, 100],
}
