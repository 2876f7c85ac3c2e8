/** Retries work whose transaction lost to a concurrent one. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === 4 || !conflictCodes.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}

/** A row that was created or deleted meanwhile, a serialization failure, a deadlock. */
const conflictCodes = new Set(['23505', '23503', '40001', '40P01'])
