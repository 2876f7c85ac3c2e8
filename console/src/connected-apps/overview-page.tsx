import { type AppName, type AppPage, appCatalog } from '@gable/shared/connected-apps/catalog.ts'
import { ArrowRight } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { AccessList } from './access-list.tsx'
import { useAppPaths } from './app-paths.ts'
import { ConnectionCard } from './connection-card.tsx'
import { useIntegration } from './integration-context.ts'

/** What a connected app may do, and the next step. */
export function OverviewPage() {
  const { app, reload } = useIntegration()
  const { pagePath } = useAppPaths()
  const nextStep = listNextSteps(app.appName)[0]
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {nextStep && (
        <Card title={nextStep.title} className="lg:col-span-2">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-muted">{nextStep.text}</p>
            <Button icon={ArrowRight} to={pagePath(app, nextStep.page)}>
              {nextStep.label}
            </Button>
          </div>
        </Card>
      )}
      <Card title={`What ${app.title} may do`}>
        <AccessList scopes={app.scopes} />
      </Card>
      <ConnectionCard app={app} onReplaced={() => void reload()} />
    </div>
  )
}

const listNextSteps = (appName: AppName) => nextSteps.filter(({ page }) => appCatalog[appName].pages.includes(page))

const nextSteps: readonly { page: AppPage; title: string; text: string; label: string }[] = [
  {
    page: 'contact-sync',
    title: 'Contacts',
    text: 'Choose which contacts are exchanged, and which side wins when both changed.',
    label: 'Contact Sync',
  },
  {
    page: 'authentication',
    title: 'Authentication',
    text: 'The app signs in with an API key that you create and enter there.',
    label: 'Authentication',
  },
]
