import * as z from 'zod'
import { defineEndpoints } from '../../http/endpoint.ts'
import { Id } from '../../http/fields.ts'
import { LandingPageWithDraft } from '../landing-page.ts'
import { NewSplitTest, SplitTest, splitTestOutcomes } from './split-test.ts'

/** Every member has personal pages. Account pages require a permission, which the handlers check. */
const allow = 'member'
const params = z.object({ pageId: Id })

export const splitTestEndpoints = defineEndpoints({
  'GET /agent/landing-page/page/:pageId/split-tests': {
    allow,
    about: 'Lists the A/B tests of a page with what came of each version, newest first.',
    params,
    reply: z.array(SplitTest),
  },
  'POST /agent/landing-page/page/:pageId/split-tests': {
    allow,
    about:
      'Starts to show some visitors the draft or an earlier version instead of the published one. Nothing is published while a test runs.',
    params,
    body: NewSplitTest,
    reply: LandingPageWithDraft,
  },
  'POST /agent/landing-page/page/:pageId/split-tests/:testId/ended': {
    allow,
    about: 'Ends a test. If version B wins, it is published.',
    params: params.extend({ testId: Id }),
    body: z.object({ outcome: z.enum(splitTestOutcomes) }),
    reply: LandingPageWithDraft,
  },
})
