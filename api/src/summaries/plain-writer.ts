import { adviceFrom } from './advice.ts'
import type { SummaryContent } from './content.ts'
import { historyOf } from './history.ts'
import { insightsFrom } from './insights.ts'
import { interestIn } from './interest.ts'
import { sentencesFrom } from './sentences.ts'
import type { Material, SummaryWriter } from './writer.ts'

/** Writes by rules: nothing but what the history says, and always the same for the same history. */
export const plainWriter: SummaryWriter = {
  isModel: false,
  write: async (material) => writtenFrom(material),
}

export function writtenFrom(material: Material): SummaryContent {
  const history = historyOf(material)
  const interest = interestIn(history)
  return {
    sentences: sentencesFrom(history),
    insights: insightsFrom(history, interest),
    recommendations: adviceFrom(history, interest, material),
  }
}
