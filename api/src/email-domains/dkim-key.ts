import { createPrivateKey, generateKeyPair, type KeyObject, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { decryptAtRest, encryptAtRest } from '../platform/encrypt-at-rest.ts'

export interface NewDkimKey {
  selector: string
  /** Base64 of the SubjectPublicKeyInfo, as DNS records have it. */
  publicKey: string
  encryptedPrivateKey: Buffer
}

/** Creates a key pair. RSA with 2048 bits is the only kind that every mail provider verifies. */
export async function createDkimKey(domainId: string, secret: Buffer): Promise<NewDkimKey> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  // Random, because several accounts may send from one domain.
  const selector = `gable-${randomBytes(4).toString('hex')}`
  const text = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
  return {
    selector,
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    encryptedPrivateKey: encryptAtRest({ purpose, secret }, `${domainId}/${selector}`, text),
  }
}

interface StoredDkimKey {
  domainId: string
  selector: string
  encrypted: Buffer
}

export function decryptDkimKey({ domainId, selector, encrypted }: StoredDkimKey, secret: Buffer): KeyObject {
  const text = decryptAtRest({ purpose, secret }, `${domainId}/${selector}`, encrypted)
  return createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
}

const purpose = 'private keys of sending domains'
