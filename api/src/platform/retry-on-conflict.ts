/** A serialization failure, a deadlock. */
export const transactionConflicts: readonly string[] = ['40001', '40P01']

/** A row that was created or deleted meanwhile. */
export const rowConflicts: readonly string[] = ['23505', '23503']

/** Retries work whose transaction lost to a concurrent one. */
export async function retryOnConflict<T>(work: () => Promise<T>, codes = transactionConflicts): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === 4 || !codes.includes((error as { code?: string }).code ?? '')) throw error
    }
  }
}
