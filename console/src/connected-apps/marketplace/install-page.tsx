import { isAppName } from '@gable/shared/connected-apps/catalog.ts'
import { Navigate, useParams } from 'react-router-dom'
import { PageSkeleton } from '../../design/feedback/skeleton.tsx'
import { Page } from '../../design/layout/page.tsx'
import { LoadError } from '../../platform/load-error.tsx'
import { useApi } from '../../platform/use-api.ts'
import { useAppPaths } from '../app-paths.ts'
import { ConsentPage } from './consent-page.tsx'

/** Connects an app. If it is connected already, its own page opens. */
export function InstallPage() {
  const { appName = '' } = useParams()
  const { appPath } = useAppPaths()
  const { data, error, isValidating, mutate } = useApi('GET /agent/connected-apps')
  if (!isAppName(appName)) return <Navigate to="/not-found" replace />
  const connected = data?.find((app) => app.appName === appName)
  if (connected) return <Navigate to={appPath(connected)} replace />
  if (data) return <ConsentPage key={appName} appName={appName} />
  return (
    <Page title="Connect an app" width="reading">
      {error ? (
        <LoadError
          problem={error}
          title="Your connected apps could not be loaded"
          onRetry={() => mutate()}
          retrying={isValidating}
        />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  )
}
