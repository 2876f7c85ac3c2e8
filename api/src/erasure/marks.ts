import { createHmac } from 'node:crypto'
import { phoneKey } from '@gable/shared/identity/phone-key.ts'
import type { AccountScope } from '../platform/scope.ts'

/**
 * What remains of somebody who was erased: by it they are known when they come again, and by nothing else. Keyed, so
 * that nobody who holds the table can try all telephone numbers there are.
 */
export function marksOf(
  { accountId }: AccountScope,
  { emails, phones }: { emails: readonly string[]; phones: readonly string[] },
  secret: Buffer,
): Buffer[] {
  const mark = (text: string) =>
    createHmac('sha256', secret).update('suppression:').update(accountId).update(text).digest()
  return [
    ...emails.map((email) => mark(`email:${email.toLowerCase()}`)),
    ...phones.map((phone) => mark(`phone:${phoneKey(phone)}`)),
  ]
}
