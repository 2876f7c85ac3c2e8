import { calendarTitles, type SignInProvider } from '@gable/shared/calendars/calendar.ts'
import { calendarReturnPath } from '@gable/shared/calendars/return-path.ts'
import { consoleOrigin, type Settings } from '../../platform/settings.ts'

/** How agents allow access at a provider. */
export interface SignInConfig {
  title: string
  authorizeUrl: string
  tokenUrl: string
  /** Ends the access. Microsoft has no address for that. */
  revokeUrl: string | undefined
  clientId: string
  clientSecret: string
  scope: string
  /** Asks for a refresh token, and lets the agent choose the account. */
  parameters: Record<string, string>
}

/** Undefined if the operator set up no client at the provider. */
export function getSignInConfig(provider: SignInProvider, settings: Settings): SignInConfig | undefined {
  const title = calendarTitles[provider]
  if (provider === 'GOOGLE') {
    const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings
    if (!clientId || !clientSecret) return undefined
    return {
      title,
      clientId,
      clientSecret,
      authorizeUrl: `${settings.GOOGLE_SIGN_IN_URL}/o/oauth2/v2/auth`,
      tokenUrl: `${settings.GOOGLE_TOKEN_URL}/token`,
      revokeUrl: `${settings.GOOGLE_TOKEN_URL}/revoke`,
      scope: googleScopes.join(' '),
      parameters: { access_type: 'offline', prompt: 'consent select_account' },
    }
  }
  const { MICROSOFT_CLIENT_ID: clientId, MICROSOFT_CLIENT_SECRET: clientSecret } = settings
  if (!clientId || !clientSecret) return undefined
  return {
    title,
    clientId,
    clientSecret,
    authorizeUrl: `${settings.MICROSOFT_SIGN_IN_URL}/oauth2/v2.0/authorize`,
    tokenUrl: `${settings.MICROSOFT_SIGN_IN_URL}/oauth2/v2.0/token`,
    revokeUrl: undefined,
    scope: 'offline_access User.Read Calendars.ReadWrite',
    parameters: { response_mode: 'query', prompt: 'select_account' },
  }
}

export const getReturnUrl = (settings: Settings): string => `${consoleOrigin(settings)}/${calendarReturnPath}`

const googleScopes = [
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
  'https://www.googleapis.com/auth/calendar.events',
]
