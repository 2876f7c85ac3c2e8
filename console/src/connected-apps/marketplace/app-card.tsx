import { type AppName, appCatalog } from '@gable/shared/connected-apps/catalog.ts'
import type { ConnectedApp } from '@gable/shared/connected-apps/connected-app.ts'
import { Button } from '../../design/inputs/button.tsx'
import { AppIcon } from '../app-icon.tsx'
import { useAppPaths } from '../app-paths.ts'
import { AppStateBadge } from '../app-state-badge.tsx'

/** An app of the marketplace. `app` is set while it is connected. */
export function AppCard({ appName, app }: { appName: AppName; app: ConnectedApp | undefined }) {
  const { appPath, installPath } = useAppPaths()
  const { title, tagline, category } = appCatalog[appName]
  return (
    <article className="flex h-full flex-col gap-4 rounded-lg border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-3">
        <AppIcon appName={appName} />
        {app && <AppStateBadge state={app.state} />}
      </div>
      <div className="flex-1">
        <h2 className="font-semibold">{title}</h2>
        <p className="text-label text-muted">{category}</p>
        <p className="mt-2 text-muted">{tagline}</p>
      </div>
      <div>
        {app ? (
          <Button to={appPath(app)} aria-label={`Open ${title}`}>
            Open
          </Button>
        ) : (
          <Button variant="primary" to={installPath(appName)} aria-label={`Connect ${title}`}>
            Connect
          </Button>
        )}
      </div>
    </article>
  )
}
