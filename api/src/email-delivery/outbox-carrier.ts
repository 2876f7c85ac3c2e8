import type { Outbox } from '../platform/mail/outbox.ts'
import { formatSender } from '../platform/mail/sender.ts'
import type { Carrier, Channel } from './channel.ts'
import { toHeaderText } from './compose-email.ts'

/** Stores emails on disk, for an installation without a mail server. */
export function createOutboxCarrier(outbox: Outbox): Carrier {
  const channel: Channel = {
    isOpen: () => true,
    async send({ from, to, replyTo, filled, marketing }, confirm) {
      if (!(await confirm())) return undefined
      await outbox.put(formatSender({ ...from, name: toHeaderText(from.name) }), {
        to,
        subject: toHeaderText(filled.subject),
        text: filled.text,
        html: filled.html,
        ...(replyTo && { replyTo }),
        ...(marketing && { unsubscribe: marketing.unsubscribe }),
      })
      return { kind: 'ACCEPTED' }
    },
    close: () => {},
  }
  return { channelMaximum: 2, open: async () => channel }
}
