import { defineEndpoints } from '../http/endpoint.ts'
import { NewRecommendation, Recommendation, Recommendations } from './recommendation.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'

export const recommendationEndpoints = defineEndpoints({
  'GET /agent/recommendations': {
    allow,
    about: 'Recommendations of Gable sent from the account, newest first.',
    reply: Recommendations,
  },
  'POST /agent/recommendations': {
    allow,
    about: 'Recommends Gable to a colleague by email. Each person gets only one email, and none after opting out.',
    body: NewRecommendation,
    reply: Recommendation,
  },
})
