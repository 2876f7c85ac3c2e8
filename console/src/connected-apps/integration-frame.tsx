import { type AppPage, appCatalog } from '@gable/shared/connected-apps/catalog.ts'
import type { ConnectedAppDetail } from '@gable/shared/connected-apps/connected-app.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { Unplug } from 'lucide-react'
import { useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigate, useParams } from 'react-router-dom'
import { Callout } from '../design/feedback/callout.tsx'
import { PageSkeleton } from '../design/feedback/skeleton.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { LoadError } from '../platform/load-error.tsx'
import { useTitle } from '../platform/title.ts'
import { useApi } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { getFirstPage, useAppPaths } from './app-paths.ts'
import { AppStateBadge } from './app-state-badge.tsx'
import { AttentionCallout } from './attention-callout.tsx'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import type { Integration } from './integration-context.ts'

/** One connected app, with the pages of its manifest as tabs. */
export function IntegrationFrame() {
  const { appName, appId = '' } = useParams()
  const { data: app, error, isValidating, mutate } = useApi('GET /agent/connected-apps/:appId', { params: { appId } })
  useLiveEvent('connected-apps', () => void mutate())
  useTitle(app?.title)
  const problem = getProblem(error, app, appName)
  if (problem)
    return (
      <Page title="Connected App">
        <LoadError
          problem={problem}
          notFoundMessage="Error Occurred while fetching Connected App"
          title="The connected app could not be loaded"
          onRetry={() => mutate()}
          retrying={isValidating}
        />
      </Page>
    )
  if (!app)
    return (
      <Page title="Connected App">
        <PageSkeleton />
      </Page>
    )
  return <ConnectedAppPages key={appId} app={app} reload={() => mutate()} />
}

/** An address that names no app, or another one than the app it belongs to, is as good as unknown. */
function getProblem(error: Problem | undefined, app: ConnectedAppDetail | undefined, appName: string | undefined) {
  if (error?.code === 'invalid' || (app && app.appName !== appName)) return new Problem('not_found', 'No such app')
  return app && error?.code !== 'not_found' ? undefined : error
}

function ConnectedAppPages({ app, reload }: Integration) {
  const paths = useAppPaths()
  const navigate = useNavigate()
  const timeZone = useTimeZone()
  const { pathname } = useLocation()
  const [isDisconnecting, setDisconnecting] = useState(false)
  const { title, tagline, pages } = appCatalog[app.appName]
  const isDisconnected = app.state === 'DISCONNECTED'
  const shownPages = isDisconnected ? [] : pages
  const path = pathname.slice(paths.pagePath(app, 'about').length - 'about'.length).split('/')[0]
  if (!isDisconnected && !pages.some((page) => page === path))
    return <Navigate to={paths.pagePath(app, getFirstPage(app.appName))} replace />
  return (
    <Page
      title={title}
      width="wide"
      badge={<AppStateBadge state={app.state} />}
      description={tagline}
      actions={
        !isDisconnected && (
          <Button icon={Unplug} onClick={() => setDisconnecting(true)}>
            Disconnect
          </Button>
        )
      }
      tabs={
        shownPages.length > 1 && (
          <LinkTabs
            label={title}
            tabs={shownPages.map((page) => ({ to: paths.pagePath(app, page), label: pageLabels[page] }))}
          />
        )
      }
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Marketplace', to: paths.marketplace }, { label: title }]} />
      </TopBarSlot>
      {isDisconnected ? (
        <Callout
          title={`Disconnected on ${formatDate(app.disconnectedAt, timeZone)}`}
          action={<Button to={paths.installPath(app.appName)}>Connect again</Button>}
        >
          {title} no longer has access to this account.
        </Callout>
      ) : (
        <div className="space-y-4">
          <AttentionCallout app={app} onReplaced={() => void reload()} />
          <Outlet context={{ app, reload } satisfies Integration} />
        </div>
      )}
      <DisconnectDialog
        app={isDisconnecting ? app : undefined}
        onClose={() => setDisconnecting(false)}
        onDisconnected={() => navigate(paths.connectedApps, { replace: true })}
      />
    </Page>
  )
}

const pageLabels: Record<AppPage, string> = {
  overview: 'Overview',
  authentication: 'Authentication',
  'contact-sync': 'Contact Sync',
  'user-mapping': 'User Mapping',
  'sync-report': 'Sync Report',
  about: 'About',
}
