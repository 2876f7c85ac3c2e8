import type { ConnectedAppDetail } from '@gable/shared/connected-apps/connected-app.ts'
import { useOutletContext } from 'react-router-dom'

export interface Integration {
  app: ConnectedAppDetail
  /** Loads the app again, after a page changed it. */
  reload: () => Promise<unknown>
}

/** The connected app around a page of `integrations/:appName/:appId`. */
export const useIntegration = () => useOutletContext<Integration>()
