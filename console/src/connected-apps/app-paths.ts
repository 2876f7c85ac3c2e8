import { type AppName, type AppPage, appCatalog } from '@gable/shared/connected-apps/catalog.ts'
import { useAccountPath } from '../platform/account.ts'

interface AppReference {
  appName: AppName
  appId: string
}

export function useAppPaths() {
  const pathTo = useAccountPath()
  const pagePath = ({ appName, appId }: AppReference, page: AppPage) =>
    pathTo(`integrations/${appName}/${appId}/${page}`)
  return {
    marketplace: pathTo('marketplace'),
    connectedApps: pathTo('settings/integrations'),
    installPath: (appName: AppName) => pathTo(`marketplace/${appName}/install`),
    pagePath,
    /** The page where the app opens. */
    appPath: (app: AppReference) => pagePath(app, getFirstPage(app.appName)),
  }
}

export const getFirstPage = (appName: AppName): AppPage => appCatalog[appName].pages[0] ?? 'about'
