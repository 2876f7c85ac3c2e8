import { toFiltersKey } from '@gable/shared/reports/report-name.ts'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePreference } from '../platform/preferences.ts'
import { hasFilters, readFilters, withFilters } from './filter-params.ts'
import type { ReportScreen } from './report-screens.ts'

/**
 * Opens a report with the filters that the agent used last, unless its URL has filters, and saves what they change.
 * Each report has its own. False until the URL is complete.
 */
export function useSavedFilters(screen: ReportScreen): boolean {
  const [params, setParams] = useSearchParams()
  const [saved, save, isLoaded] = usePreference(toFiltersKey(screen.name))
  const [isRestored, setRestored] = useState(false)
  const filters = readFilters(params, screen)
  const text = JSON.stringify(filters)
  const lastText = useRef<string>()

  useEffect(() => {
    if (!isLoaded || isRestored) return
    if (!hasFilters(filters) && saved && hasFilters(saved))
      setParams((current) => withFilters(current, screen, saved), { replace: true })
    setRestored(true)
  }, [isLoaded, isRestored, filters, saved, screen, setParams])

  const isComplete =
    isRestored && (lastText.current !== undefined || hasFilters(filters) || !saved || !hasFilters(saved))

  useEffect(() => {
    if (!isComplete) return
    // A link with other filters is only looked at.
    if (lastText.current !== undefined && lastText.current !== text) void save(filters)
    lastText.current = text
  }, [isComplete, text, filters, save])
  return isComplete
}
