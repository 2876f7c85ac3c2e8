import { appCatalog } from '@gable/shared/connected-apps/catalog.ts'
import { newId } from '@gable/shared/ids.ts'
import { encryptCredential } from '../connected-apps/credential-encryption.ts'
import { ensureSecret } from '../database/installation.ts'
import type { Database } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { followUpBossKey } from './follow-up-boss/state.ts'

interface AppReference {
  accountId: string
  appId: string
}

/** Connects Follow Up Boss to an account, as installing it does. */
export async function connectFollowUpBoss(
  { owner, secret }: { owner: Database; secret: Buffer },
  { accountId, agentId }: { accountId: string; agentId: string },
): Promise<string> {
  const appId = newId()
  await owner.db
    .insertInto('connected_apps')
    .values({
      account_id: accountId,
      id: appId,
      app_name: 'follow-up-boss',
      owner_id: agentId,
      scopes: [...appCatalog['follow-up-boss'].scopes],
      credential: encryptCredential(followUpBossKey, appId, secret),
      credential_hint: followUpBossKey.slice(-4),
    })
    .execute()
  return appId
}

/** Connects an account of an installation and sets its sync up, without a first run yet. */
export async function setUpContactSync(
  owner: Database,
  { accountId, agentId }: { accountId: string; agentId: string },
): Promise<AppReference> {
  const appId = await connectFollowUpBoss({ owner, secret: await ensureSecret(owner) }, { accountId, agentId })
  await owner.db.insertInto('sync_states').values({ account_id: accountId, app_id: appId, sends: true }).execute()
  return { accountId, appId }
}

export const wakeContactSync = ({ db }: Database, app: AppReference) =>
  enqueue(db, 'run-contact-sync', { ...app }, { key: `contact-sync/${app.appId}` })
