import { appCatalog } from '@gable/shared/connected-apps/catalog.ts'
import { Link } from '../design/inputs/link.tsx'
import { Card } from '../design/layout/card.tsx'
import { useAccountPath } from '../platform/account.ts'
import { AccessList } from './access-list.tsx'
import { appDetails } from './app-details.ts'
import { ConnectionCard } from './connection-card.tsx'
import { useIntegration } from './integration-context.ts'

/** What an app does. Apps without an overview show their connection here. */
export function AboutPage() {
  const { app, reload } = useIntegration()
  const pathTo = useAccountPath()
  const { about, website } = appDetails[app.appName]
  const { category, pages } = appCatalog[app.appName]
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card title={`About ${app.title}`} className="lg:col-span-2">
        <div className="max-w-prose space-y-3">
          {about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            <Link href={website}>Website of {app.title}</Link>
            {(category === 'Selling' || category === 'Home values') && (
              <Link to={pathTo('marketing/contact-dashboard')}>Contact dashboards</Link>
            )}
          </p>
        </div>
      </Card>
      {!pages.includes('overview') && (
        <>
          <Card title={`What ${app.title} may do`}>
            <AccessList scopes={app.scopes} />
          </Card>
          <ConnectionCard app={app} onReplaced={() => void reload()} />
        </>
      )}
    </div>
  )
}
