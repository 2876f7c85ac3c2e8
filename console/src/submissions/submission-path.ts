/** The name under which the address says which submission is looked at closer. */
export const openedSubmission = 'submission'

/** The page with this submission open. */
export const submissionPath = (id: string) => `submissions?${openedSubmission}=${encodeURIComponent(id)}`
