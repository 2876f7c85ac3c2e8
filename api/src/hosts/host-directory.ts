import type { AssetMap } from '../platform/asset-map.ts'
import type { Db } from '../platform/database.ts'
import type { Log } from '../platform/observe/log.ts'
import { listHosts } from './queries.ts'

/** The agencies' own hosts. */
interface HostDirectory {
  /** The account of a host, in lower case and without a port; undefined for the product's own hosts and unknown ones. */
  getAccountId(host: string): Promise<string | undefined>
  /** The origin of an agency's pages: its oldest own host, or the shared public origin. */
  getOrigin(accountId: string): Promise<string>
  /** The same, and whether it is the shared one. */
  getPageHost(accountId: string): Promise<{ origin: string; isShared: boolean }>
}

declare module 'fastify' {
  interface FastifyInstance {
    hosts: HostDirectory
  }
}

interface HostDirectoryOptions {
  /** The owner's: callers hold a connection of the product, and waiting for a second one could take all of them. */
  db: Db
  /** Announces new hosts like any other change to public content. */
  assets: Pick<AssetMap, 'onContentChanged'>
  publicOrigin: string
  log: Log
}

export function createHostDirectory({ db, assets, publicOrigin, log }: HostDirectoryOptions): HostDirectory {
  const { protocol } = new URL(publicOrigin)
  let accounts: Map<string, string> | undefined
  let origins = new Map<string, string>()
  let isFresh = false
  let pendingRefresh: Promise<void> | undefined
  assets.onContentChanged(() => {
    isFresh = false
  })

  const refresh = async () => {
    // Set before the query, so that a change during it causes another refresh.
    isFresh = true
    try {
      const hosts = await listHosts(db)
      accounts = new Map(hosts.map(({ host, agency }) => [host, agency]))
      origins = new Map(hosts.toReversed().map(({ host, agency }) => [agency, `${protocol}//${host}`]))
    } catch (err) {
      isFresh = false
      log.warn({ err }, 'The host names of agencies could not be read')
    }
    pendingRefresh = undefined
  }
  const ensureFresh = () => {
    if (!isFresh && !pendingRefresh) pendingRefresh = refresh()
    return pendingRefresh
  }

  return {
    async getAccountId(host) {
      const refreshed = ensureFresh()
      // Every request calls this, so only the first one waits: a slow database must not hold up the others.
      if (!accounts) await refreshed
      return accounts?.get(host)
    },
    async getOrigin(accountId) {
      await ensureFresh()
      return origins.get(accountId) ?? publicOrigin
    },
    async getPageHost(accountId) {
      await ensureFresh()
      const origin = origins.get(accountId)
      return { origin: origin ?? publicOrigin, isShared: origin === undefined }
    },
  }
}
