/** What became of one attempt to hand an email over. */
export type SendOutcome =
  | { kind: 'ACCEPTED' }
  /** Surely not taken, and the answer says that a later attempt may succeed. */
  | { kind: 'LATER'; reason: string }
  /** Refused for good because of the recipient. A hard refusal means that the mailbox does not exist. */
  | { kind: 'BOUNCED'; reason: string; isHard: boolean }
  /** Refused for good for another reason. */
  | { kind: 'FAILED'; reason: string }
  /** The connection broke after the text was on its way, so the server may have taken it. */
  | { kind: 'UNKNOWN'; reason: string }

/** An error of the SMTP connection, as far as it is used here. */
export interface SmtpError {
  code?: string | undefined
  responseCode?: number | undefined
  response?: string | undefined
  command?: string | undefined
  message: string
}

/**
 * Only an answer of the server is believed. Without one it depends on whether the text had left: before that the email
 * was surely not taken, after that nobody knows.
 */
export function toFailure(error: SmtpError, hasTextLeft: boolean): Exclude<SendOutcome, { kind: 'ACCEPTED' }> {
  const { responseCode: code, command } = error
  if (code === undefined) return toUnanswered(error, hasTextLeft)
  const reason = describeResponse(error)
  if (code >= 400 && code < 500) return { kind: 'LATER', reason }
  if (code >= 500 && command === 'RCPT TO') return { kind: 'BOUNCED', reason, isHard: isMissingMailbox(error) }
  if (code >= 500) return { kind: 'FAILED', reason }
  return hasTextLeft ? { kind: 'UNKNOWN', reason } : { kind: 'LATER', reason }
}

function toUnanswered({ code }: SmtpError, hasTextLeft: boolean) {
  if (hasTextLeft)
    return {
      kind: 'UNKNOWN' as const,
      reason: 'The connection broke while the email was handed over. It may have arrived, so it is not sent again.',
    }
  if (code === 'EENVELOPE')
    return { kind: 'FAILED' as const, reason: 'The mail server does not support this email address' }
  if (code === 'EMESSAGE')
    return { kind: 'FAILED' as const, reason: 'The email is larger than the mail server accepts' }
  return { kind: 'LATER' as const, reason: 'The connection to the mail server broke' }
}

/** The enhanced status codes of a mailbox or a domain that does not exist, or receives nothing. */
const missingMailbox = /\b5\.(1\.[0-36]|1\.10|2\.1|4\.4)\b/
const enhancedCode = /\b[245]\.\d{1,3}\.\d{1,3}\b/g
/** Words of servers that refuse the sender, or all of our emails, but not the mailbox. */
const policyWords =
  /relay|spam|block|polic|black|denied|reputation|authent|dmarc|spf|dkim|rate|limit|full|quota|over ?size|too large|banned|listed/i
const missingWords =
  /unknown|not exist|no such|not found|invalid|unavailable|disabled|inactive|recipient rejected|no mailbox/i

function isMissingMailbox({ responseCode, response = '' }: SmtpError) {
  if (response.search(enhancedCode) >= 0) return missingMailbox.test(response)
  if (policyWords.test(response)) return false
  return [550, 551, 553].includes(responseCode ?? 0) || missingWords.test(response)
}

/** The answer of the server in one line. It is shown to agents, and may contain anything. */
function describeResponse({ response = '', command }: SmtpError) {
  const text = response
    .replace(/^\d{3}[ -]/gm, '')
    .replace(enhancedCode, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: an answer may contain them
    .replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ')
    .trim()
    .slice(0, 300)
  const who = command === 'RCPT TO' ? 'The recipient was refused' : 'The mail server refused the email'
  return text ? `${who}: ${text}` : who
}
