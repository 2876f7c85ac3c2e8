import type { Import } from '@gable/shared/imports/import.ts'
import { useParams } from 'react-router-dom'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { Link } from '../design/inputs/link.tsx'
import { Page } from '../design/layout/page.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { LoadError } from '../platform/load-error.tsx'
import { useApi, useRefresh } from '../platform/use-api.ts'
import { CheckResult } from './check-result.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportResult } from './import-result.tsx'
import { ImportSetup } from './import-setup.tsx'
import { ImportStateBadge } from './import-state-badge.tsx'
import { useSetupStep } from './use-setup-step.ts'

/** One import, from its setup to the result. */
export function ImportPage() {
  const { importId = '' } = useParams()
  const pathTo = useAccountPath()
  const refresh = useRefresh()
  const response = useApi('GET /agent/imports/:importId', { params: { importId } })
  // A live event may arrive before the response to a request, so each event reloads the import.
  useLiveEvent('imports', ({ id }) => {
    if (id !== importId) return
    void response.mutate()
    void refresh('GET /agent/imports/:importId/rows')
  })
  return (
    <Page
      title="Import Contacts"
      description={
        <>
          {response.data && `${response.data.fileName} · `}
          <Link to={pathTo('settings/import-export/imports')}>Imports</Link>
        </>
      }
      badge={response.data && <ImportStateBadge state={response.data.state} />}
    >
      {response.data ? (
        <Step contactImport={response.data} onChanged={(changed) => void response.mutate(changed)} />
      ) : response.error ? (
        <LoadError
          problem={response.error}
          notFoundMessage="This import no longer exists"
          title="The import could not be loaded"
          onRetry={() => response.mutate()}
          retrying={response.isValidating}
        />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Page>
  )
}

export interface StepProps {
  contactImport: Import
  onChanged: (contactImport: Import) => void
}

function Step({ contactImport, onChanged }: StepProps) {
  const { state } = contactImport
  const { isSetupOpen } = useSetupStep(contactImport)
  if (state === 'CHECKING' || state === 'IMPORTING' || state === 'UNDOING')
    return <ImportProgress contactImport={contactImport} onChanged={onChanged} />
  if (isSetupOpen)
    return <ImportSetup key={contactImport.headers.join()} contactImport={contactImport} onChanged={onChanged} />
  if (state === 'CHECKED') return <CheckResult contactImport={contactImport} onChanged={onChanged} />
  return <ImportResult contactImport={contactImport} onChanged={onChanged} />
}
