import type { SummaryContent } from '@gable/shared/summaries/summary-content.ts'
import { createActivityHistory } from './activity-history.ts'
import { getEngagement } from './engagement.ts'
import { listInsights } from './insights.ts'
import { listRecommendations } from './recommendations.ts'
import { listSentences } from './sentences.ts'
import type { SummaryInput, SummaryWriter } from './writer.ts'

/** Writes by rules. It only restates the activity, so the same activity always gives the same summary. */
export const builtInWriter: SummaryWriter = {
  isModel: false,
  write: async (input) => buildSummary(input),
}

export function buildSummary(input: SummaryInput): SummaryContent {
  const history = createActivityHistory(input)
  const engagement = getEngagement(history)
  return {
    sentences: listSentences(history),
    insights: listInsights(history, engagement, input),
    recommendations: listRecommendations(history, engagement, input),
  }
}
