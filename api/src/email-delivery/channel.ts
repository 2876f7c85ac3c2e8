import type { OutgoingEmail } from './compose-email.ts'
import type { SendOutcome } from './send-outcome.ts'

/** Takes emails one at a time. */
export interface Channel {
  /** False once the connection is lost. */
  isOpen(): boolean
  /**
   * Hands an email over. `confirm` is called right before; the email is not sent if it resolves to false. Never rejects
   * because of the email or the server, only if `confirm` does.
   */
  send(email: OutgoingEmail, confirm: () => Promise<boolean>): Promise<SendOutcome | undefined>
  close(): void
}

/** Where emails go: a mail server, or the outbox of an installation without one. */
export interface Carrier {
  /** How many channels work at once. */
  channelMaximum: number
  /** Rejects with a `CarrierUnavailableError` while the server cannot be reached. */
  open(): Promise<Channel>
}

/** The mail server cannot be reached, or does not let us in. No email was tried. */
export class CarrierUnavailableError extends Error {
  override name = 'CarrierUnavailable'
}
