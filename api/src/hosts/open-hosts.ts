import type { Db } from '../platform/database.ts'
import type { Log } from '../platform/observe/log.ts'
import type { SubjectMap } from '../platform/subject-map.ts'
import { readHosts } from './queries.ts'

/** Under which names visitors reach the pages of an agency. */
export interface Hosts {
  /** Whose a host name is; undefined of the product's own, and of strangers'. */
  accountOf(host: string): Promise<string | undefined>
  /** Where an agency's pages stand: under the first name of its own, else where all do. */
  originOf(accountId: string): Promise<string>
}

declare module 'fastify' {
  interface FastifyInstance {
    hosts: Hosts
  }
}

interface Surroundings {
  db: Db
  /** Tells of new names as of anything else that visitors are shown. */
  subjects: Pick<SubjectMap, 'onShownAnew'>
  /** Where visitors reach the product. */
  publicOrigin: string
  log: Log
}

export function openHosts({ db, subjects, publicOrigin, log }: Surroundings): Hosts {
  const { protocol } = new URL(publicOrigin)
  let accounts: Map<string, string> | undefined
  let origins = new Map<string, string>()
  let isCurrent = false
  let reading: Promise<void> | undefined
  subjects.onShownAnew(() => {
    isCurrent = false
  })

  const read = async () => {
    // Before it is asked: what changes meanwhile is read once more.
    isCurrent = true
    try {
      const hosts = await readHosts(db)
      accounts = new Map(hosts.map(({ host, agency }) => [host, agency]))
      origins = new Map(hosts.toReversed().map(({ host, agency }) => [agency, `${protocol}//${host}`]))
    } catch (err) {
      isCurrent = false
      log.warn({ err }, 'The host names of agencies could not be read')
    }
    reading = undefined
  }
  const current = () => {
    if (!isCurrent && !reading) reading = read()
    return reading
  }

  return {
    async accountOf(host) {
      const upToDate = current()
      // Every request asks for this: none waits for news, nor for a database that is away.
      if (!accounts) await upToDate
      return accounts?.get(host)
    },
    async originOf(accountId) {
      await current()
      return origins.get(accountId) ?? publicOrigin
    },
  }
}
