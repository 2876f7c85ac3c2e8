import type { DashboardLabels } from '@gable/shared/contact-dashboard/labels/dashboard-labels.ts'

/**
 * Says whether an answer of the owner was saved, and holds the texts of the scripts. It exists before there is anything
 * to say: screen readers miss a region that arrives with its text.
 */
export const AnswerStatus = ({ labels: { answers, sheet } }: { labels: DashboardLabels }) => (
  <div
    class="answer-status"
    id="answer-status"
    role="status"
    data-saved={answers.saved}
    data-failed={answers.failed}
    data-too-many={answers.tooMany}
    data-undo={answers.undo}
    data-undone={answers.undone}
    data-close={sheet.close}
  />
)
