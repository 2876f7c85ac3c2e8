import { unsubscribeAddress } from '@gable/shared/offers/notice.ts'
import { inAccountOfJob } from '../platform/jobs/in-account-of-job.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import type { PostOffice } from '../platform/mail/post-office.ts'
import { linksFrom } from './contact-link.ts'
import { readAddressed } from './letter-queries.ts'

interface Places {
  postOffice: PostOffice
  origin: string
  secret: Buffer
}

/** Plain text, exactly as it was written. Who was erased or has unsubscribed meanwhile is not written to. */
export const sendOfferLetter =
  ({ postOffice, origin, secret }: Places): Tasks['send-offer-letter'] =>
  async ({ db, payload, signal }) => {
    const letter = await inAccountOfJob(db, payload, (db, scope) => readAddressed(db, scope, payload.letterId))
    if (!letter) return
    const { to, subject, text = '', replyTo, propertyId, contactId } = letter
    const link = linksFrom(origin, payload.accountId, secret)({ propertyId, contactId })
    await postOffice.send(
      { to, subject, text, unsubscribe: unsubscribeAddress(link), ...(replyTo && { replyTo }) },
      signal,
    )
  }
