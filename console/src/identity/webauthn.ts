import type { PasskeyAssertion, PasskeyOptions, PasskeyRegistration } from '@gable/shared/identity/two-factor.ts'

/** The user closed the browser's dialog, or it timed out. */
export class PasskeyCanceledError extends Error {
  override name = 'PasskeyCanceledError'
}

export const canUsePasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window

/** Asks the browser to create a passkey. */
export async function createPasskey(options: PasskeyOptions): Promise<PasskeyRegistration> {
  const publicKey = parseOptions(options, 'parseCreationOptionsFromJSON') as PublicKeyCredentialCreationOptions
  const credential = await askBrowser(() => navigator.credentials.create({ publicKey }))
  const response = credential.response as AuthenticatorAttestationResponse
  return {
    ...toJson(credential),
    response: {
      clientDataJSON: encode(response.clientDataJSON),
      attestationObject: encode(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  }
}

/** Asks the browser to prove a passkey. */
export async function getPasskey(options: PasskeyOptions): Promise<PasskeyAssertion> {
  const publicKey = parseOptions(options, 'parseRequestOptionsFromJSON') as PublicKeyCredentialRequestOptions
  const credential = await askBrowser(() => navigator.credentials.get({ publicKey }))
  const response = credential.response as AuthenticatorAssertionResponse
  return {
    ...toJson(credential),
    response: {
      clientDataJSON: encode(response.clientDataJSON),
      authenticatorData: encode(response.authenticatorData),
      signature: encode(response.signature),
      userHandle: response.userHandle ? encode(response.userHandle) : null,
    },
  }
}

async function askBrowser(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await ask()
    if (credential) return credential as PublicKeyCredential
  } catch (error) {
    throw toPasskeyError(error)
  }
  throw new PasskeyCanceledError()
}

function toPasskeyError(error: unknown): Error {
  const { name } = error as { name?: string }
  if (name === 'NotAllowedError' || name === 'AbortError') return new PasskeyCanceledError()
  if (name === 'InvalidStateError') return new Error('This device already has a passkey for your account.')
  if (name === 'SecurityError')
    return new Error('Passkeys do not work at this address. Open Gable at its usual address and try again.')
  return new Error('Your browser could not use a passkey. Please try again or sign in another way.')
}

type Parser = 'parseCreationOptionsFromJSON' | 'parseRequestOptionsFromJSON'

/** Browsers before 2025 do not parse the JSON form themselves. */
function parseOptions(options: PasskeyOptions, parser: Parser): object {
  const parse = (PublicKeyCredential as unknown as Partial<Record<Parser, (json: object) => object>>)[parser]
  return parse ? parse.call(PublicKeyCredential, options) : decodeOptions(options)
}

/** Decodes the four places in which the JSON form has text for bytes. */
export function decodeOptions(options: PasskeyOptions): object {
  const { user, allowCredentials, excludeCredentials } = options as {
    user?: { id: string }
    allowCredentials?: { id: string }[]
    excludeCredentials?: { id: string }[]
  }
  const decodeIds = (list: { id: string }[]) => list.map((item) => ({ ...item, id: decode(item.id) }))
  return {
    ...options,
    challenge: decode(options.challenge),
    ...(user && { user: { ...user, id: decode(user.id) } }),
    ...(allowCredentials && { allowCredentials: decodeIds(allowCredentials) }),
    ...(excludeCredentials && { excludeCredentials: decodeIds(excludeCredentials) }),
  }
}

const toJson = ({ id }: PublicKeyCredential) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
})

const encode = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const decode = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
