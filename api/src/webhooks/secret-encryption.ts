import { decryptAtRest, encryptAtRest } from '../platform/encrypt-at-rest.ts'

/** Encrypts a webhook's signing secret with the installation's key, bound to its row. */
export const encryptSecret = (text: string, rowId: string, installationKey: Buffer): Buffer =>
  encryptAtRest({ purpose, secret: installationKey }, rowId, text)

export const decryptSecret = (encrypted: Buffer, rowId: string, installationKey: Buffer): string =>
  decryptAtRest({ purpose, secret: installationKey }, rowId, encrypted)

const purpose = 'secrets of webhooks'
