import { createHmac } from 'node:crypto'
import { toPhoneKey } from '@gable/shared/identity/phone-key.ts'
import type { AccountScope } from '../platform/scope.ts'

/**
 * The only trace of an erased person: imports and referrals recognize them by these hashes. They are keyed, so the
 * stored hashes alone do not allow guessing phone numbers.
 */
export function getSuppressionHashes(
  { accountId }: AccountScope,
  { emails, phones }: { emails: readonly string[]; phones: readonly string[] },
  secret: Buffer,
): Buffer[] {
  const hash = (text: string) =>
    createHmac('sha256', secret).update('suppression:').update(accountId).update(text).digest()
  return [
    ...emails.map((email) => hash(`email:${email.toLowerCase()}`)),
    ...phones.map((phone) => hash(`phone:${toPhoneKey(phone)}`)),
  ]
}
