import { fileKeyOf } from '../imports/receive.ts'
import type { Db } from '../platform/database.ts'
import { inAccountOfJob } from '../platform/jobs/in-account-of-job.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { notify } from '../platform/live/notify.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { AccountScope } from '../platform/scope.ts'
import { deletePerson, forgetFiles, unsayPerson, withdrawLetters } from './erase-queries.ts'
import { marksOf } from './marks.ts'
import { type Person, readPerson, wordsOf } from './person-queries.ts'
import { finishErasure, readErasure } from './queries.ts'
import { keepMarks } from './suppression-queries.ts'

interface Places {
  store: MediaStore
  outbox: Outbox
  secret: Buffer
}

/** Erases somebody in one transaction. Files go first: whatever happens then, they are gone when it is done. */
export const erasePerson =
  ({ store, outbox, secret }: Places): Tasks['erase-person'] =>
  async ({ db, payload }) =>
    inAccountOfJob(db, payload, async (db, scope) => {
      const erasure = await readErasure(db, scope, payload.erasureId)
      if (!erasure || erasure.finished_at) return
      const person = await readPerson(db, scope, erasure.contact_id)
      await keepMarks(db, scope, marksOf(scope, person, secret))
      const files = await forgetFiles(db, scope, person)
      for (const { id, table } of files) await removeFile(store, scope, table, id)
      await clearOutbox(outbox, await withdrawLetters(db, scope, person), person)
      await deletePerson(db, scope, person)
      await unsayPerson(db, person)
      await finishErasure(db, scope, payload.erasureId)
      await tell(db, scope, payload.erasureId)
    })

async function removeFile(store: MediaStore, scope: AccountScope, table: 'imports' | 'exports', id: string) {
  if (table === 'imports') return store.remove(fileKeyOf(scope.accountId, id))
  for (const extension of ['csv', 'json', 'zip']) await store.remove(`${scope.accountId}/${id}.${extension}`)
}

/** Letters to them or about them that were put on this machine's disk, for want of a mail server. */
async function clearOutbox(outbox: Outbox, receivers: string[], person: Person) {
  const words = wordsOf(person).map((word) => word.toLowerCase())
  const speaksOfThem = (text: string) => words.some((word) => text.toLowerCase().includes(word))
  for (const { id, to, subject, text } of await outbox.list())
    if (person.emails.includes(to.toLowerCase()) || (receivers.includes(to) && speaksOfThem(`${subject} ${text}`)))
      await outbox.remove(id)
}

async function tell(db: Db, scope: AccountScope, id: string) {
  await notify(db, scope, { kind: 'erasures', id })
  await notify(db, scope, { kind: 'contacts' })
  await notify(db, scope, { kind: 'imports', id })
  await notify(db, scope, { kind: 'exports', id })
}
