import { decryptAtRest, encryptAtRest } from '../platform/encrypt-at-rest.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Encrypts the auth token of a provider with the installation's key, bound to the account. */
export const encryptTextToken = (token: string, { accountId }: AccountScope, secret: Buffer): Buffer =>
  encryptAtRest({ purpose, secret }, accountId, token)

export const decryptTextToken = (encrypted: Buffer, { accountId }: AccountScope, secret: Buffer): string =>
  decryptAtRest({ purpose, secret }, accountId, encrypted)

const purpose = 'tokens of text providers'
