import type { Database } from '../platform/database.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { consoleOrigin, type Settings } from '../platform/settings.ts'
import { createCrmFactory } from './create-crm.ts'
import { type RunnerOptions, runContactSync, wakeContactSyncs } from './run-contact-sync.ts'
import { sendAppNotice } from './send-app-notice.ts'
import { createWebhookToken } from './webhook-token.ts'

type ContactSyncTasks = Pick<Tasks, 'run-contact-sync' | 'wake-contact-syncs' | 'send-app-notice'>

export const createContactSyncTasks = (settings: Settings, owner: Database, secret: Buffer): ContactSyncTasks => ({
  'run-contact-sync': runContactSync(createRunnerOptions(settings, secret)),
  'wake-contact-syncs': wakeContactSyncs(owner),
  'send-app-notice': sendAppNotice(consoleOrigin(settings)),
})

export const createRunnerOptions = (settings: Settings, secret: Buffer): RunnerOptions => ({
  createCrm: createCrmFactory(settings, secret),
  secret,
  getWebhookUrl: (accountId, appId) => getWebhookUrl(settings, createWebhookToken(secret, accountId, appId)),
})

/** Apps report only to registered systems, and only over HTTPS. */
function getWebhookUrl(settings: Settings, token: string): string | undefined {
  const origin = consoleOrigin(settings)
  const isReachable = origin.startsWith('https:') || settings.WEBHOOKS_ALLOW_PRIVATE
  return settings.FOLLOW_UP_BOSS_SYSTEM_KEY && isReachable ? `${origin}/api/inbound/follow-up-boss/${token}` : undefined
}
