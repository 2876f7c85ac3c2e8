import type { SplitTest } from '@gable/shared/landing-pages/split-tests/split-test.ts'
import type { Variant } from '@gable/shared/traffic/shown-variant.ts'

/** What the versions of a test are: `A (published version 3)`. */
export const getVersionName = ({ versionA, versionB }: Pick<SplitTest, 'versionA' | 'versionB'>, variant: Variant) =>
  variant === 'A' ? `A (published version ${versionA})` : versionB === null ? 'B (draft)' : `B (version ${versionB})`
