import type { IncomingHttpHeaders } from 'node:http'

/** What a mail provider or a mail server says about an email. */
export interface DeliveryMessage {
  /** Unique. A message that arrives again changes nothing. */
  externalId: string
  type: 'delivered' | 'bounce' | 'complaint' | 'unsubscribe'
  at: Date
  /** Names the piece: its token, or its Message-ID. The first one of ours counts. */
  references: string[]
  /** In words. */
  reason: string
  /** The address does not exist or refuses email for good. */
  isHard: boolean
}

interface ProviderRequest {
  headers: IncomingHttpHeaders
  /** As it was received, because signatures cover its bytes. */
  body: Buffer
  /** The secret, public key or name of the provider's setting. */
  setting: string
  now: Date
}

/** A mail provider that reports what became of emails. */
export interface Provider {
  /** Whether the provider sent the request. Nothing of the body may be used before. */
  isAuthentic(request: ProviderRequest): Promise<boolean> | boolean
  /** Kinds of messages that we have no use for are left out. */
  listMessages(body: unknown): DeliveryMessage[]
  /** What may be used once only, where the provider does not sign the body. */
  getToken?(body: unknown): string | undefined
  /** Answers a request that carries no messages. */
  handle?(body: unknown): Promise<void>
}

/** A value of a body, which may have any form: providers send more than they document, and leave out what they do. */
export const readPath = (body: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
    body,
  )

export const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Undefined for anything but JSON. */

export const toDate = (value: unknown): Date => {
  const date = new Date(typeof value === 'number' ? value * 1000 : String(value))
  // A clock of a provider that is ahead would move counts into the future.
  return Number.isNaN(date.getTime()) || date.getTime() > Date.now() ? new Date() : date
}

export const toText = (...values: unknown[]): string =>
  values
    .find((value): value is string => typeof value === 'string' && value.trim() !== '')
    ?.replace(/\s+/g, ' ')
    .trim()
    .slice(0, 500) ?? ''

export const listReferences = (...values: unknown[]): string[] =>
  values.flat().filter((value): value is string => typeof value === 'string' && value !== '')

/** The Message-ID among headers that are a list of names and values. */
export const listMessageIds = (headers: unknown): unknown[] =>
  toList(headers)
    .filter((header) => /^message-id$/i.test(toText(readPath(header, 'name'))))
    .map((header) => readPath(header, 'value'))
