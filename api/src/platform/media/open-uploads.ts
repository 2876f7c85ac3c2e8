import { Problem } from '@gable/shared/http/problem.ts'
import { createLimiter } from './limiter.ts'

/** Uploads that an account may have open at a time. Each one is in memory as a whole until it is processed. */
export const openUploadsMaximum = 20

interface AccountUploads {
  open: number
  limit: ReturnType<typeof createLimiter>
}

/** Counts the uploads of each account, and processes those of one account one at a time, so that others do not wait. */
export function createOpenUploads() {
  const accounts = new Map<string, AccountUploads>()

  /** Returns what ends the upload, or throws if too many are open. */
  return (accountId: string) => {
    const uploads = accounts.get(accountId) ?? { open: 0, limit: createLimiter(1) }
    if (uploads.open >= openUploadsMaximum)
      throw new Problem('too_many', 'Many images are being uploaded right now. Please try again in a minute.')
    accounts.set(accountId, uploads)
    uploads.open += 1
    let isProcessing = false
    const end = () => {
      uploads.open -= 1
      if (uploads.open === 0) accounts.delete(accountId)
    }
    return {
      /** The image is processed to the end, even if the client no longer waits for it. */
      async process<T>(work: () => Promise<T>): Promise<T> {
        isProcessing = true
        return uploads.limit(work).finally(end)
      },
      disconnect: () => {
        if (!isProcessing) end()
      },
    }
  }
}
