export interface SampleReport {
  name: string
  message: string
  /** Undefined for messages that are no report. */
  expected?: { type: 'bounce' | 'complaint'; isHard: boolean }
}

export const hard = { type: 'bounce', isHard: true } as const
export const soft = { type: 'bounce', isHard: false } as const
export const complaint = { type: 'complaint', isHard: false } as const

const toMessage = (headers: Record<string, string>, body: string) =>
  `${Object.entries({
    From: 'Mail Delivery System <MAILER-DAEMON@mx.example.net>',
    To: 'token@bounces.example.com',
    Date: 'Mon, 12 Oct 2026 09:21:14 +0000',
    'MIME-Version': '1.0',
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n\n${body}\n`.replaceAll('\n', '\r\n')

export const original =
  'From: Harbor Realty <hello@harbor.example>\nTo: nora@example.org\nSubject: Your home value\n\nUser unknown? 550 5.1.1 is only a text here.'

/** A report as RFC 3464 describes it. */
export function toStandard(
  fields: Record<string, string>,
  text = 'Your message could not be delivered.',
  headers: Record<string, string> = {},
) {
  const status = Object.entries({ 'Final-Recipient': 'rfc822; nora@example.org', ...fields })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
  return toMessage(
    {
      Subject: 'Undelivered Mail Returned to Sender',
      'Auto-Submitted': 'auto-replied',
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary="b1"',
      ...headers,
    },
    `--b1\nContent-Type: text/plain; charset=utf-8\n\n${text}\n\n--b1\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example.net\nArrival-Date: Mon, 12 Oct 2026 09:21:12 +0000\n\n${status}\n\n--b1\nContent-Type: message/rfc822\n\n${original}\n\n--b1--`,
  )
}

export const toComplaint = (type: string) =>
  toMessage(
    {
      From: 'complaints@isp.example',
      Subject: 'FW: Your home value',
      'Content-Type': 'multipart/report; report-type=feedback-report; boundary="b1"',
    },
    `--b1\nContent-Type: text/plain\n\nThis is an email abuse report.\n\n--b1\nContent-Type: message/feedback-report\n\nFeedback-Type: ${type}\nUser-Agent: SomeGenerator/1.0\nVersion: 1\n\n--b1\nContent-Type: message/rfc822\n\n${original}\n\n--b1--`,
  )

export const toText = (subject: string, text: string, headers: Record<string, string> = {}) =>
  toMessage({ Subject: subject, 'Content-Type': 'text/plain; charset=utf-8', ...headers }, text)
