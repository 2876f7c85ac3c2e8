import { Problem } from '@gable/shared/http/problem.ts'

/** Replaces every rejection except a conflict with the given message. Conflicts keep the server's message. */
export async function withErrorMessage<T>(message: string, promise: Promise<T>): Promise<T> {
  try {
    return await promise
  } catch (error) {
    throw error instanceof Problem && error.code === 'conflict' ? error : new Problem('broken', message)
  }
}
