import { toCsv } from '@gable/shared/calculators/csv.ts'
import type { SplitTest } from '@gable/shared/landing-pages/split-tests/split-test.ts'
import { variants } from '@gable/shared/traffic/shown-variant.ts'
import { getVersionName } from './version-names.ts'

/** What came of each version as a file. */
export const toSplitTestCsv = (test: Pick<SplitTest, 'versionA' | 'versionB' | 'results'>): string =>
  toCsv([
    ['Version', 'Visits', 'Entrances', 'Leads', 'Leads per visit'],
    ...variants.map((variant) => {
      const { visits, entrances, leads } = test.results[variant]
      return [
        getVersionName(test, variant),
        visits,
        entrances,
        leads,
        visits > 0 ? `${((leads / visits) * 100).toFixed(1)}%` : '',
      ]
    }),
  ])
