import { useContactPath } from '../contacts/contact-paths.ts'
import { Link } from '../design/link.tsx'
import { formatMoney } from '../design/metric-format.ts'
import { useOpenContact } from './open-contact.ts'

/** The homes of a contact, with what they may be worth. */
export function HomeLines() {
  const { contact } = useOpenContact()
  const { homePath } = useContactPath()
  if (contact.properties.length === 0) return <p className="text-muted">No property is linked to them.</p>
  return (
    <ul className="divide-y divide-line">
      {contact.properties.map((home) => (
        <li key={home._id} className="py-2.5 first:pt-0 last:pb-0">
          <Link to={homePath(home._id)} tone="plain" className="[overflow-wrap:anywhere]">
            {home.fullAddress}
          </Link>
          <p className="mt-0.5 text-muted text-table">
            {[
              home.valueCents === null ? 'No estimate' : formatMoney(home.valueCents),
              home.propertyType,
              home.isClaimed && 'Claimed',
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
