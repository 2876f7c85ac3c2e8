import { readLink, signLink } from '../platform/signed-link.ts'

/** Lets the browser that sent a submission read what the visitor gets back. It works as long as the submission is new. */
export const createAnswerToken = (secret: Buffer, { accountId }: { accountId: string }, submissionId: string): string =>
  signLink(toKey(secret), [accountId, submissionId])

/** Undefined when the signature is not ours. */
export function readAnswerToken(secret: Buffer, token: string) {
  const target = readLink(toKey(secret), token)
  const [submissionId] = target?.recordIds ?? []
  return target && submissionId ? { scope: target.scope, submissionId } : undefined
}

const toKey = (secret: Buffer) => ({ purpose: 'answer-to-submission', secret })
