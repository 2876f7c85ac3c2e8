import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { Link } from '../design/inputs/link.tsx'
import { Page } from '../design/layout/page.tsx'
import { useApi } from '../platform/use-api.ts'
import { useCreateDialog } from '../platform/use-create-dialog.ts'
import { ApiKeyDialog } from './api-key-dialog.tsx'
import { ApiKeyTable } from './api-key-table.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'

/** The keys with which programs use the API in the name of their creators. */
export function ApiKeysPage() {
  const keys = useApi('GET /agent/api-keys')
  const adding = useCreateDialog()
  const [newKey, setNewKey] = useState<string>()
  const createButton = (
    <Button variant="primary" icon={Plus} onClick={adding.open}>
      Create API key
    </Button>
  )
  return (
    <Page
      title="API Keys"
      description={
        <>
          Let your own programs use Gable. A key can do what its scopes allow, and never more than the person who
          created it. <Link href="/api/docs">API documentation</Link>
        </>
      }
      actions={keys.data && keys.data.data.length > 0 && createButton}
    >
      <ApiKeyTable
        apiKeys={keys.data?.data}
        scopes={keys.data?.scopes ?? []}
        error={keys.error && { onRetry: () => void keys.mutate(), retrying: keys.isValidating }}
        onChanged={() => void keys.mutate()}
        createButton={createButton}
      />
      <ApiKeyDialog
        open={adding.isOpen && keys.data !== undefined}
        onClose={adding.close}
        options={keys.data?.scopes ?? []}
        onCreated={(key) => {
          adding.close()
          setNewKey(key)
          void keys.mutate()
        }}
      />
      <NewKeyDialog apiKey={newKey} onClose={() => setNewKey(undefined)} />
    </Page>
  )
}
