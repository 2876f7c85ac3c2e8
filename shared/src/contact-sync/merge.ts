import type { SyncRules } from '../connected-apps/sync-rules.ts'
import { areEqual, isSetField, type ScalarValue, type SyncRecord, toKeys, toValueKey } from './record.ts'

/** What has to be written in the app: a value, or what a list gains and loses. */
export type RemoteChange = { value: ScalarValue } | { add: string[]; remove: string[] }

export interface FieldConflict {
  field: string
  local: ScalarValue
  remote: ScalarValue
  winner: 'APP' | 'GABLE'
}

export interface MergeInput {
  /** What the app last returned. Null when the two are compared for the first time. */
  agreed: SyncRecord | null
  local: SyncRecord
  remote: SyncRecord
  rules: Pick<SyncRules, 'direction' | 'conflicts'>
  /** Whether the change in the app is newer than the one here. */
  isRemoteNewer: boolean
}

export interface MergeResult {
  /** Fields to write here. */
  local: SyncRecord
  /** Fields to write in the app. */
  remote: Record<string, RemoteChange>
  agreed: SyncRecord
  conflicts: FieldConflict[]
}

/**
 * Merges a person field by field with what both sides last agreed on. A field that one side changed goes to the other;
 * the rule decides about one that both changed. Lists are merged element by element, so they have no conflicts.
 */
export function mergeRecords(input: MergeInput): MergeResult {
  const result: MergeResult = { local: {}, remote: {}, agreed: { ...input.agreed }, conflicts: [] }
  for (const field of Object.keys(input.remote))
    if (field in input.local) (isSetField(field) ? mergeSet : mergeScalar)(field, input, result)
  return result
}

function mergeScalar(field: string, input: MergeInput, result: MergeResult) {
  const local = input.local[field] as ScalarValue
  const remote = input.remote[field] as ScalarValue
  const base = input.agreed?.[field] as ScalarValue | undefined
  const { direction } = input.rules
  const isSame = (a: ScalarValue, b: ScalarValue) => toValueKey(field, a) === toValueKey(field, b)
  const isBlank = (value: ScalarValue) => toValueKey(field, value) === ''
  const takeRemote = () => {
    if (direction !== 'TO_APP') result.local[field] = remote
    // The other way round the value here stays, and counts as sent.
    result.agreed[field] = direction === 'TO_APP' ? local : remote
  }
  const keepLocal = () => {
    if (direction !== 'FROM_APP') result.remote[field] = { value: local }
    result.agreed[field] = remote
  }
  if (isSame(local, remote)) {
    result.agreed[field] = remote
    return
  }
  const [localChanged, remoteChanged] =
    base === undefined ? [!isBlank(local), !isBlank(remote)] : [!isSame(local, base), !isSame(remote, base)]
  if (!localChanged) {
    if (direction === 'TO_APP') result.agreed[field] = base ?? local
    else takeRemote()
    return
  }
  if (!remoteChanged) {
    keepLocal()
    return
  }
  const winner = getWinner(input)
  result.conflicts.push({ field, local, remote, winner })
  if (winner === 'APP') takeRemote()
  else keepLocal()
}

const getWinner = ({ rules: { conflicts }, isRemoteNewer }: MergeInput): FieldConflict['winner'] => {
  if (conflicts === 'NEWEST') return isRemoteNewer ? 'APP' : 'GABLE'
  return conflicts
}

function mergeSet(field: string, { agreed, local, remote, rules }: MergeInput, result: MergeResult) {
  const [ours, theirs] = [toList(local[field]), toList(remote[field])]
  const base = toKeys(field, agreed?.[field])
  const [ourKeys, theirKeys] = [toKeys(field, ours), toKeys(field, theirs)]
  const keyOf = (value: string) => toValueKey(field, value)
  const merged =
    rules.direction === 'TO_APP'
      ? ours
      : [
          ...ours.filter((value) => theirKeys.has(keyOf(value)) || !base.has(keyOf(value))),
          ...theirs.filter((value) => !ourKeys.has(keyOf(value)) && !base.has(keyOf(value))),
        ]
  if (!areEqual(field, merged, ours)) result.local[field] = merged
  if (rules.direction !== 'FROM_APP') {
    const add = merged.filter(
      (value) => !theirKeys.has(keyOf(value)) && !(rules.direction === 'TO_APP' && base.has(keyOf(value))),
    )
    const remove = theirs.filter((value) => base.has(keyOf(value)) && !ourKeys.has(keyOf(value)))
    if (add.length > 0 || remove.length > 0) result.remote[field] = { add, remove }
  }
  const mergedKeys = toKeys(field, merged)
  result.agreed[field] =
    rules.direction === 'TO_APP'
      ? // What was removed in the app is not sent again.
        [
          ...ours.filter((value) => theirKeys.has(keyOf(value)) || base.has(keyOf(value))),
          ...theirs.filter((value) => base.has(keyOf(value)) && !ourKeys.has(keyOf(value))),
        ]
      : theirs.filter((value) => mergedKeys.has(keyOf(value)) || base.has(keyOf(value)))
}

const toList = (value: SyncRecord[string] | undefined): string[] => (Array.isArray(value) ? value : [])

/** What both sides agree on once the app has taken a change. */
export function agreeOnSent(agreed: SyncRecord, sent: Record<string, RemoteChange>): SyncRecord {
  const after = { ...agreed }
  for (const [field, change] of Object.entries(sent)) {
    if ('value' in change) {
      after[field] = change.value
      continue
    }
    const removed = toKeys(field, change.remove)
    const kept = toList(agreed[field]).filter((value) => !removed.has(toValueKey(field, value)))
    after[field] = [...kept, ...change.add]
  }
  return after
}
