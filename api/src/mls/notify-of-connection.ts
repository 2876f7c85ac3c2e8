import { listEmailRecipients } from '../notifications/insert-queries.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { renderEmail } from '../platform/mail/render-email.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { ConnectionRow } from './connection-queries.ts'

interface ConnectionNotice {
  connection: Pick<ConnectionRow, 'id' | 'name' | 'added_by'>
  reason: string
  consoleOrigin: string
}

/** Emails the agent who connected the MLS, or their successor, unless they switched these emails off. */
export async function notifyOfConnection(
  db: Db,
  scope: AccountScope,
  { connection: { id, name, added_by: addedBy }, reason, consoleOrigin }: ConnectionNotice,
) {
  const subject = `${name} needs attention`
  const paragraphs = [reason, 'Listings are not updated until then. Those that came in before stay as they are.']
  const button = {
    label: 'Open the connection',
    url: `${consoleOrigin}/a/${scope.accountId}/settings/mls/connections/${id}`,
  }
  for (const to of await listEmailRecipients(db, scope, 'MLS', addedBy))
    await enqueue(db, 'send-mail', renderEmail({ to, subject, heading: subject, paragraphs, button }))
}
