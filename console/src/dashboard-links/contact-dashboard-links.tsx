import type { DashboardLink } from '@gable/shared/contact-dashboard/endpoints.ts'
import { type ReactNode, useMemo } from 'react'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { DashboardLinkRow } from './dashboard-link-row.tsx'

interface ContactDashboardLinksProps {
  contactId: string
  /** Shows the link to this home alone. */
  propertyId?: string
  /** Names a link where the address is known. */
  label?: { node: ReactNode; text: string }
}

/** The links of a contact to the dashboards of their homes. */
export function ContactDashboardLinks({ contactId, propertyId, label }: ContactDashboardLinksProps) {
  const { data, error, isValidating, mutate } = useApi('GET /agent/contacts/:contactId/dashboard-links', {
    params: { contactId },
  })
  useLiveEvent('contacts', ({ id }) => {
    if (id === undefined || id === contactId) void mutate()
  })
  const links = useMemo(() => filterByHome(data ?? [], propertyId), [data, propertyId])
  if (!data && error)
    return (
      <ErrorState
        title="The dashboard links could not be loaded"
        onRetry={() => void mutate()}
        retrying={isValidating}
      />
    )
  if (!data)
    return (
      <div className="h-[78px]">
        <TextSkeleton lines={2} />
      </div>
    )
  return (
    <ul className="divide-y divide-line">
      {links.map((link) => (
        <li key={link.propertyId} className="py-3 first:pt-0 last:pb-0">
          <DashboardLinkRow
            contactId={contactId}
            link={link}
            label={label?.node ?? link.address}
            name={label?.text ?? link.address}
          />
        </li>
      ))}
    </ul>
  )
}

const filterByHome = (links: readonly DashboardLink[], propertyId: string | undefined) =>
  propertyId === undefined ? links : links.filter((link) => link.propertyId === propertyId)
