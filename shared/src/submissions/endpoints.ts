import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id, queryArray } from '../http/fields.ts'
import { devices } from '../traffic/traffic.ts'
import { Submission, SubmissionRow, submissionStates } from './submission.ts'
import { SubmissionReceipt, VisitorSubmission } from './visitor-submission.ts'

const TrafficValue = z.string().trim().max(100).optional()

/** Where the visitor came from. Empty finds those who came without it. */
const submissionTraffic = {
  campaign: TrafficValue,
  source: TrafficValue,
  medium: TrafficValue,
  /** The site that linked to the page. */
  site: TrafficValue,
  device: z.enum(devices).optional(),
}

const params = z.object({ submissionId: Id })

export const submissionEndpoints = defineEndpoints({
  'POST /public/submissions': {
    allow: 'anyone',
    about: 'Submits a visitor’s form. Repeating an id returns the first receipt.',
    body: VisitorSubmission,
    reply: SubmissionReceipt,
  },
  'GET /agent/submissions': {
    allow: 'member',
    about:
      'Submissions, newest first. Without `states`, everything except spam. `setAside` counts the spam of 30 days that no agent marked.',
    query: z.object({
      search: z.string().trim().max(200).default(''),
      states: queryArray(z.enum(submissionStates)).optional(),
      subjectIds: queryArray(Id).optional(),
      /** Emails or postcards that led the visitor to the form. */
      contentIds: queryArray(Id).optional(),
      ...submissionTraffic,
      dateFrom: z.iso.datetime({ offset: true }).optional(),
      dateTill: z.iso.datetime({ offset: true }).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(SubmissionRow), total: z.number(), unread: z.number(), setAside: z.number() }),
  },
  'GET /agent/submissions/unread': {
    allow: 'member',
    about: 'The number of unread submissions.',
    reply: z.object({ unread: z.number() }),
  },
  'GET /agent/submissions/:submissionId': {
    allow: 'member',
    about: 'One submission with its answers and consent.',
    params,
    reply: Submission,
  },
  'POST /agent/submissions/:submissionId/read': {
    allow: 'member',
    about: 'Marks a submission as read.',
    params,
    reply: Submission,
  },
  'POST /agent/submissions/:submissionId/unread': {
    allow: 'member',
    about: 'Marks a submission as unread.',
    params,
    reply: Submission,
  },
  'POST /agent/submissions/:submissionId/spam': {
    allow: 'member',
    about: 'Marks a submission as spam. Its contact and lead are kept.',
    params,
    reply: Submission,
  },
  'POST /agent/submissions/:submissionId/not-spam': {
    allow: 'member',
    about: 'Marks a submission as not spam and creates its contact and lead if they do not exist yet.',
    params,
    reply: Submission,
  },
})
