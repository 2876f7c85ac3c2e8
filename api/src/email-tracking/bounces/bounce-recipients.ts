import { createHash } from 'node:crypto'
import { type Db, withAccount } from '../../platform/database.ts'
import type { MailRecipients } from '../../platform/mail/inbound-listener.ts'
import type { PieceTarget } from '../message-id.ts'
import { recordMessage } from '../record-message.ts'
import { readReturnPath } from '../return-path.ts'
import { readBounce } from './read-bounce.ts'

interface BounceOptions {
  db: Db
  secret: Buffer
  /** The domain of return paths. */
  domain: string
}

/** Reports quote the email that they are about, so more is not read. */
const bytesMaximum = 512 * 1024

/**
 * Returned emails and complaints, for the mail server: the return paths of our own emails, which are signed. Everything
 * that is no report is forgotten.
 */
export function createBounceRecipients({ db, secret, domain }: BounceOptions): MailRecipients {
  return {
    bytesMaximum,
    find(address) {
      const target = readReturnPath(secret, address, domain)
      return (
        target && {
          async receive(message) {
            await store(target, message)
            return undefined
          },
        }
      )
    },
  }

  async function store({ scope, pieceId }: PieceTarget, message: Buffer) {
    const report = await readBounce(message)
    if (!report) return
    const externalId = `mail:${createHash('sha256').update(message).digest('hex')}`
    await withAccount(db, scope, (db) =>
      recordMessage(db, scope, pieceId, { ...report, externalId, at: new Date(), references: [] }),
    )
  }
}
