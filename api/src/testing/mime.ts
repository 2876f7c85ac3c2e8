interface EmailParts {
  from: string
  subject: string
  to?: string
  replyTo?: string
  messageId?: string
  headers?: string[]
}

let emailCount = 0

function createHeaders({
  from,
  subject,
  to = 'Ines Cole <ines@harborhill.example>',
  replyTo,
  messageId,
  headers = [],
}: EmailParts) {
  emailCount += 1
  return [
    `Message-ID: ${messageId ?? `<notice-${process.pid}-${emailCount}@mail.example>`}`,
    'Date: Tue, 10 Mar 2026 09:12:44 -0500',
    `From: ${from}`,
    `To: ${to}`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    ...headers,
  ]
}

export const createTextEmail = (parts: EmailParts, text: string): string =>
  [
    ...createHeaders(parts),
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
  ].join('\r\n')

const toBase64 = (content: Buffer) => content.toString('base64').replace(/(.{76})/g, '$1\r\n')

const toQuotedPrintable = (content: Buffer) =>
  [...content]
    .map((byte) => {
      if (byte === 10) return '\r\n'
      return (byte >= 33 && byte <= 126 && byte !== 61) || byte === 32
        ? String.fromCharCode(byte)
        : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')
    .split('\r\n')
    .map((line) => line.replace(/(.{70}[^=]{0,2})(?=.)/g, '$1=\r\n').replace(/ $/, '=20'))
    .join('\r\n')

export const createBase64Html = (parts: EmailParts, html: string) =>
  [
    ...createHeaders(parts),
    'Content-Type: text/html; charset="utf-8"',
    'Content-Transfer-Encoding: base64',
    '',
    toBase64(Buffer.from(html)),
  ].join('\r\n')

export const createQuotedPrintable = (parts: EmailParts, type: string, text: string, encoding: BufferEncoding) =>
  [
    ...createHeaders(parts),
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    toQuotedPrintable(Buffer.from(text, encoding)),
  ].join('\r\n')

export const createAlternative = (parts: EmailParts, text: string, html: string) =>
  [
    ...createHeaders(parts),
    'Content-Type: multipart/mixed; boundary="outer"',
    '',
    '--outer',
    'Content-Type: multipart/alternative; boundary="inner"',
    '',
    '--inner',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    text,
    '--inner',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    toQuotedPrintable(Buffer.from(html)),
    '--inner--',
    '--outer',
    'Content-Type: image/png; name="logo.png"',
    'Content-Transfer-Encoding: base64',
    'Content-Disposition: attachment; filename="logo.png"',
    '',
    toBase64(Buffer.alloc(3000, 7)),
    '--outer--',
  ].join('\r\n')
