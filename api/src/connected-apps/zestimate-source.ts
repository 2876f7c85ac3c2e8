import type { Db } from '../platform/database.ts'
import { withAccount } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { requestJson } from '../platform/outbound/request-json.ts'
import { toTargetPolicy } from '../platform/outbound/target.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { FindConnectedSource } from '../properties/provider.ts'
import type { CheckSettings } from './check-credential.ts'
import { decryptCredential } from './credential-encryption.ts'
import { parseZestimate } from './parse-zestimate.ts'
import { getActiveApp, setAppState } from './queries.ts'

/** Asks Bridge for the Zestimate of a home, with the token of the account. A token that is refused needs attention. */
export const findZestimateSource =
  ({ settings, secret }: { settings: CheckSettings; secret: Buffer }): FindConnectedSource =>
  async (db, scope) => {
    const app = await withAccount(db, scope, (db) => getActiveApp(db, scope, 'zestimate'))
    if (!app?.credential) return undefined
    const token = decryptCredential(app.credential, app.id, secret)
    return async (target, signal) => {
      const query = new URLSearchParams({ address: `"${target.address}"`, limit: '5' })
      const { status, json } = await requestJson({
        url: `${settings.ZESTIMATE_URL}/api/v2/zestimates_v2/zestimates?${query}`,
        headers: { authorization: `Bearer ${token}` },
        policy: toTargetPolicy(settings),
        signal,
        timeoutMs: 8000,
        maxBytes: 500_000,
      })
      if (status === 401 || status === 403) {
        await requireAttention(db, scope, app.id)
        return undefined
      }
      if (status !== 200) throw new Error(`Bridge answered with status ${status}`)
      return parseZestimate(json, target.address)
    }
  }

async function requireAttention(db: Db, scope: AccountScope, appId: string) {
  await withAccount(db, scope, async (db) => {
    const reason = 'Bridge no longer accepts the token. Replace it to show Zestimates again.'
    if (await setAppState(db, scope, appId, { state: 'NEEDS_ATTENTION', reason }))
      await publishLiveEvent(db, scope, { kind: 'connected-apps', id: appId })
  })
}
