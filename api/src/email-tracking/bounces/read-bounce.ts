import type { Attachment, Email } from 'postal-mime'
import { readHtml } from '../../platform/mail/html-text.ts'
import { parseEmail } from '../../platform/mail/parse-email.ts'

/** What a mail server says about an email that it could not deliver, or that its reader reported as spam. */
interface MailReport {
  type: 'bounce' | 'complaint'
  /** The address does not exist or refuses email for good. */
  isHard: boolean
  /** In words. */
  reason: string
}

/**
 * Reads a delivery report (RFC 3464) or a complaint (RFC 5965). Half of all servers send neither form, so codes and
 * phrases of the text count too. Undefined for anything else, such as an answer from an absent reader or a delay.
 * Everyone who receives an email sees its return path and can send here, so each step reads its input once.
 */
export async function readBounce(message: Buffer): Promise<MailReport | undefined> {
  const email = await parseEmail(message)
  if (!email) return undefined
  const feedback = findPart(email, 'message/feedback-report')
  if (feedback) return readComplaint(feedback)
  const report = findPart(email, 'message/delivery-status')
  if (report) return readDeliveryStatus(report)
  return isReply(email) ? undefined : readText(email)
}

function readComplaint(text: string): MailReport | undefined {
  const type = readField(text, 'Feedback-Type')
  return /^(abuse|fraud|virus|not-spam|other)$/i.test(type) && !/^not-spam$/i.test(type)
    ? { type: 'complaint', isHard: false, reason: `Reported as ${type.toLowerCase()}` }
    : undefined
}

/** The fields of the recipient. There is one, because each email has a return path of its own. */
function readDeliveryStatus(text: string): MailReport | undefined {
  const action = readField(text, 'Action').toLowerCase()
  const diagnostic = readField(text, 'Diagnostic-Code').replace(/^\s*(smtp|x-[\w-]+)\s*;\s*/i, '')
  const status = readField(text, 'Status').match(/[245]\.\d{1,3}\.\d{1,3}/)?.[0] ?? findCode(diagnostic)
  if (action !== 'failed' && !(action === '' && status?.startsWith('5'))) return undefined
  return {
    type: 'bounce',
    isHard: isHardCode(status, diagnostic),
    reason: shorten(diagnostic || `Status ${status ?? 'unknown'}`),
  }
}

/** Servers that follow no standard say it in words, often in their own language. */
function readText({ subject = '', text = '', html = '', from }: Email): MailReport | undefined {
  const isServer = /mailer-daemon|postmaster|mail ?delivery|no-?reply/i.test(
    `${from?.address ?? ''} ${from?.name ?? ''}`,
  )
  const said = `${subject}\n${dropReturnedEmail(text || readHtml(html).text)}`.slice(0, 8000)
  const code = findCode(said)
  const isUnknown = unknownAddress.test(said)
  const isFailed = isUnknown || failed.test(said) || (isServer && code?.startsWith('5'))
  if (!isFailed || delayed.test(subject)) return undefined
  const line = said.split('\n').find((line) => unknownAddress.test(line) || (code && line.includes(code))) ?? subject
  return {
    type: 'bounce',
    isHard: isHardCode(code, said) || (isUnknown && !code?.startsWith('4')),
    reason: shorten(line),
  }
}

/** The email that was returned follows a line of its own. Its words say nothing about the delivery. */
function dropReturnedEmail(body: string): string {
  const lines = body.split('\n')
  const end = lines.findIndex((line) => line.startsWith('--') && returnedEmail.test(line))
  return lines.slice(0, end < 0 ? undefined : end).join('\n')
}

const returnedEmail = /original|returned|copy of|message header|ursprüngliche/i

/** An absence note or a challenge is an answer to an email that arrived. */
const isReply = ({ headers, subject = '' }: Email): boolean =>
  headers.some(({ key, value }) => key === 'auto-submitted' && /auto-replied/i.test(value)) ||
  headers.some(({ key }) => key === 'x-autoreply' || key === 'x-autorespond') ||
  /^(auto(matic)?[ -]?(reply|response)|out of (the )?office|abwesen|absence|respuesta autom|réponse autom)/i.test(
    subject,
  )

function findPart(email: Email, type: string): string | undefined {
  const part = email.attachments.find(({ mimeType }: Attachment) => mimeType.toLowerCase() === type)
  if (!part) return undefined
  return typeof part.content === 'string' ? part.content : Buffer.from(part.content as ArrayBuffer).toString()
}

/** A field with its folded lines. */
const readField = (text: string, name: string): string =>
  (new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t]+.*)*)`, 'im').exec(text)?.[1] ?? '').replace(/\s+/g, ' ').trim()

/** An enhanced status such as 5.1.1, or else the code of an answer such as 550. */
const findCode = (text: string): string | undefined =>
  /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(text)?.[0] ?? /(?<![\d.-])[45][0-5]\d(?=[ -])/.exec(text)?.[0]

/**
 * Whether the address itself is wrong. A full mailbox, a refused text and a blocked sender say nothing about it, also with
 * a code that begins with 5.
 */
function isHardCode(code: string | undefined, text: string): boolean {
  if (code?.startsWith('4') || temporary.test(text)) return false
  if (code && /^5\.(1\.[0-36]|1\.10|2\.1|4\.4)$/.test(code)) return true
  return unknownAddress.test(text)
}

const shorten = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 500)

const unknownAddress = new RegExp(
  [
    '(user|recipient|mailbox|address|account|alias|destinatario|usuario)[^.\\n]{0,60}(unknown|not found|not exist|doesn.t exist|does not exist|unavailable|disabled|invalid|inactive|no longer|rejected)',
    'no such (user|mailbox|recipient|person|address|domain)|unknown (user|recipient|local part|address|mailbox)|invalid (recipient|mailbox|address)',
    'couldn.t be found|wasn.t found at|address not found|is not a known user|user doesn.t have|not our customer|host or domain name not found|domain (not found|does not exist)|not listed in',
    'existiert nicht|unbekannt|ist nicht verf|nicht gefunden',
    'no existe|desconocid|no se (ha )?encontr|direcci[oó]n incorrecta',
    'n.existe pas|inconnue?|introuvable|n.a pas [ée]t[ée] trouv',
    'n[aã]o existe|n[aã]o encontrad|destinat[aá]rio desconhecido|casella inesistente|non esiste|sconosciuto|bestaat niet|onbekend|存在しません|不存在|не существует',
  ].join('|'),
  'i',
)
const temporary =
  /(mailbox|quota|inbox|buz[oó]n|postfach|bo[iî]te|disk)[^.\n]{0,40}(full|exceeded|over|lleno|voll|pleine)|over ?quota|spam|blocked|blacklist|reputation|policy|greylist|try again|temporar|rate limit|message too large|too big|virus|content rejected/i
const failed =
  /delivery (has )?failed|undeliver|could ?n.t be delivered|could not (be delivered|deliver)|returned mail|failure notice|delivery status notification \(failure\)|mail delivery failed|no se (pudo|ha podido) entregar|unzustellbar|nicht zugestellt|non remis|n.a pas pu [êe]tre|impossibile recapitare|n[aã]o (foi )?entregue|配信できません|退信|не доставлено/i
const delayed = /delay|warning|still trying|retras|verz[oö]ger|retard/i
