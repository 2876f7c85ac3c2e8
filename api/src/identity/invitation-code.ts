import { isId } from '@gable/shared/ids.ts'

/** A code names its account, so that it is looked up inside the tenant; the secret after it proves the invitation. */
export const invitationCode = (accountId: string, secret: string): string =>
  `${accountId.replaceAll('-', '')}.${secret}`

export function accountAndSecret(code: string): { accountId: string; secret: string } | undefined {
  const [account = '', secret] = code.split('.')
  const accountId = account.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return secret && isId(accountId) ? { accountId, secret } : undefined
}
