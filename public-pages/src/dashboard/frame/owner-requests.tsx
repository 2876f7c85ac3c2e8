import type { DashboardLabels } from '@gable/shared/contact-dashboard/labels/dashboard-labels.ts'
import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'

/** Forms, because mail scanners follow every link. Each leads to a page that asks again. */
export function OwnerRequests({ page, labels }: { page: PublicDashboard; labels: DashboardLabels }) {
  const texts = labels.requests
  return (
    <section class="owner-requests" aria-label={texts.about}>
      {page.owner.isUnsubscribed ? (
        <p>{texts.emailsStopped}</p>
      ) : (
        <RequestForm page={page} request="unsubscribe" label={texts.stopEmails} />
      )}
      <RequestForm page={page} request="erase" label={texts.erase} />
    </section>
  )
}

interface RequestFormProps {
  page: PublicDashboard
  request: 'unsubscribe' | 'erase'
  label: string
}

const RequestForm = ({ page: { code, language, isPreview }, request, label }: RequestFormProps) => (
  <form method="post" action={isPreview ? undefined : `/d/${code}/${request}`}>
    <input type="hidden" name="lang" value={language} />
    <button type="submit">{label}</button>
  </form>
)
