import { Problem } from '@gable/shared/http/problem.ts'

/** Waits for a call. Failing, it throws what to say: a refusal in the server's own words, anything else in these. */
export async function withErrorMessage<T>(message: string, promise: Promise<T>): Promise<T> {
  try {
    return await promise
  } catch (error) {
    throw error instanceof Problem && error.code === 'conflict' ? error : new Problem('broken', message)
  }
}
