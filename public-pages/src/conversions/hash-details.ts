import { toGoogleEmail } from '@gable/shared/conversions/google-email.ts'

interface HashedDetails {
  sha256_email_address: string
  sha256_phone_number?: string
}

/** For enhanced conversions. Undefined without an email, and where the browser cannot hash, as on plain http. */
export async function hashDetails({
  email,
  phone,
}: {
  email: string
  phone: string
}): Promise<HashedDetails | undefined> {
  const { subtle } = globalThis.crypto ?? {}
  if (!subtle || !email.trim()) return undefined
  const hash = async (text: string) => {
    const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)))
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
  const digits = phone.replace(/\D/g, '')
  const number = digits.length === 10 && !phone.trim().startsWith('+') ? `1${digits}` : digits
  return {
    sha256_email_address: await hash(toGoogleEmail(email)),
    ...(number.length > 10 && number.length < 16 && { sha256_phone_number: await hash(`+${number}`) }),
  }
}
