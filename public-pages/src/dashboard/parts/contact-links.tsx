import type { DashboardLabels } from '@gable/shared/contact-dashboard/labels/dashboard-labels.ts'
import { formatPhone } from '@gable/shared/identity/format-phone.ts'

interface ContactLinksProps {
  phone: string | undefined
  email: string | undefined
  bookingUrl?: string | undefined
  /** Whose they are, for screen readers. */
  name: string
  labels: DashboardLabels['contactAgent']
}

/** Call, text, email and book, as far as they are known. They count as clicks like every other button. */
export function ContactLinks({ phone, email, bookingUrl, name, labels }: ContactLinksProps) {
  const number = phone?.replace(/[^\d+]/g, '')
  const shownPhone = phone && formatPhone(phone)
  const links = [
    [labels.call, number && `tel:${number}`, shownPhone],
    [labels.text, number && `sms:${number}`, shownPhone],
    [labels.email, email && `mailto:${email}`, email],
    [labels.book, bookingUrl, ''],
  ] as const
  return (
    <ul class="contact-links">
      {links.map(
        ([label, href, detail]) =>
          href && (
            <li key={label}>
              <a href={href} data-button={label} aria-label={[`${label}: ${name}`, detail].filter(Boolean).join(', ')}>
                {label}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}
