import { createHash, createHmac } from 'node:crypto'

interface HookKeys {
  accountId: string
  flowId: string
  generation: number
}

/**
 * The code of an address. It is derived rather than stored, so that the database alone starts nothing, and yet the agent
 * can see it again.
 */
export const createHookCode = (secret: Buffer, { accountId, flowId, generation }: HookKeys): string =>
  createHmac('sha256', secret).update(`flow-hook:${accountId}:${flowId}:${generation}`).digest('base64url')

export const hashHookCode = (code: string): Buffer => createHash('sha256').update(code).digest()
