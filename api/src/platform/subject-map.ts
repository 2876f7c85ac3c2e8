import type { SubjectKind, SubjectStatus } from '@gable/shared/subjects/subject.ts'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { listen } from './live/listen.ts'
import { mintAccountScope } from './mint.ts'
import type { Log } from './observe/log.ts'
import type { AccountScope } from './scope.ts'

export interface KnownSubject {
  id: string
  kind: SubjectKind
  status: SubjectStatus
  /** The account it belongs to, and the zone in which that one's days begin. */
  scope: AccountScope
  timeZone: string
}

/** Whose a widget, page or dashboard is, without a question to the database: a visitor's call knows nothing but its id. */
export interface SubjectMap {
  /** Undefined for one that nobody has made. One that was made a moment ago is looked up. */
  find(id: string): Promise<KnownSubject | undefined>
  /** Only what is in memory: for paths on which nothing may wait. */
  known(id: string): KnownSubject | undefined
  close(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    subjects: SubjectMap
  }
}

interface Row {
  id: string
  account_id: string
  kind: SubjectKind
  status: SubjectStatus
  time_zone: string
}

export function openSubjectMap({ product, owner }: { product: Database; owner: Database }, log: Log): SubjectMap {
  const subjects = new Map<string, KnownSubject>()
  // What cannot be read now is read when the connection is back: `missed` is called then.
  const refresh = (id: string) => lookUp(id).catch((err) => log.warn({ err }, 'A changed subject could not be read'))
  const ear = listen(owner.pool, 'subjects', log, {
    heard: (id) => void refresh(id),
    missed: () => void refreshAll(),
  })
  return {
    find: async (id) => subjects.get(id) ?? lookUp(id),
    known: (id) => subjects.get(id),
    close: () => ear.close(),
  }

  async function lookUp(id: string) {
    const { rows } = await sql<Row>`select * from published_subject(${id})`.execute(product.db)
    return keep(rows)[0]
  }

  async function refreshAll() {
    try {
      keep((await sql<Row>`select * from published_subjects()`.execute(product.db)).rows)
    } catch (err) {
      log.warn({ err }, 'The subjects could not be read')
    }
  }

  function keep(rows: Row[]): KnownSubject[] {
    const known = rows.map(({ account_id, time_zone, ...row }) => {
      return { ...row, scope: mintAccountScope(account_id), timeZone: time_zone }
    })
    for (const subject of known) subjects.set(subject.id, subject)
    return known
  }
}
