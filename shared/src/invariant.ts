/** Guards what the code around it guarantees. The message says what failed: `invariant(row, 'offer insert returned no row')`. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant failed: ${message}`)
}
