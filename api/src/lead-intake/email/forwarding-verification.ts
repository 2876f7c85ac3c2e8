import type { ForwardingVerification } from '../../database/schema/lead-intake.ts'
import type { EmailMessage } from './email-message.ts'

/**
 * What a mail provider sends to an address before it forwards there. The link is shown only if it leads to the provider:
 * anybody can send such an email.
 */
export function readVerification({ from, subject, text }: EmailMessage): ForwardingVerification | undefined {
  for (const { provider, sender, subjects, code, link } of providers) {
    if (!sender.test(from.address) || !subjects.test(subject)) continue
    const said = `${subject}\n${text}`
    return {
      provider,
      code: code.exec(said)?.slice(1).find(Boolean) ?? '',
      url: link.exec(text)?.[0] ?? '',
      mailbox: /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/.exec(text)?.[0]?.toLowerCase() ?? '',
    }
  }
  return undefined
}

const providers = [
  {
    provider: 'Gmail',
    sender: /^forwarding-noreply@google\.com$/,
    subjects: /forwarding confirmation|confirmaci[oó]n de reenv[ií]o/i,
    code: /(?:confirmation code|c[oó]digo de confirmaci[oó]n):?\s*(\d{6,12})|\(#(\d{6,12})\)/i,
    link: /https:\/\/(?:mail|mail-settings|isolated\.mail)\.google\.com\/mail\/[^\s<>"]{1,500}/,
  },
  {
    provider: 'Zoho Mail',
    sender: /@(?:[\w-]+\.)*zoho(?:mail)?\.(?:com|eu|in)$/,
    subjects: /forward|verif/i,
    code: /(?:verification|confirmation) code\s{0,20}(?:is)?:?\s{0,20}([\w-]{4,12})/i,
    link: /https:\/\/(?:[\w-]{1,30}\.){0,3}zoho(?:mail)?\.(?:com|eu|in)\/[^\s<>"]{1,500}/,
  },
  {
    provider: 'Yahoo Mail',
    sender: /@(?:[\w-]+\.)*yahoo-?(?:inc)?\.com$/,
    subjects: /verif|forward/i,
    code: /(?:verification|confirmation) code\s{0,20}(?:is)?:?\s{0,20}([\w-]{4,12})/i,
    link: /https:\/\/(?:[\w-]{1,30}\.){0,3}yahoo\.com\/[^\s<>"]{1,500}/,
  },
] as const
