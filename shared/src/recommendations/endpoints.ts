import { defineEndpoints } from '../http/endpoint.ts'
import { NewRecommendation, Recommendation, Recommendations } from './recommendation.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'

export const recommendationEndpoints = defineEndpoints({
  'GET /agent/recommendations': {
    allow,
    about: 'To whom people of the account recommended Gable, the last first.',
    reply: Recommendations,
  },
  'POST /agent/recommendations': {
    allow,
    about: 'Recommends Gable to a colleague by one e-mail. Nobody is written to twice, nor who asked not to be.',
    body: NewRecommendation,
    reply: Recommendation,
  },
})
