import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id, listOf } from '../http/fields.ts'
import { Submission, SubmissionRow, submissionStates } from './submission.ts'
import { SubmissionReceipt, VisitorSubmission } from './visitor-submission.ts'

const params = z.object({ submissionId: Id })

export const submissionEndpoints = endpoints({
  'POST /public/submissions': {
    allow: 'anyone',
    about: 'Takes what a visitor has filled in. The same id again is answered as the first time.',
    body: VisitorSubmission,
    reply: SubmissionReceipt,
  },
  'GET /agent/submissions': {
    allow: 'member',
    about: 'What visitors have sent, newest first. Without states everything but spam.',
    query: z.object({
      search: z.string().trim().max(200).default(''),
      states: listOf(z.enum(submissionStates)).optional(),
      subjectIds: listOf(Id).optional(),
      dateFrom: z.iso.datetime({ offset: true }).optional(),
      dateTill: z.iso.datetime({ offset: true }).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(SubmissionRow), total: z.number(), unread: z.number() }),
  },
  'GET /agent/submissions/unread': {
    allow: 'member',
    about: 'How many nobody has opened yet.',
    reply: z.object({ unread: z.number() }),
  },
  'GET /agent/submissions/:submissionId': {
    allow: 'member',
    about: 'One submission with its answers and what was agreed to.',
    params,
    reply: Submission,
  },
  'POST /agent/submissions/:submissionId/read': {
    allow: 'member',
    about: 'Takes it off the unread ones.',
    params,
    reply: Submission,
  },
  'POST /agent/submissions/:submissionId/unread': {
    allow: 'member',
    about: 'Puts it back among the unread ones.',
    params,
    reply: Submission,
  },
  'POST /agent/submissions/:submissionId/spam': {
    allow: 'member',
    about: 'Puts it aside as spam. The contact and the lead it made stay.',
    params,
    reply: Submission,
  },
  'POST /agent/submissions/:submissionId/not-spam': {
    allow: 'member',
    about: 'Takes it in after all: makes the contact and the lead it was kept from making.',
    params,
    reply: Submission,
  },
})
