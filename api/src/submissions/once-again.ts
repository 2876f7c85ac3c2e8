/** Works again what lost a race against somebody else's transaction: a rival's row, or a deadlock. */
export async function onceAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === 4 || !lost.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}

/** Unique violation, serialization failure, deadlock. */
const lost = new Set(['23505', '40001', '40P01'])
