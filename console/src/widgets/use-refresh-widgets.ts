import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useAccountId } from '../platform/account.ts'
import { useLive } from '../platform/live.ts'
import { isRead } from '../platform/use-api.ts'
import { countKey } from './use-remaining.ts'

/** Call after a widget was changed: everything read of widgets is read again, and so is how many there are. */
export function useRefreshWidgets() {
  const { mutate } = useSWRConfig()
  const accountId = useAccountId()
  return useCallback(
    () => mutate((cached) => isRead(cached) && cached[2] === accountId && readsOfWidgets.has(cached[0])),
    [mutate, accountId],
  )
}

/** Keeps what is on the screen of widgets true, whoever changes them and whoever visits them. */
export function useWidgetNews() {
  const refresh = useRefreshWidgets()
  useLive('widgets', () => void refresh())
  useLive('submission', () => void refresh())
}

const readsOfWidgets: ReadonlySet<string> = new Set([
  'GET /agent/widget/config/search',
  'GET /agent/widget/config/:widgetId',
  'GET /agent/widget/config/:widgetId/latest-activity',
  'GET /agent/widget/config/statistics/last-refreshed',
  countKey,
])
