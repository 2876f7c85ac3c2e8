import { useIntegration } from '../connected-apps/integration-context.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'

/** The users of the open app, and the members they can be mapped to. */
export function useUserMapping() {
  const { app } = useIntegration()
  const mapping = useApi('GET /agent/connected-apps/:appId/user-mapping', { params: { appId: app.appId } })
  const members = useApi('GET /agent/all-agency-team-members')
  useLiveEvent('contact-sync', ({ appId }) => {
    if (appId === app.appId) void mapping.mutate()
  })
  useLiveEvent('team', () => void members.mutate())
  return { title: app.title, appId: app.appId, mapping, members }
}
