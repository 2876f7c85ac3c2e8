import type { ContactSync } from '@gable/shared/contact-sync/contact-sync.ts'
import { useState } from 'react'
import { useAppPaths } from '../connected-apps/app-paths.ts'
import { useIntegration } from '../connected-apps/integration-context.ts'
import { toast } from '../design/feedback/toast.tsx'
import { showErrorToast } from '../platform/error-toast.ts'
import { useLiveEvent } from '../platform/live.ts'
import { call, useApi, useRefresh } from '../platform/use-api.ts'

/** The contact sync of the open app, as it is now. */
export function useContactSync() {
  const { app } = useIntegration()
  const read = useApi('GET /agent/connected-apps/:appId/contact-sync', { params: { appId: app.appId } })
  useLiveEvent('contact-sync', ({ appId }) => {
    if (appId === app.appId) void read.mutate()
  })
  return read
}

/** The pages of the sync of the open app. */
export function useSyncPaths() {
  const { app } = useIntegration()
  const { pagePath } = useAppPaths()
  const contactSync = pagePath(app, 'contact-sync')
  const userMapping = pagePath(app, 'user-mapping')
  return {
    contactSync,
    userMapping,
    report: pagePath(app, 'sync-report'),
    editContactSync: `${contactSync}/edit`,
    editUserMapping: `${userMapping}/edit`,
  }
}

type Action = 'started' | 'paused' | 'resumed'

const messages: Record<Action, string> = { started: 'Sync started', paused: 'Sync paused', resumed: 'Sync resumed' }

/** Starts, pauses and resumes the sync. */
export function useSyncAction({ appId }: Pick<ContactSync, 'appId'>) {
  const refresh = useRefresh()
  const [busy, setBusy] = useState<Action>()

  async function run(action: Action) {
    setBusy(action)
    try {
      await call(`POST /agent/connected-apps/:appId/contact-sync/${action}`, { params: { appId } })
      toast.success(messages[action])
      await refresh('GET /agent/connected-apps/:appId/contact-sync', 'GET /agent/connected-apps/:appId/sync-runs')
    } catch (error) {
      showErrorToast(error)
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, run }
}
