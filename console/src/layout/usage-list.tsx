import type { BrandUse } from '@gable/shared/branding/brand-use.ts'
import type { FormUse } from '@gable/shared/forms/form.ts'
import { Link } from '../design/inputs/link.tsx'
import { useAccountPath } from '../platform/account.ts'

type Use = Pick<FormUse | BrandUse, 'kind' | '_id' | 'name' | 'isArchived' | 'isPersonal'>

/** What uses a form or a brand, each with a link to where it is chosen. */
export function UsageList({ uses }: { uses: readonly Use[] }) {
  const pathTo = useAccountPath()
  return (
    <ul className="space-y-3 text-body">
      {uses.map(({ kind, _id, name, isArchived, isPersonal }) => (
        <li key={_id} className="min-w-0 [overflow-wrap:anywhere]">
          {isPersonal ? name : <Link to={pathTo(paths[kind](_id, isArchived))}>{name}</Link>}
          <span className="block text-label text-muted">
            {isArchived && 'Archived '}
            {isPersonal && (isArchived ? 'personal ' : 'Personal ')}
            {isArchived || isPersonal ? kinds[kind].toLowerCase() : kinds[kind]}
          </span>
        </li>
      ))}
    </ul>
  )
}

const kinds: Record<Use['kind'], string> = {
  widget: 'Widget',
  'landing-page': 'Landing page',
  'contact-dashboard': 'Contact dashboard',
  'form-group': 'Form group',
  email: 'Email',
  postcard: 'Postcard',
}

/** An archived asset has no editor. */
const paths: Record<Use['kind'], (id: string, isArchived: boolean) => string> = {
  widget: (id, isArchived) => `marketing/widget/${id}${isArchived ? '' : '/edit'}`,
  'landing-page': (id, isArchived) => `marketing/landing-page/${id}${isArchived ? '' : '/edit'}`,
  'contact-dashboard': (id) => `marketing/contact-dashboard/${id}/edit`,
  'form-group': (id) => `marketing/form/form-group/${id}/edit`,
  email: (id, isArchived) => `marketing/email/${id}${isArchived ? '' : '/edit'}`,
  postcard: (id, isArchived) => `marketing/postcard/${id}${isArchived ? '' : '/edit'}`,
}
