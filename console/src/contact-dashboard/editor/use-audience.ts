import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { useEffect, useState } from 'react'
import { call } from '../../platform/use-api.ts'

interface Audience {
  matching: number
  total: number
}

/** How many contacts match the filters: undefined while they are counted, null when that failed. */
export function useAudience(dashboardId: string, filters: readonly ContactFilter[]): Audience | null | undefined {
  const [audience, setAudience] = useState<Audience | null>()
  // Compared as JSON, because form values are new objects after each change.
  const key = JSON.stringify(filters)
  useEffect(() => {
    let isCurrent = true
    setAudience(undefined)
    call('POST /agent/contact-dashboard/:dashboardId/audience', {
      params: { dashboardId },
      body: { filters: JSON.parse(key) },
    }).then(
      (counted) => isCurrent && setAudience(counted),
      () => isCurrent && setAudience(null),
    )
    return () => {
      isCurrent = false
    }
  }, [dashboardId, key])
  return audience
}
