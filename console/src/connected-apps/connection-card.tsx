import { appCatalog } from '@gable/shared/connected-apps/catalog.ts'
import type { ConnectedApp } from '@gable/shared/connected-apps/connected-app.ts'
import { useState } from 'react'
import { DescriptionList } from '../design/data/description-list.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { CredentialDialog } from './credential-dialog.tsx'

/** Who connected the app, since when, and with which key. */
export function ConnectionCard({ app, onReplaced }: { app: ConnectedApp; onReplaced: () => void }) {
  const timeZone = useTimeZone()
  const [isReplacing, setReplacing] = useState(false)
  const hasKey = appCatalog[app.appName].authentication === 'APP_KEY'
  return (
    <Card title="Connection">
      <DescriptionList
        items={[
          { label: 'Connected by', value: app.ownerInfo.fullName },
          { label: 'Connected since', value: formatDate(app.connectedAt, timeZone) },
          ...(hasKey
            ? [
                {
                  label: 'Key',
                  value: <span className="font-mono">••••{app.credentialHint}</span>,
                  action: (
                    <Button size="sm" variant="quiet" onClick={() => setReplacing(true)}>
                      Replace
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      <CredentialDialog app={isReplacing ? app : undefined} onClose={() => setReplacing(false)} onSaved={onReplaced} />
    </Card>
  )
}
