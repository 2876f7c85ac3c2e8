import { complaint, hard, type SampleReport, soft, toComplaint, toStandard } from './bounce-messages.ts'

/** Returned emails and complaints as RFC 3464 and RFC 5965 describe them. */
export const standardReports: SampleReport[] = [
  {
    name: 'Postfix, unknown user',
    expected: hard,
    message: toStandard({
      Action: 'failed',
      Status: '5.1.1',
      'Diagnostic-Code':
        'smtp; 550 5.1.1 <nora@example.org>: Recipient address rejected: User unknown in virtual\n mailbox table',
    }),
  },
  {
    name: 'Postfix, unknown domain',
    expected: hard,
    message: toStandard({
      Action: 'failed',
      Status: '5.4.4',
      'Diagnostic-Code':
        'X-Postfix; Host or domain name not found. Name service error for name=exmaple.org type=AAAA: Host not found',
    }),
  },
  {
    name: 'Postfix, still trying',
    message: toStandard(
      {
        Action: 'delayed',
        Status: '4.4.1',
        'Diagnostic-Code': 'X-Postfix; connect to mx.example.org[192.0.2.4]:25: Connection timed out',
      },
      'THIS IS A WARNING ONLY.',
      { Subject: 'Delayed Mail (still being retried)' },
    ),
  },
  {
    name: 'Postfix, gave up',
    expected: soft,
    message: toStandard({
      Action: 'failed',
      Status: '4.4.1',
      'Diagnostic-Code': 'X-Postfix; connect to mx.example.org[192.0.2.4]:25: Connection timed out',
    }),
  },
  {
    name: 'Gmail, no such user',
    expected: hard,
    message: toStandard(
      {
        Action: 'failed',
        Status: '5.1.1',
        'Diagnostic-Code':
          "smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try\n 550-5.1.1 double-checking the recipient's email address",
      },
      '** Address not found **',
      { Subject: 'Delivery Status Notification (Failure)' },
    ),
  },
  {
    name: 'Gmail, full mailbox',
    expected: soft,
    message: toStandard({
      Action: 'failed',
      Status: '5.2.2',
      'Diagnostic-Code': "smtp; 552-5.2.2 The recipient's inbox is out of storage space and over quota.",
    }),
  },
  {
    name: 'Gmail, bulk policy',
    expected: soft,
    message: toStandard({
      Action: 'failed',
      Status: '5.7.1',
      'Diagnostic-Code':
        'smtp; 550-5.7.1 Our system has detected that this message is likely unsolicited mail. To reduce the amount of spam sent to Gmail, this message has been blocked.',
    }),
  },
  {
    name: 'Exchange Online, not found',
    expected: hard,
    message: toStandard(
      {
        Action: 'failed',
        Status: '5.1.10',
        'Diagnostic-Code':
          'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient nora@example.org not found by SMTP address lookup',
      },
      'nora wasn’t found at example.org.',
      { Subject: 'Undeliverable: Your home value' },
    ),
  },
  {
    name: 'Exchange Online, access denied',
    expected: soft,
    message: toStandard({
      Action: 'failed',
      Status: '5.7.133',
      'Diagnostic-Code': 'smtp;550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required',
    }),
  },
  {
    name: 'Yahoo, disabled account',
    expected: hard,
    message: toStandard({
      Action: 'failed',
      Status: '5.0.0',
      'Diagnostic-Code':
        'smtp; 554 30 Sorry, your message to nora@example.org cannot be delivered. This mailbox is disabled (554.30).',
    }),
  },
  {
    name: 'iCloud, over quota',
    expected: soft,
    message: toStandard({
      Action: 'failed',
      Status: '5.2.2',
      'Diagnostic-Code': 'smtp; 552 5.2.2 <nora@example.org>: user is over quota',
    }),
  },
  {
    name: 'Amazon, blocked by reputation',
    expected: soft,
    message: toStandard({
      Action: 'failed',
      Status: '5.7.1',
      'Diagnostic-Code': 'smtp; 554 5.7.1 Service unavailable; Client host [192.0.2.9] blocked using a blacklist',
    }),
  },
  {
    name: 'a report without a status',
    expected: hard,
    message: toStandard({ Action: 'failed', 'Diagnostic-Code': 'smtp; 550 no such user here' }),
  },
  {
    name: 'a report without an action',
    expected: hard,
    message: toStandard({ Status: '5.1.1 (bad destination mailbox address)' }),
  },
  {
    name: 'a report of success',
    message: toStandard({ Action: 'delivered', Status: '2.0.0' }, 'Your message was delivered.', {
      Subject: 'Successful Mail Delivery Report',
    }),
  },
  { name: 'a report that relays on', message: toStandard({ Action: 'relayed', Status: '2.1.5' }) },
  { name: 'a complaint', expected: complaint, message: toComplaint('abuse') },
  { name: 'a complaint of fraud', expected: complaint, message: toComplaint('fraud') },
  { name: 'a reader who marks an email as no spam', message: toComplaint('not-spam') },
]
