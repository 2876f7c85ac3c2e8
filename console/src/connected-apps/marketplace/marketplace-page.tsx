import { type AppName, appCatalog, appNames } from '@gable/shared/connected-apps/catalog.ts'
import type { ConnectedApp } from '@gable/shared/connected-apps/connected-app.ts'
import { Plug } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { NoResults } from '../../design/feedback/states.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { SearchInput } from '../../design/inputs/search-input.tsx'
import { Page } from '../../design/layout/page.tsx'
import { useLiveEvent } from '../../platform/live.ts'
import { useApi } from '../../platform/use-api.ts'
import { useAppPaths } from '../app-paths.ts'
import { AppCard } from './app-card.tsx'
import { matchesSearch } from './matches-search.ts'

/** All apps by category. */
export function MarketplacePage() {
  const { connectedApps } = useAppPaths()
  const [params, setParams] = useSearchParams()
  const apps = useApi('GET /agent/connected-apps')
  useLiveEvent('connected-apps', () => void apps.mutate())
  const search = params.get('search') ?? ''
  const setSearch = (text: string) => setParams(text ? { search: text } : {}, { replace: true })
  const names = appNames.filter((name) => matchesSearch(appCatalog[name], search))
  const categories = [...new Set(names.map((name) => appCatalog[name].category))]
  return (
    <Page
      title="App Marketplace"
      width="wide"
      description="Connect Gable with the other systems of your business."
      actions={
        <Button icon={Plug} to={connectedApps}>
          Connected apps
        </Button>
      }
    >
      <div className="space-y-6">
        <SearchInput value={search} onChange={setSearch} label="Search apps" shortcut className="max-w-sm" />
        {apps.error && !apps.data && (
          <RetryCallout
            title="Your connected apps could not be loaded"
            onRetry={() => void apps.mutate()}
            retrying={apps.isValidating}
          />
        )}
        {categories.map((category) => (
          <section key={category} aria-label={category}>
            <h2 className="mb-2 font-semibold">{category}</h2>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {names
                .filter((name) => appCatalog[name].category === category)
                .map((name) => (
                  <li key={name}>
                    <AppCard appName={name} app={findApp(apps.data, name)} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
        {names.length === 0 && (
          <NoResults
            title="No apps found"
            text="Try a different search."
            action={<Button onClick={() => setSearch('')}>Clear search</Button>}
          />
        )}
      </div>
    </Page>
  )
}

const findApp = (apps: readonly ConnectedApp[] | undefined, appName: AppName) =>
  apps?.find((app) => app.appName === appName)
