/** The query parameter that names the open submission. */
export const submissionParam = 'submission'

export const toSubmissionPath = (id: string) => `submissions?${submissionParam}=${encodeURIComponent(id)}`
