import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The name under which the address says which entry of a history is meant. */
export const entryParam = 'entry'

export const toEntryElementId = (entryId: string) => `entry-${entryId}`

interface Shown {
  entries: readonly { _id: string }[] | undefined
  hasMore: boolean
  isBusy: boolean
  grow: () => void
}

/** Leads to the entry that the address names, bringing older pages until it is there. */
export function useLinkedEntry({ entries, hasMore, isBusy, grow }: Shown): string | undefined {
  const [params] = useSearchParams()
  const meant = params.get(entryParam) ?? undefined
  const led = useRef<string>()
  const isThere = meant !== undefined && entries?.some(({ _id }) => _id === meant) === true
  const isFurtherBack = meant !== undefined && meant !== led.current && entries !== undefined && !isThere && hasMore

  useEffect(() => {
    if (isFurtherBack && !isBusy) grow()
  }, [isFurtherBack, isBusy, grow])

  useEffect(() => {
    if (!isThere || led.current === meant) return
    led.current = meant
    const line = document.getElementById(toEntryElementId(meant))
    line?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    line?.focus({ preventScroll: true })
  }, [isThere, meant])
  return meant
}

/** Turns the page to an entry of its history: whatever narrows that no longer does. */
export function useShowEntry() {
  const [, setParams] = useSearchParams()
  return useCallback(
    (entryId: string) => setParams({ [entryParam]: entryId }, { preventScrollReset: true }),
    [setParams],
  )
}
