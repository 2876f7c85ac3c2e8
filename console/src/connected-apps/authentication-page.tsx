import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { NewKeyDialog } from '../api-keys/new-key-dialog.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { showErrorToast } from '../platform/error-toast.ts'
import { call, useApi } from '../platform/use-api.ts'
import { AppKeyCard } from './app-key-card.tsx'
import { useIntegration } from './integration-context.ts'
import { RequestCard } from './request-card.tsx'

/** The API key with which an app calls Gable, and a request to try it. */
export function AuthenticationPage() {
  const { app } = useIntegration()
  const params = { appId: app.appId }
  const response = useApi('GET /agent/connected-apps/:appId/api-key', { params })
  const [newKey, setNewKey] = useState<string>()
  const [isCreating, setCreating] = useState(false)

  async function createKey() {
    setCreating(true)
    try {
      const { apiKey, key } = await call('POST /agent/connected-apps/:appId/api-key', { params })
      setNewKey(key)
      await response.mutate({ apiKey }, { revalidate: false })
    } catch (error) {
      showErrorToast(error)
    } finally {
      setCreating(false)
    }
  }

  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <DataBoundary
        response={response}
        errorTitle="The API key could not be loaded"
        fallback={<Skeleton className="h-48 rounded-lg" />}
      >
        {({ apiKey }) =>
          apiKey ? (
            <AppKeyCard app={app} apiKey={apiKey} onReplace={createKey} onRevoked={() => void response.mutate()} />
          ) : (
            <Card title="API Key">
              <EmptyState
                title="No API key yet"
                text={`Create one and enter it in ${app.title}. It can do what you agreed to, and nothing else.`}
                action={
                  <Button variant="primary" icon={KeyRound} busy={isCreating} onClick={() => void createKey()}>
                    Create API key
                  </Button>
                }
              />
            </Card>
          )
        }
      </DataBoundary>
      <RequestCard app={app} />
      <NewKeyDialog apiKey={newKey} onClose={() => setNewKey(undefined)} />
    </div>
  )
}
