export interface SupportCase {
  subject: string
  /** One fact per line, so that support need not ask for it. */
  lines: string[]
}

/** The installation's support page, or an email to its operators with the case filled in. */
export function getSupportUrl(supportUrl: string, supportCase?: SupportCase): string {
  if (!supportCase || !isEmailUrl(supportUrl)) return supportUrl
  const fields = { subject: supportCase.subject, body: supportCase.lines.join('\r\n') }
  // Email programs show a `+` as it is, so spaces are percent-encoded.
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  return `${supportUrl}${supportUrl.includes('?') ? '&' : '?'}${query.join('&')}`
}

export const isEmailUrl = (url: string) => url.startsWith('mailto:')
