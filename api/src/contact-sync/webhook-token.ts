import { readLink, signLink } from '../platform/signed-link.ts'

/** Names an app of an account in the address that a CRM reports to. */
export const createWebhookToken = (secret: Buffer, accountId: string, appId: string): string =>
  signLink(toKey(secret), [accountId, appId])

/** Undefined when it is not one of ours. */
export function readWebhookToken(secret: Buffer, token: string) {
  const target = readLink(toKey(secret), token)
  const [appId, ...others] = target?.recordIds ?? []
  return target && appId && others.length === 0 ? { scope: target.scope, appId } : undefined
}

const toKey = (secret: Buffer) => ({ purpose: 'crm-webhook', secret })
