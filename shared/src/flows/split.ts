import type { StepOf } from './step.ts'

/**
 * The branch that a contact takes: always the same one, also when they enter again, and each as often as its percentage
 * says.
 */
export function chooseBranch({ id, branches }: Pick<StepOf<'SPLIT'>, 'id' | 'branches'>, contactId: string): string {
  let place = hash(`${contactId}/${id}`) % 100
  for (const { key, percent } of branches) {
    if (place < percent) return key
    place -= percent
  }
  return branches.at(-1)?.key ?? ''
}

/** FNV-1a, and the last step of murmur3: without it, similar texts would not spread over the low digits. */
function hash(text: string): number {
  let hash = 0x811c9dc5
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
