import { decryptAtRest, encryptAtRest } from '../platform/encrypt-at-rest.ts'

/** Encrypts the key of an account at an app with the installation's key, bound to its row. */
export const encryptCredential = (text: string, appId: string, installationKey: Buffer): Buffer =>
  encryptAtRest({ purpose, secret: installationKey }, appId, text)

export const decryptCredential = (encrypted: Buffer, appId: string, installationKey: Buffer): string =>
  decryptAtRest({ purpose, secret: installationKey }, appId, encrypted)

const purpose = 'credentials of connected apps'
