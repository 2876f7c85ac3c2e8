import { createHookTrigger } from '../hook-trigger.ts'

interface SubmissionEvent {
  submissionId: string
  at: string
  subject: { name: string }
  form: string
  firstName: string
  lastName: string
  email: string
  phone: string
  address: string | null
  contactId: string
}

interface SubmissionRecord {
  _id: string
  at: string
  subjectName: string
  formName: string
  name: string
  email: string
  phone: string
  address: string | null
  contact: { _id: string } | null
}

export const newSubmission = createHookTrigger({
  key: 'new_submission',
  noun: 'Submission',
  description: 'Triggers when a visitor sends a form, also one whom you know already.',
  eventType: 'submission.received',
  list: { path: '/agent/submissions', params: { pageSize: '100' } },
  fromEvent: ({
    submissionId,
    at,
    subject,
    form,
    firstName,
    lastName,
    email,
    phone,
    address,
    contactId,
  }: SubmissionEvent) => ({
    id: submissionId,
    at,
    page: subject.name,
    form,
    name: [firstName, lastName].filter(Boolean).join(' '),
    email,
    phone,
    address,
    contactId,
  }),
  fromRecord: ({ _id, at, subjectName, formName, name, email, phone, address, contact }: SubmissionRecord) => ({
    id: _id,
    at,
    page: subjectName,
    form: formName,
    name,
    email,
    phone,
    address,
    contactId: contact?._id ?? '',
  }),
  sample: {
    id: '018bb2c0-1e00-7d10-8d10-6c5f0e2b91a4',
    at: '2026-03-14T15:09:26.000Z',
    page: 'Home value',
    form: 'Home Value',
    name: 'Ada Moss',
    email: 'ada.moss@example.com',
    phone: '(207) 555-0134',
    address: '12 Harbor Street, Portland, ME 04101',
    contactId: '018bb2c0-1e00-7c10-8c10-6c5f0e2b91a3',
  },
})
