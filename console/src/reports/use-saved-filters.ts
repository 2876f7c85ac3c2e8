import { toFiltersKey } from '@gable/shared/reports/report-name.ts'
import { useEffect, useRef } from 'react'
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
  const [stored = {}, store, isLoaded] = usePreference(toFiltersKey(screen.name))
  const filters = readFilters(params, screen)
  // Without filters that the report no longer has.
  const saved = readFilters(withFilters(new URLSearchParams(), screen, stored), screen)
  const text = JSON.stringify(filters)
  const savedText = JSON.stringify(saved)
  const lastText = useRef<string>()
  const isComplete = isLoaded && (lastText.current !== undefined || hasFilters(filters) || !hasFilters(saved))

  useEffect(() => {
    if (isLoaded && !isComplete)
      setParams((current) => withFilters(current, screen, JSON.parse(savedText)), { replace: true })
  }, [isLoaded, isComplete, savedText, screen, setParams])

  useEffect(() => {
    if (!isComplete) return
    // The filters of a link are not saved until the agent changes them.
    if (lastText.current !== undefined && lastText.current !== text) void store(JSON.parse(text))
    lastText.current = text
  }, [isComplete, text, store])
  return isComplete
}
