import { type AppName, appCatalog, appNames } from '@gable/shared/connected-apps/catalog.ts'
import type { ConnectedApp } from '@gable/shared/connected-apps/connected-app.ts'
import { Plug } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { NoResults } from '../../design/feedback/states.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { SearchInput } from '../../design/inputs/search-input.tsx'
import { Select } from '../../design/inputs/select.tsx'
import { Breadcrumb } from '../../design/layout/breadcrumb.tsx'
import { Page } from '../../design/layout/page.tsx'
import { TopBarSlot } from '../../layout/top-bar-slot.tsx'
import { useLiveEvent } from '../../platform/live.ts'
import { useApi } from '../../platform/use-api.ts'
import { useAppPaths } from '../app-paths.ts'
import { AppCard } from './app-card.tsx'
import { matchesSearch } from './matches-search.ts'

/** All apps, those of a category beside each other. */
export function MarketplacePage() {
  const { connectedApps } = useAppPaths()
  const [params, setParams] = useSearchParams()
  const apps = useApi('GET /agent/connected-apps')
  useLiveEvent('connected-apps', () => void apps.mutate())
  const search = params.get('search') ?? ''
  const category = categories.find((name) => name === params.get('category')) ?? 'ALL'
  const setParam = (name: string, value: string) =>
    setParams(
      (params) => {
        if (value && value !== 'ALL') params.set(name, value)
        else params.delete(name)
        return params
      },
      { replace: true },
    )
  const names = appNames.filter(
    (name) => (category === 'ALL' || appCatalog[name].category === category) && matchesSearch(appCatalog[name], search),
  )
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
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Marketplace' }]} />
      </TopBarSlot>
      <div className="space-y-6">
        <div className="flex flex-wrap gap-3">
          <SearchInput
            value={search}
            onChange={(search) => setParam('search', search)}
            label="Search apps"
            shortcut
            className="w-full sm:w-80"
          />
          <Select
            aria-label="Category"
            value={category}
            options={categoryOptions}
            onChange={(category) => setParam('category', category)}
            className="w-full sm:w-52"
          />
        </div>
        {apps.error && !apps.data && (
          <RetryCallout
            title="Your connected apps could not be loaded"
            onRetry={() => void apps.mutate()}
            retrying={apps.isValidating}
          />
        )}
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {names.map((name) => (
            <li key={name}>
              <AppCard appName={name} app={findApp(apps.data, name)} />
            </li>
          ))}
        </ul>
        {names.length === 0 && <NoResults title="No apps found" onClear={() => setParams({}, { replace: true })} />}
      </div>
    </Page>
  )
}

const categories = [...new Set(appNames.map((name) => appCatalog[name].category))]

const categoryOptions = [
  { value: 'ALL', label: 'All categories' },
  ...categories.map((category) => ({ value: category, label: category })),
]

const findApp = (apps: readonly ConnectedApp[] | undefined, appName: AppName) =>
  apps?.find((app) => app.appName === appName)
