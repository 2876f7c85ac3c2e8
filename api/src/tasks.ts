import { changeContacts, restoreContacts } from './contacts/bulk-jobs.ts'
import type { Installation } from './database/installation.ts'
import { lookUpHomes } from './enrichment/look-up-homes.ts'
import { beginNights, nightOfAgency } from './enrichment/nights.ts'
import { erasePerson } from './erasure/erase.ts'
import { forgetExport, makeExport } from './exports/make.ts'
import { magicLinkLetter } from './identity/magic-link-mail.ts'
import { checkImport } from './imports/check.ts'
import { forgetImport } from './imports/forget.ts'
import { runImport } from './imports/run.ts'
import { undoImport } from './imports/undo.ts'
import { tellExpiry } from './offers/expire.ts'
import { sendOfferLetter } from './offers/send-letter.ts'
import { makeEventPartitions } from './platform/jobs/event-partitions.ts'
import { forgetExpired } from './platform/jobs/forget-expired.ts'
import type { Tasks } from './platform/jobs/jobs.ts'
import { outboxIn } from './platform/mail/outbox.ts'
import { type PostOffice, sendMail } from './platform/mail/post-office.ts'
import { openMediaStore } from './platform/media/open-store.ts'
import { consoleOrigin, publicOrigin, type Settings } from './platform/settings.ts'
import { lookUpProperty } from './properties/look-up.ts'
import { openMarket } from './properties/market.ts'
import { announceSubmission } from './submissions/announce.ts'
import { askForForgotten } from './submissions/news-queries.ts'
import { openSummaryWriter } from './summaries/open-writer.ts'
import { writeSummary } from './summaries/write-summary.ts'
import { deliverWebhook } from './webhooks/deliver.ts'
import { reachOf } from './webhooks/resolve-target.ts'

/** What the product does outside of requests, and how. */
export function tasksOf(
  settings: Settings,
  { owner, secret }: Pick<Installation, 'owner' | 'secret'>,
  postOffice: PostOffice,
): Tasks {
  const store = openMediaStore(settings)
  const lookUp = lookUpProperty(openMarket)
  return {
    'send-mail': sendMail(postOffice),
    'send-magic-link': async ({ db, payload, signal }) => {
      const letter = await magicLinkLetter(db, payload, consoleOrigin(settings))
      if (letter) await postOffice.send(letter, signal)
    },
    'deliver-webhook': deliverWebhook(reachOf(settings), secret),
    'announce-submission': announceSubmission({
      console: consoleOrigin(settings),
      pictures: publicOrigin(settings),
    }),
    'look-up-property': lookUp,
    'look-up-homes': lookUpHomes(lookUp),
    'begin-night': nightOfAgency,
    'begin-nights': beginNights(owner),
    'write-summary': writeSummary(openSummaryWriter(settings)),
    'check-import': checkImport({ store, secret }),
    'run-import': runImport({ store, secret }),
    'undo-import': undoImport(),
    'forget-import': forgetImport(store),
    'change-contacts': changeContacts(),
    'restore-contacts': restoreContacts(),
    'make-export': makeExport(store),
    'forget-export': forgetExport(store),
    'erase-person': erasePerson({ store, outbox: outboxIn(settings.DATA_DIR), secret }),
    'tell-offer-expired': tellExpiry,
    'send-offer-letter': sendOfferLetter({ postOffice, origin: publicOrigin(settings), secret }),
    'announce-forgotten': () => askForForgotten(owner),
    'make-event-partitions': makeEventPartitions(owner),
    'forget-expired': forgetExpired,
  }
}
