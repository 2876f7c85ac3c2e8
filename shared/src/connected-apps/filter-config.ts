import { type AppName, appCatalog } from './catalog.ts'
import type { AppFilterConfig } from './connected-app.ts'
import { SyncRules } from './sync-rules.ts'

/** What the sync rules of an app can be. Undefined for apps that sync no contacts. */
export function getFilterConfig(appName: AppName): AppFilterConfig | undefined {
  if (!appCatalog[appName].pages.includes('contact-sync')) return undefined
  const { direction, conflicts } = SyncRules.shape
  return {
    appName,
    directions: [...direction.unwrap().options],
    conflicts: [...conflicts.unwrap().options],
    fields: [
      { key: 'incomingTags', label: 'Tags in the app' },
      { key: 'incomingStages', label: 'Stages in the app' },
      { key: 'outgoingTags', label: 'Tags in Gable' },
    ],
  }
}
