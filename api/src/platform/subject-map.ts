import type { SubjectKind, SubjectStatus } from '@gable/shared/assets/subject.ts'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { listen } from './live/listen.ts'
import { mintAccountScope } from './mint.ts'
import type { Log } from './observe/log.ts'
import type { AccountScope } from './scope.ts'
import { openMemory } from './subject-memory.ts'

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
  /** Tells whenever visitors may be shown something else of an account; without one, of all of them. */
  onShownAnew(hear: (accountId: string | undefined) => void): void
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
  const memory = openMemory()
  const shownAnew = new Set<(accountId: string | undefined) => void>()
  const asking = new Map<string, Promise<KnownSubject | undefined>>()
  const ear = listen(owner.pool, 'subjects', log, {
    heard: (told) => {
      if (told.startsWith(shown)) tellShownAnew(told.slice(shown.length))
      else void lookUp(told).catch((error) => doubt(error, told))
    },
    missed: () => {
      tellShownAnew(undefined)
      void readAll().catch(doubt)
    },
  })
  return {
    find: async (id) => {
      if (memory.isUnknown(id)) return undefined
      return memory.known(id) ?? ask(id)
    },
    known: memory.known,
    onShownAnew: (hear) => void shownAnew.add(hear),
    close: () => ear.close(),
  }

  function tellShownAnew(accountId: string | undefined) {
    for (const hear of shownAnew) hear(accountId)
  }

  /** Many visitors of one new thing ask once. */
  function ask(id: string) {
    const answer = asking.get(id) ?? lookUp(id).finally(() => asking.delete(id))
    asking.set(id, answer)
    return answer
  }

  async function lookUp(id: string) {
    const asked = memory.ask()
    const { rows } = await sql<Row>`select * from published_subject(${id})`.execute(product.db)
    const [subject] = rows.map(subjectOf)
    if (subject) memory.keep(subject, asked)
    else memory.rememberUnknown(id, asked)
    return subject
  }

  async function readAll() {
    const asked = memory.ask()
    const { rows } = await sql<Row>`select * from published_subjects()`.execute(product.db)
    for (const row of rows) memory.keep(subjectOf(row), asked)
  }

  /** What may have changed unseen is asked for anew by whoever needs it. */
  function doubt(err: unknown, id?: string) {
    log.warn({ err }, 'A change of subjects could not be read')
    memory.forget(id)
  }
}

/** Of the two things told on this channel the one that is not the id of a subject. */
const shown = 'shown '

const subjectOf = ({ account_id, time_zone, ...row }: Row): KnownSubject => {
  return { ...row, scope: mintAccountScope(account_id), timeZone: time_zone }
}
