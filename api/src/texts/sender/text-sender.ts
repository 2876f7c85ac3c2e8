import type { TextSenderOption } from '@gable/shared/texts/text-settings.ts'

/** An account of an agency at a provider. */
export interface TextAccount {
  sid: string
  token: string
}

interface OutgoingText {
  /** A number in E.164, or the id of a pool of numbers. */
  from: string
  /** In E.164. */
  to: string
  body: string
  /** Where the provider reports what became of it. */
  statusUrl: string
}

/** LATER was surely not taken. UNKNOWN may have been, so it is never sent again. */
export type TextOutcome =
  | { kind: 'ACCEPTED'; providerId: string }
  /** `isAccount`: no text can be sent until somebody changes the settings. */
  | { kind: 'REFUSED'; reason: string; isOptedOut?: boolean; isAccount?: boolean }
  | { kind: 'LATER'; reason: string; retryAt?: Date }
  | { kind: 'UNKNOWN'; reason: string }

type AccountCheck = { kind: 'VALID' } | { kind: 'REFUSED' | 'UNAVAILABLE'; reason: string }

/** The provider could not be asked, or refused. The message is for people. */
export class TextProviderError extends Error {
  override name = 'TextProviderError'
}

/** Someone who sends texts. */
export interface TextSender {
  checkAccount(account: TextAccount, signal: AbortSignal): Promise<AccountCheck>
  /** Throws a TextProviderError. */
  listSenders(account: TextAccount, signal: AbortSignal): Promise<TextSenderOption[]>
  /** Has replies to the sender reported to the URL. Throws a TextProviderError. */
  setReplyUrl(account: TextAccount, sender: string, url: string, signal: AbortSignal): Promise<void>
  /** Never throws, except on `signal`. */
  send(account: TextAccount, text: OutgoingText, signal: AbortSignal): Promise<TextOutcome>
}
