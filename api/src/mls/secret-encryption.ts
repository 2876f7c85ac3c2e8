import { decryptAtRest, encryptAtRest } from '../platform/encrypt-at-rest.ts'

/** Encrypts the access token or client secret of a connection, bound to its row. */
export const encryptMlsSecret = (text: string, connectionId: string, secret: Buffer): Buffer =>
  encryptAtRest({ purpose, secret }, connectionId, text)

export const decryptMlsSecret = (encrypted: Buffer, connectionId: string, secret: Buffer): string =>
  decryptAtRest({ purpose, secret }, connectionId, encrypted)

const purpose = 'secrets of MLS connections'
