import type { Db } from '../platform/database.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import type { MediaStore } from '../platform/media/store.ts'
import { getStoredFileKey } from '../platform/media/stored-file-key.ts'
import type { AccountScope } from '../platform/scope.ts'
import { withdrawPostcards } from '../postcard-delivery/withdraw-postcards.ts'
import { cancelQueuedEmails, clearStoredFiles, deletePerson, lockPerson, redactPerson } from './erase-queries.ts'
import { type ErasedPerson, getErasedPerson, getIdentifyingTerms } from './person-queries.ts'
import { finishErasure, getErasure } from './queries.ts'
import { getSuppressionHashes } from './suppression-hashes.ts'
import { insertSuppressions } from './suppression-queries.ts'

interface ErasureDependencies {
  store: MediaStore
  outbox: Outbox
  printRoom: { remove(pieceIds: readonly string[]): Promise<void> }
  secret: Buffer
}

/** Erases a person in one transaction. Files cannot be rolled back, so a failed job deletes them again on retry. */
export const erasePerson =
  ({ store, outbox, printRoom, secret }: ErasureDependencies): Tasks['erase-person'] =>
  async ({ db, payload }) =>
    withJobAccount(db, payload, async (db, scope) => {
      const erasure = await getErasure(db, scope, payload.erasureId)
      if (!erasure || erasure.finished_at) return
      const person = await getErasedPerson(db, scope, erasure.contact_id)
      await insertSuppressions(db, scope, getSuppressionHashes(scope, person, secret))
      const files = await clearStoredFiles(db, scope, person)
      for (const { id, table } of files) await deleteStoredFile(store, scope, table, id)
      await clearOutbox(outbox, await cancelQueuedEmails(db, scope, person), person)
      await lockPerson(db, scope, person)
      const postcardIds = await withdrawPostcards(db, scope, person.contactIds)
      await printRoom.remove(postcardIds)
      await deletePerson(db, scope, person)
      await redactPerson(db, person)
      await finishErasure(db, scope, payload.erasureId)
      await publishErasure(db, scope, payload.erasureId)
    })

async function deleteStoredFile(store: MediaStore, scope: AccountScope, table: 'imports' | 'exports', id: string) {
  const extensions = table === 'imports' ? ['csv'] : ['csv', 'json', 'zip']
  for (const extension of extensions) await store.remove(getStoredFileKey(scope.accountId, id, extension))
}

/** Without a mail server, emails wait in the outbox on disk: removes those to the person or about them. */
async function clearOutbox(outbox: Outbox, recipients: string[], person: ErasedPerson) {
  const terms = getIdentifyingTerms(person).map((term) => term.toLowerCase())
  const mentionsPerson = (text: string) => terms.some((term) => text.toLowerCase().includes(term))
  for (const { id, to, subject, text } of await outbox.list())
    if (person.emails.includes(to.toLowerCase()) || (recipients.includes(to) && mentionsPerson(`${subject} ${text}`)))
      await outbox.remove(id)
}

async function publishErasure(db: Db, scope: AccountScope, id: string) {
  await publishLiveEvent(db, scope, { kind: 'erasures', id })
  await publishLiveEvent(db, scope, { kind: 'contacts' })
  await publishLiveEvent(db, scope, { kind: 'imports', id })
  await publishLiveEvent(db, scope, { kind: 'exports', id })
}
