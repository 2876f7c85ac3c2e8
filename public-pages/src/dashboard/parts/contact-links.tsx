import type { DashboardLabels } from '@gable/shared/contact-dashboard/labels/dashboard-labels.ts'

interface ContactLinksProps {
  phone: string | undefined
  email: string | undefined
  /** Whose they are, for screen readers. */
  name: string
  labels: DashboardLabels['contactAgent']
}

/** Call, text and email, as far as they are known. They count as clicks like every other button. */
export function ContactLinks({ phone, email, name, labels }: ContactLinksProps) {
  const number = phone?.replace(/[^\d+]/g, '')
  const links = [
    [labels.call, number && `tel:${number}`, phone],
    [labels.text, number && `sms:${number}`, phone],
    [labels.email, email && `mailto:${email}`, email],
  ] as const
  return (
    <ul class="contact-links">
      {links.map(
        ([label, href, detail]) =>
          href && (
            <li key={label}>
              <a href={href} data-button={label} aria-label={`${label}: ${name}, ${detail}`}>
                {label}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}
