import { appCatalog } from '@gable/shared/connected-apps/catalog.ts'
import type { ConnectedApp } from '@gable/shared/connected-apps/connected-app.ts'
import { useState } from 'react'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { CredentialDialog } from './credential-dialog.tsx'

/** Says what is wrong with an app, and offers to replace its key. Nothing while the app works. */
export function AttentionCallout({ app, onReplaced }: { app: ConnectedApp; onReplaced: () => void }) {
  const [isReplacing, setReplacing] = useState(false)
  const hasKey = appCatalog[app.appName].authentication === 'APP_KEY'
  return (
    <>
      {app.state === 'NEEDS_ATTENTION' && (
        <Callout
          tone="warning"
          title={`${app.title} needs attention`}
          action={hasKey && <Button onClick={() => setReplacing(true)}>Replace key</Button>}
        >
          {app.stateReason}
        </Callout>
      )}
      <CredentialDialog app={isReplacing ? app : undefined} onClose={() => setReplacing(false)} onSaved={onReplaced} />
    </>
  )
}
