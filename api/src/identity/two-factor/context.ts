import { consoleOrigin, type Settings } from '../../platform/settings.ts'

/** What signing in needs to know about the installation. */
export interface IdentityContext {
  product: string
  /** Where the console is served. Passkeys belong to its host. */
  origin: string
  /** Where passkeys may be used: the console, and its development server. */
  passkeyOrigins: string[]
  secret: Buffer
}

export const toIdentityContext = (settings: Settings, secret: Buffer): IdentityContext => ({
  product: settings.PRODUCT_NAME,
  origin: consoleOrigin(settings),
  passkeyOrigins: [consoleOrigin(settings), ...(settings.NODE_ENV === 'development' ? ['http://localhost:5173'] : [])],
  secret,
})
