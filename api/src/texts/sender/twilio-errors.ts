/** The person has replied STOP. Twilio knows before we do if the reply did not reach us. */
export const optedOutCode = 21610

/** What an error of Twilio means for an agent. Other errors keep their own words. */
export function describeTwilioError(code: number | undefined, message: string): string {
  const known = code === undefined ? undefined : errors[code]
  return `${known ?? message.slice(0, 300)}${code === undefined ? '' : ` (Twilio error ${code})`}`
}

/** Nobody can be texted until somebody acts at Twilio. */
export const isAccountError = (code: number | undefined): boolean => code !== undefined && accountErrors.has(code)

const accountErrors = new Set([20003, 20005, 21606, 21603, 21660, 21703, 21704, 21705])

const errors: Record<number, string> = {
  20003: 'Twilio refused the account SID or the auth token',
  20005: 'The account at Twilio is not active',
  21211: 'The phone number does not exist',
  21408: 'The account at Twilio may not text this country',
  21606: 'The sender is not a number of this account at Twilio',
  21608: 'A trial account at Twilio can only text numbers that it has verified',
  21610: 'The person replied STOP',
  21612: 'The sender cannot text this number',
  21614: 'The phone number cannot receive texts',
  21617: 'The text is too long',
  30002: 'The account at Twilio is suspended',
  30003: 'The phone is switched off or out of reach',
  30004: 'The phone or its carrier blocks texts from this sender',
  30005: 'The phone number is unknown or no longer in use',
  30006: 'The phone number is a landline',
  30007: 'The carrier took the text for spam',
  30008: 'The carrier did not say why',
  30032: 'The toll-free number is not verified at Twilio',
  30034: 'The sender is not registered for business texts (A2P 10DLC) at Twilio',
}
