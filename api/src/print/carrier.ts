import type { PostcardSize } from '@gable/shared/postcards/postcard-settings.ts'

export interface MailingAddress {
  name: string
  line1: string
  line2: string
  city: string
  state: string
  zip: string
}

/** Names a piece at the printer. */
export interface PieceReference {
  pieceId: string
  /** Signed, so that messages about it may come from anywhere. */
  token: string
}

export interface PrintOrder extends PieceReference {
  size: PostcardSize
  /** One page each, with bleed. */
  front: Buffer
  back: Buffer
  to: MailingAddress
}

/**
 * What became of an order. LATER was surely not taken; UNKNOWN may have been, so it is looked up before it is sent again.
 */
export type OrderOutcome =
  | { kind: 'ACCEPTED'; providerId: string; cancelUntil: Date | null }
  | { kind: 'REFUSED'; reason: string }
  | { kind: 'LATER'; reason: string; retryAt?: Date }
  | { kind: 'UNKNOWN'; reason: string; retryAt?: Date }

export interface FoundOrder {
  providerId: string
  cancelUntil: Date | null
  isCanceled: boolean
}

/** The post office does not know such an address. `reason` says what is wrong with it. */
export type AddressVerdict = { isDeliverable: true } | { isDeliverable: false; reason: string }

/** Nothing was found out: the printer could not be asked. */
export class CarrierUnavailableError extends Error {
  override name = 'CarrierUnavailable'
  readonly retryAt: Date | undefined

  constructor(message: string, retryAt?: Date) {
    super(message)
    this.retryAt = retryAt
  }
}

/** Someone who prints and mails postcards. */
export interface PrintCarrier {
  name: 'PRINT_ROOM' | 'LOB'
  /** The addresses are part of our drawing. Others print them into the space that is kept free. */
  takesAddressFromDrawing: boolean
  /** Throws a CarrierUnavailableError. */
  verifyAddress(address: MailingAddress, signal: AbortSignal): Promise<AddressVerdict>
  /** Never throws. Asking again with the same piece prints nothing twice, for a day at least. */
  submit(order: PrintOrder, signal: AbortSignal): Promise<OrderOutcome>
  /** The order of a piece. Throws a CarrierUnavailableError. */
  find(piece: PieceReference, signal: AbortSignal): Promise<FoundOrder | undefined>
  /** Throws a CarrierUnavailableError. */
  cancel(providerId: string, signal: AbortSignal): Promise<'CANCELED' | 'TOO_LATE'>
}
