import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { PasskeyAssertion, PasskeyOptions, PasskeyRegistration } from '@gable/shared/identity/two-factor.ts'

interface StoredCredential {
  id: Buffer
  rpId: string
  userHandle: string
  privateKey: KeyObject
  counter: number
}

interface Ceremony {
  origin?: string
  /** Whether the person proved themselves to the authenticator, by a PIN or a finger. */
  isVerified?: boolean
}

/** A WebAuthn authenticator in software: ES256 keys, no attestation, a counter for each. */
export class Authenticator {
  readonly credentials: StoredCredential[] = []

  create(options: PasskeyOptions, { origin, isVerified = true }: Ceremony = {}): PasskeyRegistration {
    const { rp, user } = options as unknown as { rp: { id: string }; user: { id: string } }
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const credential = { id: randomBytes(16), rpId: rp.id, userHandle: user.id, privateKey, counter: 0 }
    this.credentials.push(credential)
    const key = cborMap([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const attested = Buffer.concat([Buffer.alloc(16), toUint16(credential.id.length), credential.id, key])
    const authData = Buffer.concat([createAuthData(credential, isVerified, attestedFlag), attested])
    return {
      ...toJson(credential),
      response: {
        clientDataJSON: createClientData('webauthn.create', options, rp.id, origin).toString('base64url'),
        attestationObject: cborMap([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', authData],
        ]).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Answers with the first credential that is allowed. */
  get(options: PasskeyOptions, { origin, isVerified = true }: Ceremony = {}): PasskeyAssertion {
    const { allowCredentials = [] } = options as unknown as { allowCredentials?: { id: string }[] }
    const allowed = new Set(allowCredentials.map(({ id }) => id))
    const credential =
      this.credentials.find(({ id }) => allowed.has(id.toString('base64url'))) ??
      (this.credentials[0] as StoredCredential)
    credential.counter += 1
    const authenticatorData = createAuthData(credential, isVerified)
    const clientData = createClientData('webauthn.get', options, credential.rpId, origin)
    const signature = createSign('sha256')
      .update(authenticatorData)
      .update(createHash('sha256').update(clientData).digest())
      .sign(credential.privateKey)
    return {
      ...toJson(credential),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: credential.userHandle,
      },
    }
  }
}

const toJson = ({ id }: StoredCredential) => ({
  id: id.toString('base64url'),
  rawId: id.toString('base64url'),
  type: 'public-key' as const,
  clientExtensionResults: {},
})

const createClientData = (type: string, { challenge }: PasskeyOptions, rpId: string, origin = `http://${rpId}:4000`) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const [presentFlag, verifiedFlag, attestedFlag] = [1, 4, 64]

function createAuthData({ rpId, counter }: StoredCredential, isVerified: boolean, flags = 0) {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const flag = Buffer.from([presentFlag | (isVerified ? verifiedFlag : 0) | flags])
  return Buffer.concat([createHash('sha256').update(rpId).digest(), flag, count])
}

type CborValue = number | string | Buffer | Map<string, string>

const cborMap = (entries: [number | string, CborValue][]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flatMap(([key, value]) => [cbor(key), cbor(value)])])

function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (value instanceof Map) return cborMap([])
  const bytes = Buffer.from(value as string)
  return Buffer.concat([cborHead(typeof value === 'string' ? 3 : 2, bytes.length), bytes])
}

const cborHead = (type: number, length: number) =>
  length < 24
    ? Buffer.from([(type << 5) | length])
    : length < 256
      ? Buffer.from([(type << 5) | 24, length])
      : Buffer.concat([Buffer.from([(type << 5) | 25]), toUint16(length)])

function toUint16(number: number) {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(number)
  return bytes
}
