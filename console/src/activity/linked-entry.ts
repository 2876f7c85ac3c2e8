import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The query parameter that links to an entry. */
const entryParam = 'entry'

export const toEntryElementId = (entryId: string) => `entry-${entryId}`

interface LoadedActivity {
  entries: readonly { _id: string }[] | undefined
  hasMore: boolean
  isBusy: boolean
  loadMore: () => void
}

/** Returns the id of the entry that the URL links to. Loads older pages until the entry is there, and focuses it. */
export function useLinkedEntry({ entries, hasMore, isBusy, loadMore }: LoadedActivity): string | undefined {
  const [params] = useSearchParams()
  const linkedId = params.get(entryParam) ?? undefined
  const focusedId = useRef<string>()
  const isLoaded = linkedId !== undefined && entries?.some(({ _id }) => _id === linkedId) === true
  const isSearching =
    linkedId !== undefined && linkedId !== focusedId.current && entries !== undefined && !isLoaded && hasMore

  useEffect(() => {
    if (isSearching && !isBusy) loadMore()
  }, [isSearching, isBusy, loadMore])

  useEffect(() => {
    if (!isLoaded || focusedId.current === linkedId) return
    focusedId.current = linkedId
    const element = document.getElementById(toEntryElementId(linkedId))
    element?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    element?.focus({ preventScroll: true })
  }, [isLoaded, linkedId])
  return linkedId
}

/** Links the page to an entry, and clears the filters that could hide it. */
export function useShowEntry() {
  const [, setParams] = useSearchParams()
  return useCallback(
    (entryId: string) => setParams({ [entryParam]: entryId }, { preventScrollReset: true }),
    [setParams],
  )
}
